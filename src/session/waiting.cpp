#include "src/session/waiting.hpp"

#include "src/session/board_keys.hpp"

#include <algorithm>
#include <utility>

namespace session {
namespace {

bool is_at_board(const Scene& context) { return std::holds_alternative<BoardScreen>(context.screens().back()); }

bool has_to_begin(const Game& game) { return game.table.phase == rules::table::Phase::Waiting; }

/// Before the game begins no piece is in a hand that could be put back.
bool needs_table(const Scene& context, Command command) {
    return is_of_hands(command) && !(command == Command::PutBack && has_to_begin(*game_of(context.model, context.who)));
}

bool has_waiting(const Scene& context) {
    return std::ranges::any_of(context.model.waiting,
                               [&context](const WaitingAct& act) { return act.who == context.who; });
}

} // namespace

bool is_unanswered(const Model& model, ParticipantId who) {
    const Game* const game = game_of(model, who);
    if (game == nullptr || game->awaits_ruling()) return false;
    return game->unanswered || has_to_begin(*game); // it begins once the library has it
}

bool waits_for_table(const Scene& context, const Message& message) {
    if (!is_unanswered(context.model, context.who)) return false;
    if (const auto* key = std::get_if<KeyPressed>(&message))
        return is_at_board(context) && needs_table(context, key->command);
    if (std::holds_alternative<InputEnded>(message))
        return has_waiting(context); // what came before it is done before it
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
