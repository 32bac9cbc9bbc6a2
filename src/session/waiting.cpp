#include "src/session/waiting.hpp"

#include "src/session/board_keys.hpp"

#include <utility>

namespace session {
namespace {

bool is_at_board(const Model& model) {
    return std::holds_alternative<BoardScreen>(model.participants[at_keyboard(model).place].screens.back());
}

} // namespace

bool is_unanswered(const Model& model) {
    const Game* const game = game_of(model, at_keyboard(model));
    return game != nullptr && game->unanswered && !game->awaits_ruling();
}

bool waits_for_table(const Model& model, const Message& message) {
    if (!is_unanswered(model)) return false;
    if (const auto* key = std::get_if<KeyPressed>(&message)) return is_of_hands(key->command) && is_at_board(model);
    return std::holds_alternative<LineTyped>(message) || std::holds_alternative<SquareClicked>(message) ||
           std::holds_alternative<SpeechHeard>(message);
}

bool waits_for_table(const Model& model, const TextScreen& line) {
    const bool reads_table = line.purpose == TextPurpose::Move || line.purpose == TextPurpose::ClaimMove ||
                             line.purpose == TextPurpose::Seal || line.purpose == TextPurpose::Write;
    return reads_table && is_unanswered(model);
}

void let_wait(UpdateContext& context, Message message) {
    context.model.waiting.push_back({std::move(message), context.who, context.finger().square});
}

} // namespace session
