#include "src/session/core/hands_free.hpp"

#include <utility>

namespace session {

std::optional<Listening> heard_hands_free(const Scene& context) {
    const bool is_chosen = context.model.preferences.hands_free == settings::HandsFree::On;
    if (!is_chosen || context.participant().means != Means::Keyboard || context.model.over) return std::nullopt;
    if (!context.has_game() || context.review() != nullptr) return std::nullopt;
    const Screen& top = context.screens().back();
    if (std::holds_alternative<BoardScreen>(top))
        return context.is_elsewhere() ? std::nullopt : std::optional<Listening>(MoveOrOrder{});
    if (const auto* question = std::get_if<ConfirmScreen>(&top)) return AnswerTo{{question->asked, {}}};
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
