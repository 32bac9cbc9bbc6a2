#include "src/session/play/settle.hpp"

#include "src/session/core/game_words.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/talking_clock.hpp"

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::table::Phase;
using speech::phrases::PhraseId;
using namespace std::chrono_literals;

namespace {

void pass_events(Step& step) {
    const Game& game = *step.model.game;
    if (game.is_suspended() || game.awaited) return;
    // Asked first because the table would be copied: it is seldom that time has brought anything about.
    const auto due = rules::table::next_deadline(game.table);
    if (due && *due <= game.time(step.now)) follow(step, game::pass_time(game, step.now));
}

void record_time(Step& step) {
    Game& game = *step.model.game;
    const auto now = game.time(step.now);
    if (!game.id || game.is_suspended() || !game.table.clock.running() || now - game.recorded < 1s) return;
    game.recorded = now;
    step.effects.emplace_back(RecordTime{*game.id, now});
}

/// Who says that a flag has fallen: the arbiter or, where he says nothing of it, the side it is good for.
std::optional<Color> flag_caller(const rules::table::Table& table) {
    if (rules::table::arbiter_calls_flags(table)) return std::nullopt;
    return !*table.flag;
}

/// Presses its clock with a hand of its own; for the others it is done as soon as it is due.
bool presses_himself(const Scene& step, Color side) {
    const Game& game = *step.model.game;
    if (!game.has_two_boards()) return false;
    if (is_assisted(step) || side == keyboard_side(step.model)) return true;
    return is_shared(step.model) && game.table.clock.exists();
}

/// A sighted player's move is announced for him as soon as it is made (F.2.1).

void announce_for(Step& step, const Participant& reader) {
    const Game& game = *step.model.game;
    const Color side = *side_of(reader);
    const auto position = table::announced_in(game.table);
    if (!position || game.table.boards->receiver != !side || game.table.boards->announced) return;
    const Move move = game.table.plies.back().move;
    command_table(step, table::Say{{side}, fide_words(step, *position, move), {move}});
}

} // namespace

void settle(Step& step) {
    Game& game = *step.model.game;
    if (game.table.phase != Phase::Playing || game.awaited) return;
    for (const ParticipantId reader : readers(step.model)) announce_for(step, step.model.participants[reader.place]);
    if (game.table.must_press && !presses_himself(step, *game.table.must_press))
        command_table(step, rules::table::Press{*game.table.must_press});
    if (game.table.flag) command_table(step, rules::table::ClaimFlag{flag_caller(game.table)});
    if (game.awaited) return;
    if (game.table.phase == Phase::Playing) opponent_receives(step);
    if (game.table.phase == Phase::Playing) ask_engine(step);
}

void pass_time(Step& step) {
    if (!step.model.game) return;
    pass_events(step);
    settle(step);
    tell_passing_time(step);
    record_time(step);
}

void machine_slept(Step& step, std::chrono::milliseconds time) {
    const auto& game = step.model.game;
    if (!game || game->is_suspended() || game->awaited || game->table.phase != table::Phase::Playing ||
        !game->table.clock.exists())
        return;
    if (command_table(step, table::Stop{std::nullopt, step.text(PhraseId::ArbiterMachineSlept, {{"time", time}})}))
        settle(step);
}

void suspend(Step& step) {
    Game& game = *step.model.game;
    if (game.is_suspended()) return;
    game.suspend(step.now);
    if (game.id && game.table.phase == Phase::Playing)
        step.effects.emplace_back(RecordTime{*game.id, game.time(step.now)});
}

void resume_time(Step& step) { step.model.game->clock.resume(step.now); }

} // namespace session
