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

engine::Clock engine_clock(const Scene& step, Color side) {
    const Game& game = *step.model.game;
    const auto left = game.table.clock.left(side, game.time(step.now)).value_or(rules::table::Duration{});
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
bool let_controller_compare(Step& step) {
    step.news(step.phrase(PhraseId::ControllerCalled));
    command_table(step, table::Compare{});
    if (step.model.game->table.phase == table::Phase::Playing) return true;
    open_list(step, {.kind = ListKind::Controller});
    return false;
}

bool meets_difference(const Step& step, const table::Command& command) {
    const Game& game = *step.model.game;
    const auto refusal = table::permits(game.table, command, game.time(step.now));
    return refusal && refusal->reason == table::RefusalReason::BoardsDiffer;
}

/// As the opponent does it: whatever does not stand as it should is put right first.
bool command_opponent(Step& step, const table::Command& command) {
    if (meets_difference(step, command) && !let_controller_compare(step)) return false;
    return command_table(step, command);
}

} // namespace

void start_engine(Step& step) {
    if (!step.model.game->engine) return;
    Game& game = *step.model.game;
    game.engine->state = EngineState::Starting;
    engine::EngineSpec spec = game.engine->opponent.spec;
    if (const auto castling = game.table.position.description().engines_castling)
        spec.options.push_back({std::string(castling->option), "true"});
    step.effects.emplace_back(StartEngine{game.table_id, std::move(spec)});
}

void ask_engine(Step& step) {
    Game& game = *step.model.game;
    if (!game.engine || game.engine->state != EngineState::Idle || game.is_suspended()) return;
    if (game.table.phase != Phase::Playing || rules::table::may_play(game.table, !step.side())) return;
    engine::Question question;
    question.id = {++game.engine->questions};
    if (game.table.settings.start != rules::board::Setup::initial())
        question.start_fen = rules::notation::write_fen(game.table.settings.start);
    for (const rules::table::Ply& ply : game.table.plies)
        if (auto move = engine::UciMove::parse(rules::notation::write_uci(ply.before, ply.move)))
            question.moves.push_back(*move);
    if (game.table.clock.exists()) {
        question.clocks =
            engine::Clocks{engine_clock(step, Color::White), engine_clock(step, Color::Black), std::nullopt};
        if (const auto moves = game.table.clock.to_control(!step.side()))
            question.clocks->moves_to_go = static_cast<std::uint32_t>(*moves);
    }
    question.limits = game.engine->opponent.limits;
    game.engine->state = EngineState::Thinking;
    step.effects.emplace_back(AskEngine{std::move(question)});
}

int worth(const engine::Score& score) {
    constexpr int mate = 100'000;
    return std::visit(base::values::Overloaded{
                          [](const engine::Centipawns& pawns) { return pawns.value; },
                          [](const engine::MateIn& in) { return in.moves > 0 ? mate : -mate; },
                      },
                      score);
}

void answer_player_offer(Step& step) {
    const Game& game = *step.model.game;
    if (!game.engine || game.table.offer != step.side() || game.engine->state == EngineState::Thinking) return;
    const Color side = !step.side();
    if (wants_draw(game)) {
        command_table(step, rules::table::AcceptDraw{side});
    } else {
        command_table(step, rules::table::DeclineDraw{side});
    }
}

void opponent_receives(Step& step) {
    const Game& game = *step.model.game;
    if (!game.engine || !game.has_two_boards() || game.table.boards->receiver != !step.side()) return;
    if (!game.table.boards->announced) return;
    if (game.table.clock.exists() && game.table.clock.running() == step.side()) return;
    const Color side = !step.side();
    const Move move = *game.table.boards->announced;
    if (!game.table.boards->is_repeated)
        command_table(step, table::Repeat{side, fide_words(step, *table::announced_in(game.table), move), {move}});
    command_opponent(step, table::Execute{{side}, std::nullopt});
}

void opponent_plays(Step& step, Move move) {
    const Color side = !step.side();
    if (!command_opponent(step, table::Play{side, move})) return;
    const auto position = table::announced_in(step.model.game->table);
    if (position) command_table(step, table::Say{{side}, fide_words(step, *position, move), {move}});
}

} // namespace session
