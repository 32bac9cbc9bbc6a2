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
    const Game* const game = game_of(context.model, context.who);
    return is_of_hands(command) && !(command == Command::PutBack && game != nullptr && has_to_begin(*game));
}

/// Whether something was said that is to be done at the table.
bool tells_move(const Message& message) {
    if (std::holds_alternative<SpeechHeard>(message)) return true;
    const auto* utterance = std::get_if<UtteranceHeard>(&message);
    return utterance != nullptr && utterance->heard && std::holds_alternative<SpeechHeard>(*utterance->heard);
}

/// Whether what is for that participant's table waits.
bool waits(const Model& model, Now now, ParticipantId who) {
    const auto since = model.waiting.end_waits_since(who);
    return is_unanswered(model, who) && (!since || now - *since < longest_wait_at_end);
}

} // namespace

bool is_unanswered(const Model& model, ParticipantId who) {
    if (model.resuming == who) return true;
    const Game* const game = game_of(model, who);
    if (game == nullptr || game->awaits_ruling()) return false;
    return game->unanswered || has_to_begin(*game); // it begins once the library has it
}

bool waits_for_table(const Scene& context, const Message& message) {
    if (!waits(context.model, context.now, context.who)) return false;
    if (const auto* key = std::get_if<KeyPressed>(&message))
        return is_at_board(context) && needs_table(context, key->command);
    if (std::holds_alternative<InputEnded>(message))
        return context.model.waiting.has_any_of(context.who); // what came before it is done before it
    return std::holds_alternative<LineTyped>(message) || std::holds_alternative<SquareClicked>(message) ||
           std::holds_alternative<SquareActivated>(message) || tells_move(message);
}

bool waits_for_table(const Scene& context, const TextScreen& line) {
    const bool reads_table = line.purpose == TextPurpose::Move || line.purpose == TextPurpose::ClaimMove ||
                             line.purpose == TextPurpose::Seal || line.purpose == TextPurpose::Write;
    return reads_table && waits(context.model, context.now, context.who);
}

void let_wait(UpdateContext& context, Message message) {
    context.model.waiting.add({std::move(message), context.who, context.finger().square, context.now});
}

std::optional<WaitingAct> take_due_act(UpdateContext& context) {
    auto act = context.model.waiting.take_due(
        [&](const WaitingAct& each) { return !waits(context.model, context.now, each.who); });
    if (act && !is_unanswered(context.model, act->who)) context.model.waiting.put_off_end(act->who, context.now);
    return act;
}

std::optional<Now> next_due_act(const Model& model) {
    std::optional<Now> due;
    for (const auto& [who, participant] : model.participants)
        if (const auto since = model.waiting.end_waits_since(who))
            due = std::min(*since + longest_wait_at_end, due.value_or(Now::max()));
    return due;
}

} // namespace session
