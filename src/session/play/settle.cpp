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

void pass_events(UpdateContext& context) {
    follow(context, context.model.keeper.pass_time(context.game().table_id, context.now));
}

void record_time(UpdateContext& context) {
    Game& game = context.game();
    const auto now = game.time(context.now);
    if (!game.id || game.is_suspended() || !game.table.clock.running() || now - game.recorded < 1s) return;
    game.recorded = now;
    context.effects.emplace_back(RecordTime{*game.id, now});
}

/// Who says that a flag has fallen: the arbiter or, where he says nothing of it, the side it is good for.
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

/// A sighted player's move is announced for him as soon as it is made (F.2.1).
void announce_for(UpdateContext& context, const Participant& reader) {
    const Game& game = context.game();
    const Color side = *side_of(reader);
    const auto position = table::announced_in(game.table);
    if (!position || game.table.boards->receiver != !side || game.table.boards->announced) return;
    const Move move = game.table.plies.back().move;
    command_table(context, table::Say{{side}, fide_words(context, *position, move), {move}});
}

} // namespace

void settle(UpdateContext& context) {
    Game& game = context.game();
    if (game.table.phase != Phase::Playing || game.awaits_ruling()) return;
    for (const ParticipantId reader : readers(context.model))
        announce_for(context, context.model.participants[reader.place]);
    if (game.table.must_press && !presses_himself(context, *game.table.must_press))
        command_table(context, rules::table::Press{*game.table.must_press});
    if (game.table.flag) command_table(context, rules::table::ClaimFlag{flag_caller(game.table)});
    if (game.awaits_ruling()) return;
    if (game.table.phase == Phase::Playing) opponent_receives(context);
    if (game.table.phase == Phase::Playing) ask_engine(context);
}

void pass_time(UpdateContext& context) {
    if (!context.has_game()) return;
    pass_events(context);
    settle(context);
    tell_passing_time(context);
    record_time(context);
}

void machine_slept(UpdateContext& context, std::chrono::milliseconds time) {
    if (!context.has_game()) return;
    const Game& game = context.game();
    if (game.is_suspended() || game.awaits_ruling() || game.table.phase != table::Phase::Playing ||
        !game.table.clock.exists())
        return;
    if (command_table(context,
                      table::Stop{std::nullopt, context.text(PhraseId::ArbiterMachineSlept, {{"time", time}})}))
        settle(context);
}

void suspend(UpdateContext& context) {
    Game& game = context.game();
    if (game.is_suspended()) return;
    follow(context, context.model.keeper.suspend(game.table_id, context.now));
    if (game.id && game.table.phase == Phase::Playing)
        context.effects.emplace_back(RecordTime{*game.id, game.time(context.now)});
}

void resume_time(UpdateContext& context) {
    follow(context, context.model.keeper.resume(context.game().table_id, context.now));
}

} // namespace session
