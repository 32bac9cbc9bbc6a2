#include "src/session/core/hands_free.hpp"

#include <utility>

namespace session {
namespace {

/// A question about the game that is played: what somebody says in the room answers no other.
bool is_about_game(Confirmation about) {
    switch (about) {
    case Confirmation::Resign:
    case Confirmation::OfferDraw:
    case Confirmation::AcceptDraw:
    case Confirmation::ClaimThreefold:
    case Confirmation::ClaimFiftyMoves: return true;
    case Confirmation::Quit:
    case Confirmation::LeaveGame:
    case Confirmation::Rule:
    case Confirmation::RenewLibrary:
    case Confirmation::DeleteGame:
    case Confirmation::ForgetWords:
    case Confirmation::BeOverheard:
    case Confirmation::ChangeHearing: return false;
    }
    return false;
}

} // namespace

std::optional<Listening> heard_hands_free(const Scene& context) {
    const bool is_chosen = context.model.preferences.hands_free == settings::HandsFree::On;
    if (!is_chosen || context.participant().means != Means::Keyboard || context.model.over) return std::nullopt;
    if (!context.model.has_window) return std::nullopt; // by lines there is no microphone
    if (!context.has_game() || context.review() != nullptr || context.game().table.outcome) return std::nullopt;
    const Screen& top = context.screens().back();
    if (std::holds_alternative<BoardScreen>(top))
        return context.is_elsewhere() ? std::nullopt : std::optional<Listening>(MoveOrOrder{});
    if (const auto* question = std::get_if<ConfirmScreen>(&top))
        return is_about_game(question->about) ? std::optional<Listening>(AnswerTo{{question->asked, {}}})
                                              : std::nullopt;
    const auto* list = std::get_if<ListScreen>(&top);
    if (list == nullptr || !asks_which_move(list->kind)) return std::nullopt;
    return AnswerTo{{list->asked, list->moves}};
}

void listen_hands_free(UpdateContext& context) {
    const Scene scene{context.model, context.now, at_keyboard(context.model)};
    const bool is_wanted = heard_hands_free(scene).has_value();
    if (std::exchange(context.model.listens_hands_free, is_wanted) != is_wanted)
        context.effects.emplace_back(ListenHandsFree{is_wanted});
}

} // namespace session
