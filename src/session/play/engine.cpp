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
bool wants_draw(const Game& game, const SeatedEngine& engine) {
    constexpr int losing = -60;
    constexpr int level = 30;
    constexpr std::size_t long_game = 80;
    if (!engine.score) return false;
    const int score = worth(*engine.score);
    return score <= losing || (game.table.plies.size() >= long_game && std::abs(score) <= level);
}

bool meets_difference(const UpdateContext& context, const table::Command& command) {
    const Game& game = context.game();
    const auto refusal = table::permits(game.table, command, game.time(context.now));
    return refusal && refusal->reason == table::RefusalReason::BoardsDiffer;
}

/// As an engine does it: where it meets a square that is not as it should be, the controller puts that right first,
/// unless the game cannot go on before the player has had their say.
void ask_for_engine(UpdateContext& context, const table::Command& command, const Then& then = {}) {
    if (!meets_difference(context, command)) return ask_by_itself(context, command, then);
    context.news(context.phrase(PhraseId::ControllerCalled));
    ask_by_itself(context, table::Compare{}, [command, then](UpdateContext& compared) {
        if (compared.game().table.phase == table::Phase::Playing) return ask_by_itself(compared, command, then);
        open_list(compared, {.kind = ListKind::Controller});
    });
}

/// The game up to now, and the clocks.
engine::Question question_of(const Scene& context, const SeatedEngine& engine) {
    const Game& game = context.game();
    engine::Question question = question_about(game.table, {engine.questions});
    if (game.table.clock.exists()) {
        question.clocks =
            engine::Clocks{engine_clock(context, Color::White), engine_clock(context, Color::Black), std::nullopt};
        if (const auto moves = game.table.clock.to_control(engine.side))
            question.clocks->moves_to_go = static_cast<std::uint32_t>(*moves);
    }
    question.limits = engine.opponent.limits;
    return question;
}

/// The position of one board of doubles, with what is in hand, as engines read it. They know nothing of a rook that was
/// put on its corner from the reserve and may castle; a right without a rook, which only says that the king has not
/// moved, is no position to them.
std::string with_reserve(const rules::variants::Position& position) {
    rules::board::Setup setup = position.setup();
    const auto keep = [&](bool& right, rules::board::File file, rules::board::Rank rank, Color side) {
        right = right && position.at({file, rank}) == rules::board::Piece{side, rules::board::Role::Rook};
    };
    using rules::board::File;
    using rules::board::Rank;
    keep(setup.castling.white_short, File::H, Rank::One, Color::White);
    keep(setup.castling.white_long, File::A, Rank::One, Color::White);
    keep(setup.castling.black_short, File::H, Rank::Eight, Color::Black);
    keep(setup.castling.black_long, File::A, Rank::Eight, Color::Black);
    return rules::notation::write_fen(setup);
}

} // namespace

engine::Question question_about(const table::Table& table, engine::QuestionId id) {
    engine::Question question{.id = id, .start_fen = {}, .moves = {}, .clocks = {}, .limits = {}};
    if (table.position.description().has_partners) { // what comes from the other board is no move
        question.start_fen = with_reserve(table.position);
        return question;
    }
    if (table.settings.start != rules::board::Setup::initial())
        question.start_fen = rules::notation::write_fen(table.settings.start);
    for (const table::Ply& ply : table.plies)
        if (auto move = engine::UciMove::parse(rules::notation::write_uci(ply.before, ply.move)))
            question.moves.push_back(*move);
    return question;
}

void ask_engines(UpdateContext& context) {
    Game& game = context.game();
    if (game.table.phase != Phase::Playing || game.is_suspended()) return;
    for (const Color side : rules::board::both_colors) {
        SeatedEngine* const engine = game.engine_of(side);
        if (engine == nullptr || engine->state != EngineState::Idle || rules::table::may_play(game.table, side))
            continue;
        ++engine->questions;
        engine->state = EngineState::Thinking;
        if (game.partners && !engine->asked) engine->asked = context.now;
        context.effects.emplace_back(AskEngine{{game.table_id, side}, question_of(context, *engine)});
    }
}

int worth(const engine::Score& score) {
    constexpr int mate = 100'000;
    return std::visit(base::values::Overloaded{
                          [](const engine::Centipawns& pawns) { return pawns.value; },
                          [](const engine::MateIn& in) { return in.moves > 0 ? mate : -mate; },
                      },
                      score);
}

std::optional<table::Command> answer_to_offer(const Game& game) {
    if (!game.table.offer) return std::nullopt;
    const Color side = !*game.table.offer;
    const SeatedEngine* const engine = game.engine_of(side);
    if (engine == nullptr || engine->state == EngineState::Thinking) return std::nullopt;
    if (wants_draw(game, *engine)) return table::AcceptDraw{side};
    return table::DeclineDraw{side};
}

bool engine_receives(UpdateContext& context) {
    const Game& game = context.game();
    const auto listener = table::announced_to(game.table);
    if (!listener) return false;
    const Color side = *listener;
    if (game.engine_of(side) == nullptr) return false;
    if (game.table.clock.exists() && game.table.clock.running() == !side) return false;
    const Move move = *game.table.boards->announced;
    if (game.table.boards->is_repeated) {
        if (!game.table.boards->receiver) return false; // the words were wrong, and the move is not made by them
        ask_for_engine(context, table::Execute{{side}, std::nullopt});
    } else {
        ask_by_itself(context,
                      table::Repeat{side, fide_words(context, *table::announced_in(game.table), move), {move}});
    }
    return true;
}

void engine_plays(UpdateContext& context, Color side, Move move, const Then& then) {
    ask_for_engine(context, table::Play{side, move}, then);
}

} // namespace session
