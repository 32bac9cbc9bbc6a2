#include "src/session/play/engine.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/decisions.hpp"

#include <cstdlib>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::table::Phase;
using speech::phrases::PhraseId;

namespace {

engine::Clock engine_clock(const Scene& context, Color side) {
    const Game& game = context.game();
    const auto left = game.table.clock.left(side, game.time(context.now)).value_or(rules::table::Duration{});
    const auto& periods = game.table.settings.time.periods;
    return {left, periods.empty() ? rules::table::Duration{} : periods.front().increment};
}

/// A draw is welcome to the engine when it is losing, or when a long game is level.
bool wants_draw(const Game& game) {
    constexpr int losing = -60;
    constexpr int level = 30;
    constexpr std::size_t long_game = 80;
    if (!game.engine->score) return false;
    const int score = worth(*game.engine->score);
    return score <= losing || (game.table.plies.size() >= long_game && std::abs(score) <= level);
}

/// The opponent has met a square that is not as it should be, and the controller puts it right. False if the game
/// cannot go on before the player has had his say.
bool let_controller_compare(UpdateContext& context) {
    context.news(context.phrase(PhraseId::ControllerCalled));
    command_table(context, table::Compare{});
    if (context.game().table.phase == table::Phase::Playing) return true;
    open_list(context, {.kind = ListKind::Controller});
    return false;
}

bool meets_difference(const UpdateContext& context, const table::Command& command) {
    const Game& game = context.game();
    const auto refusal = table::permits(game.table, command, game.time(context.now));
    return refusal && refusal->reason == table::RefusalReason::BoardsDiffer;
}

/// As the opponent does it: whatever does not stand as it should is put right first.
bool command_opponent(UpdateContext& context, const table::Command& command) {
    if (meets_difference(context, command) && !let_controller_compare(context)) return false;
    return command_table(context, command);
}

} // namespace

void start_engine(UpdateContext& context) {
    if (!context.game().engine) return;
    Game& game = context.game();
    game.engine->state = EngineState::Starting;
    engine::EngineSpec spec = game.engine->opponent.spec;
    if (const auto castling = game.table.position.description().engines_castling)
        spec.options.push_back({std::string(castling->option), "true"});
    context.effects.emplace_back(StartEngine{game.table_id, std::move(spec)});
}

void ask_engine(UpdateContext& context) {
    Game& game = context.game();
    if (!game.engine || game.engine->state != EngineState::Idle || game.is_suspended()) return;
    if (game.table.phase != Phase::Playing || rules::table::may_play(game.table, !context.side())) return;
    engine::Question question;
    question.id = {++game.engine->questions};
    if (game.table.settings.start != rules::board::Setup::initial())
        question.start_fen = rules::notation::write_fen(game.table.settings.start);
    for (const rules::table::Ply& ply : game.table.plies)
        if (auto move = engine::UciMove::parse(rules::notation::write_uci(ply.before, ply.move)))
            question.moves.push_back(*move);
    if (game.table.clock.exists()) {
        question.clocks =
            engine::Clocks{engine_clock(context, Color::White), engine_clock(context, Color::Black), std::nullopt};
        if (const auto moves = game.table.clock.to_control(!context.side()))
            question.clocks->moves_to_go = static_cast<std::uint32_t>(*moves);
    }
    question.limits = game.engine->opponent.limits;
    game.engine->state = EngineState::Thinking;
    context.effects.emplace_back(AskEngine{std::move(question)});
}

int worth(const engine::Score& score) {
    constexpr int mate = 100'000;
    return std::visit(base::values::Overloaded{
                          [](const engine::Centipawns& pawns) { return pawns.value; },
                          [](const engine::MateIn& in) { return in.moves > 0 ? mate : -mate; },
                      },
                      score);
}

void answer_player_offer(UpdateContext& context) {
    const Game& game = context.game();
    if (!game.engine || game.table.offer != context.side() || game.engine->state == EngineState::Thinking) return;
    const Color side = !context.side();
    if (wants_draw(game)) {
        command_table(context, rules::table::AcceptDraw{side});
    } else {
        command_table(context, rules::table::DeclineDraw{side});
    }
}

void opponent_receives(UpdateContext& context) {
    const Game& game = context.game();
    if (!game.engine || !game.has_two_boards() || game.table.boards->receiver != !context.side()) return;
    if (!game.table.boards->announced) return;
    if (game.table.clock.exists() && game.table.clock.running() == context.side()) return;
    const Color side = !context.side();
    const Move move = *game.table.boards->announced;
    if (!game.table.boards->is_repeated)
        command_table(context,
                      table::Repeat{side, fide_words(context, *table::announced_in(game.table), move), {move}});
    command_opponent(context, table::Execute{{side}, std::nullopt});
}

void opponent_plays(UpdateContext& context, Move move) {
    const Color side = !context.side();
    if (!command_opponent(context, table::Play{side, move})) return;
    const auto position = table::announced_in(context.game().table);
    if (position) command_table(context, table::Say{{side}, fide_words(context, *position, move), {move}});
}

} // namespace session
