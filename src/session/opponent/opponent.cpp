#include "src/session/opponent/opponent.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/uci.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/text_line.hpp"

#include <algorithm>

namespace session {

using rules::board::Color;
using rules::table::Phase;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs failure_words(const Scene& step, const engine::Failure& failure) {
    const std::string& name = step.model.game->engine->opponent.spec.name;
    return std::visit(
        base::values::Overloaded{
            [&](const engine::NotFound&) {
                return step.phrase(PhraseId::EngineNotFound, {{"engine", name}});
            },
            [&](const engine::CannotStart& cannot) {
                return step.phrase(PhraseId::EngineCannotStart, {{"engine", name}, {"why", cannot.error.message()}});
            },
            [&](const engine::Died&) {
                return step.phrase(PhraseId::EngineDied, {{"engine", name}});
            },
            [&](const engine::HungUp&) {
                return step.phrase(PhraseId::EngineHungUp, {{"engine", name}});
            },
            [&](const engine::Silent& silent) {
                return step.phrase(PhraseId::EngineSilent, {{"engine", name}, {"waited", silent.waited}});
            },
            [&](const engine::Nonsense& nonsense) {
                return step.phrase(PhraseId::EngineNonsense, {{"engine", name}, {"line", nonsense.line}});
            },
            [&](const engine::NotRunning&) {
                return step.phrase(PhraseId::EngineNotRunning, {{"engine", name}});
            },
        },
        failure);
}

/// The game is kept and stands still; the player chooses how to go on.
void trouble(Step& step, Runs what) {
    step.model.game->engine->state = EngineState::Failed;
    suspend(step);
    const auto& id = step.model.game->id;
    const bool is_written = !id || !step.model.unwritten.contains(*id);
    const Runs kept = step.phrase(!is_written ? PhraseId::LibraryStillUnwritten
                                  : id        ? PhraseId::GameKept
                                              : PhraseId::GameNotKept);
    step.alarm(step.phrase(PhraseId::EngineTroubleHappened, {{"what", what}, {"kept", kept}}));
    const auto* list = std::get_if<ListScreen>(&step.top());
    if (list == nullptr || list->kind != ListKind::EngineTrouble) {
        // What is being typed stays where it was typed.
        std::erase_if(step.screens(), [](const Screen& screen) {
            const auto* open = std::get_if<ListScreen>(&screen);
            return (open != nullptr && open->kind != ListKind::MainMenu) ||
                   std::holds_alternative<ConfirmScreen>(screen) || std::holds_alternative<DescribeKeysScreen>(screen);
        });
        step.push(ListScreen{ListKind::EngineTrouble});
    }
    const std::vector<Item> rows = engine_trouble_rows(step);
    step.news(step.phrase(PhraseId::EngineTroubleChoose, {{"row", rows.front().label}}));
}

void ready(Step& step, const engine::Ready& ready) {
    Game& game = *step.model.game;
    const rules::variants::Description& variant = game.table.position.description();
    const auto& missing = ready.options_not_set;
    if (variant.engines_castling &&
        std::find(missing.begin(), missing.end(), variant.engines_castling->option) != missing.end()) {
        step.effects.emplace_back(EndEngine{});
        return trouble(step, step.phrase(PhraseId::EngineNotThisGame,
                                         {{"engine", game.engine->opponent.spec.name}, {"name", variant.pgn_name}}));
    }
    game.engine->state = EngineState::Idle;
    if (!ready.options_not_set.empty())
        step.news(step.phrase(PhraseId::EngineOptionsMissing, {{"engine", game.engine->opponent.spec.name}}));
    settle(step);
}

void best_move(Step& step, const engine::BestMove& best) {
    Game& game = *step.model.game;
    if (game.engine->state != EngineState::Thinking || best.id.number != game.engine->questions) return;
    pass_time(step); // while it counts as thinking, so that nobody asks it a second time
    game.engine->state = EngineState::Idle;
    if (game.table.phase != Phase::Playing || game.awaited) return;
    const auto read = rules::notation::read_uci(game.table.position, best.move.text());
    const auto* move = std::get_if<rules::board::Move>(&read);
    if (move == nullptr) {
        step.effects.emplace_back(EndEngine{});
        return trouble(step, step.phrase(PhraseId::EngineIllegalMove,
                                         {{"engine", game.engine->opponent.spec.name}, {"move", best.move.text()}}));
    }
    game.engine->score = best.score;
    const Color side = !step.side();
    if (game.table.offer == step.side()) {
        answer_player_offer(step);
        if (game.table.phase != Phase::Playing) return;
    }
    if (is_called_to_seal(game.table, side)) return seal(step, side, best.move.text());
    const bool behind = game.engine->score && worth(*game.engine->score) <= 0;
    if (behind && rules::table::occurrences(game.table) >= game.table.laws.draw.rep.count) {
        command_table(step, rules::table::ClaimDraw{side, rules::table::Claim::Threefold, std::nullopt});
        return settle(step);
    }
    if (game.has_two_boards())
        opponent_plays(step, *move);
    else
        command_table(step, rules::table::Play{side, *move});
    settle(step);
    if (game.table.phase == Phase::Playing) step.cue(sounds::cues::Cue::YourTurn);
}

} // namespace

void hear_engine(Step& step, const EngineReported& reported) {
    if (!step.model.game || !step.model.game->engine || step.model.game->table.phase == Phase::Over) return;
    if (reported.table != step.model.game->table_id) return;
    std::visit(base::values::Overloaded{
                   [&step](const engine::Ready& is_ready) { ready(step, is_ready); },
                   [&step](const engine::BestMove& best) { best_move(step, best); },
                   [&step](const engine::NoMove& none) {
                       if (none.id.number != step.model.game->engine->questions) return;
                       step.effects.emplace_back(EndEngine{});
                       trouble(step, step.phrase(PhraseId::EngineNoMove,
                                                 {{"engine", step.model.game->engine->opponent.spec.name}}));
                   },
                   [&step](const engine::Failed& failed) {
                       // One that dies as it is asked may report both; the first has been told.
                       if (step.model.game->engine->state == EngineState::Failed) return;
                       trouble(step, failure_words(step, failed.reason));
                   },
               },
               reported.report);
}

std::vector<engine::Opponent> replacements(const Model& model, const game::Opponent& chosen) {
    const auto& levels = model.equipment->levels;
    const int level = std::clamp(chosen.level, 1, static_cast<int>(levels.size()));
    std::vector<engine::Opponent> found =
        engine::opponents(levels[static_cast<std::size_t>(level - 1)], model.equipment->engines);
    const auto same = std::find_if(found.begin(), found.end(), [&chosen](const engine::Opponent& opponent) {
        return opponent.spec.key == chosen.engine;
    });
    if (same != found.end()) std::rotate(found.begin(), same, same + 1);
    return found;
}

std::vector<Item> engine_trouble_rows(const Scene& step) {
    std::vector<Item> rows;
    const std::vector<engine::Opponent> others = replacements(step.model, step.model.game->engine->chosen);
    for (std::size_t place = 0; place < others.size(); ++place) {
        const bool same = others[place].spec.key == step.model.game->engine->opponent.spec.key;
        rows.push_back({step.phrase(same ? PhraseId::EngineTroubleRestart : PhraseId::EngineTroubleOther,
                                    {{"engine", others[place].spec.name}}),
                        TakeEngine{place}});
    }
    rows.push_back({step.phrase(step.model.game->id ? PhraseId::EngineTroubleSave : PhraseId::GameMenuLeave),
                    Ask{Confirmation::LeaveGame}});
    return rows;
}

void take_engine(Step& step, std::size_t place) {
    const std::vector<engine::Opponent> found = replacements(step.model, step.model.game->engine->chosen);
    if (place >= found.size()) return;
    step.pop();
    Game& game = *step.model.game;
    game.engine->opponent = found[place];
    game.engine->chosen.engine = found[place].spec.key;
    step.answer(step.phrase(PhraseId::EngineStarting, {{"engine", found[place].spec.name}}));
    resume_time(step);
    start_engine(step);
    if (const auto* line = std::get_if<TextScreen>(&step.top())) step.news(text_words(step, *line));
}

} // namespace session
