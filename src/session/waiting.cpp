#include "src/session/waiting.hpp"

#include "src/session/board_keys.hpp"

#include <utility>

namespace session {
namespace {

bool is_at_board(const Scene& context) { return std::holds_alternative<BoardScreen>(context.screens().back()); }

} // namespace

bool is_unanswered(const Model& model, ParticipantId who) {
    const Game* const game = game_of(model, who);
    return game != nullptr && game->unanswered && !game->awaits_ruling();
}

bool waits_for_table(const Scene& context, const Message& message) {
    if (!is_unanswered(context.model, context.who)) return false;
    if (const auto* key = std::get_if<KeyPressed>(&message)) return is_of_hands(key->command) && is_at_board(context);
    return std::holds_alternative<LineTyped>(message) || std::holds_alternative<SquareClicked>(message) ||
           std::holds_alternative<SquareActivated>(message) || std::holds_alternative<SpeechHeard>(message);
}

bool waits_for_table(const Scene& context, const TextScreen& line) {
    const bool reads_table = line.purpose == TextPurpose::Move || line.purpose == TextPurpose::ClaimMove ||
                             line.purpose == TextPurpose::Seal || line.purpose == TextPurpose::Write;
    return reads_table && is_unanswered(context.model, context.who);
}

void let_wait(UpdateContext& context, Message message) {
    context.model.waiting.push_back({std::move(message), context.who, context.finger().square});
}

} // namespace session
