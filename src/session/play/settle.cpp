#include "src/session/play/settle.hpp"

#include "rules/table/officials/called_to_seal.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/talking_clock.hpp"

#include <algorithm>
#include <utility>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::table::Phase;
using speech::phrases::PhraseId;
using namespace std::chrono_literals;

namespace {

void pass_events(UpdateContext& context) {
    follow(context, context.keeper.pass_time(context.game().table_id, context.now));
}

void record_time(UpdateContext& context) {
    Game& game = context.game();
    const auto now = game.time(context.now);
    if (!game.id || game.is_suspended() || !game.table.clock.running() || now - game.recorded < 1s) return;
    game.recorded = now;
    context.effects.emplace_back(RecordTime{*game.id, now});
}

/// Who says that a flag has fallen: the arbiter or, where the arbiter does not call flags, the side it is good for.
std::optional<Color> flag_caller(const rules::table::Table& table) {
    if (rules::table::arbiter_calls_flags(table)) return std::nullopt;
    return !*table.flag;
}

/// Presses its clock with a hand of its own; for the others it is done as soon as it is due.
bool presses_himself(const Scene& context, Color side) {
    const Game& game = context.game();
    if (!game.has_two_boards()) return false;
    if (is_assisted(context) || side == keyboard_side(context.model)) return true;
    return is_shared(context.model) && game.table.clock.exists();
}

/// Whether a sighted player here plays that side.
bool is_of_reader(const Scene& context, Color side) {
    const auto sits_there = [&](ParticipantId reader) {
        return side_of(context.model.participants.at(reader)) == side;
    };
    return std::ranges::any_of(readers(context.model), sits_there);
}

/// Whether somebody says this side's moves for it: it is a sighted player's here, or the engine's.
bool is_announced_for(const Scene& context, Color side) {
    return context.game().engine_of(side) != nullptr || is_of_reader(context, side);
}

/// A move that was made on the board and has not been said yet (F.2.1); empty if there is none.
std::optional<table::Command> due_announcement(const Scene& context) {
    const Game& game = context.game();
    const auto position = table::announced_in(game.table);
    if (!position || !game.table.boards->receiver || game.table.boards->announced) return std::nullopt;
    const Color side = !*game.table.boards->receiver;
    if (!is_announced_for(context, side)) return std::nullopt;
    const Move move = game.table.plies.back().move;
    return table::Say{{side}, fide_words(context, *position, move), {move}};
}

/// What a sighted player has repeated is put on the board as soon as it may be; empty if there is nothing of the kind.
std::optional<table::Command> due_execution(const Scene& context) {
    const Game& game = context.game();
    if (!game.has_two_boards() || !game.table.boards->is_repeated) return std::nullopt;
    const auto receiver = game.table.boards->receiver;
    if (!receiver || !is_of_reader(context, *receiver)) return std::nullopt;
    const table::Execute command{{*receiver}, std::nullopt};
    if (table::permits(game.table, command, game.time(context.now))) return std::nullopt;
    return command;
}

/// The clock of whoever does not press it with a hand of its own; empty if none is to be pressed.
std::optional<table::Command> due_press(const Scene& context) {
    const auto side = context.game().table.must_press;
    if (!side || presses_himself(context, *side)) return std::nullopt;
    return table::Press{*side};
}

std::optional<table::Command> due_flag_claim(const table::Table& table) {
    if (!table.flag) return std::nullopt;
    return table::ClaimFlag{flag_caller(table)};
}

/// Whoever sits at another computer asks from there.
bool is_asked_here(const Game& game, const table::Command& command) {
    const auto seat = game.seats.find(game::seat_of(command));
    return seat == game.seats.end() || !std::holds_alternative<game::Remote>(seat->second);
}

/// The next command that nobody has to ask for; empty if the table waits for somebody.
std::optional<table::Command> due(const Scene& context) {
    const Game& game = context.game();
    for (auto& command : {due_announcement(context), due_press(context), due_execution(context),
                          due_flag_claim(game.table), answer_to_offer(game)})
        if (command && is_asked_here(game, *command)) return command;
    return std::nullopt;
}

/// Asks for whatever is due; false if nothing is.
bool ask_for_due(UpdateContext& context) {
    if (auto command = due(context)) {
        ask_by_itself(context, std::move(*command));
        return true;
    }
    return engine_receives(context);
}

bool is_settled(const Game& game) {
    const bool goes_on = game.table.phase == Phase::Playing || table::may_seal_while_halted(game.table);
    return !goes_on || game.awaits_ruling() || game.unanswered.has_value();
}

/// Nobody waits in silence for a table far away. Where nobody listens to the table, the time for it passes all the
/// same.
void tell_on_its_way(UpdateContext& context) {
    auto& unanswered = context.game().unanswered;
    if (!unanswered || unanswered->is_overdue || context.game().awaits_ruling()) return;
    if (context.now - unanswered->since < longest_silence) return;
    unanswered->is_overdue = true;
    if (context.is_heard()) context.answer(context.phrase(PhraseId::GameOnItsWay));
}

/// Whether somebody plays at that table who waits for the keyboard.
bool is_waited_for(const Scene& context) {
    return context.table && waits_for(context.model.participants.at(at_keyboard(context.model)), *context.table);
}

} // namespace

void settle(UpdateContext& context) {
    const Game& game = context.game();
    while (!is_settled(game)) {
        const game::EventNumber before = game.next;
        // What was refused is not asked for again before something else has happened.
        const auto is_refused = [&] { return !game.unanswered && game.next == before; };
        if (!ask_for_due(context) || is_refused()) return ask_engines(context);
    }
}

void pass_time(UpdateContext& context) {
    pass_events(context);
    settle(context);
    tell_on_its_way(context);
    if (context.is_heard() || is_waited_for(context)) tell_passing_time(context);
    record_time(context);
}

void machine_slept(UpdateContext& context, std::chrono::milliseconds time) {
    const Game& game = context.game();
    if (game.is_suspended() || game.awaits_ruling() || game.table.phase != table::Phase::Playing ||
        !game.table.clock.exists())
        return;
    ask_by_itself(context, table::Stop{std::nullopt, context.text(PhraseId::ArbiterMachineSlept, {{"time", time}})});
}

void suspend(UpdateContext& context) {
    Game& game = context.game();
    if (game.is_suspended()) return;
    follow(context, context.keeper.suspend(game.table_id, context.now));
    const auto record = [&context](const Game& each) {
        if (each.id && each.table.phase == Phase::Playing)
            context.effects.emplace_back(RecordTime{*each.id, each.time(context.now)});
    };
    record(game);
    if (game.partners) record(context.model.games.at(*game.partners)); // its time stands still as well
}

void resume_time(UpdateContext& context) {
    follow(context, context.keeper.resume(context.game().table_id, context.now));
}

} // namespace session
