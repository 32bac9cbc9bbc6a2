#include "src/session/opponent/opponent.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/uci.hpp"
#include "src/session/core/another_table.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/opponent/adviser.hpp"
#include "src/session/opponent/failures.hpp"
#include "src/session/opponent/pacing.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/engine.hpp"
#include "src/session/play/running_engines.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/text_line.hpp"

#include <algorithm>

namespace session {

using rules::board::Color;
using rules::table::Phase;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// On a list of its own, over what is being typed.
void ask_how_to_go_on(UpdateContext& context) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list == nullptr || list->kind != ListKind::EngineTrouble) {
        // What is being typed stays where it was typed.
        std::erase_if(context.screens(), [](const Screen& screen) {
            const auto* open = std::get_if<ListScreen>(&screen);
            return (open != nullptr && open->kind != ListKind::MainMenu) ||
                   std::holds_alternative<ConfirmScreen>(screen) || std::holds_alternative<DescribeKeysScreen>(screen);
        });
        context.push(ListScreen{ListKind::EngineTrouble});
    }
    const std::vector<Item> rows = engine_trouble_rows(context);
    context.news(context.phrase(PhraseId::EngineTroubleChoose, {{"row", rows.front().label}}));
}

/// The game is kept and stands still; the player chooses how to go on.
void trouble(UpdateContext& context, SeatedEngine& engine, Runs what) {
    engine.state = EngineState::Failed;
    suspend(context);
    const auto& id = context.game().id;
    const bool is_written = id && !context.model.unwritten.contains(*id);
    const Runs kept = context.phrase(is_written ? PhraseId::GameKept : PhraseId::LibraryStillUnwritten);
    context.alarm(context.phrase(PhraseId::EngineTroubleHappened, {{"what", what}, {"kept", kept}}));
    ask_how_to_go_on(context);
}

void ready(UpdateContext& context, SeatedEngine& seated, const engine::Ready& ready) {
    const Game& game = context.game();
    if (!can_play(game, ready)) {
        context.effects.emplace_back(EndEngine{{game.table_id, seated.side}});
        return trouble(context, seated, not_this_game_words(context, seated.opponent.spec.name));
    }
    seated.state = EngineState::Idle;
    if (!ready.options_not_set.empty())
        context.news(context.phrase(PhraseId::EngineOptionsMissing, {{"engine", seated.opponent.spec.name}}));
    settle(context);
}

/// The move it has decided on, or what it does instead of making it.
void do_best(UpdateContext& context, Color side, rules::board::Move move) {
    const Game& game = context.game();
    if (game.key_question) return; // it has sealed, and the envelope waits for its key
    if (is_called_to_seal(game.table, side))
        return seal(context, side, rules::notation::write_uci(game.table.position, move));
    const auto& score = game.engine_of(side)->score;
    const bool behind = score && worth(*score) <= 0;
    if (behind && rules::table::occurrences(game.table) >= game.table.laws.draw.rep.count)
        return ask_by_itself(context, rules::table::ClaimDraw{side, rules::table::Claim::Threefold, std::nullopt});
    engine_plays(context, side, move, [side](UpdateContext& made) {
        settle(made);
        if (made.game().table.phase == Phase::Playing && made.is_mine(!side)) made.cue(sounds::cues::Cue::YourTurn);
    });
}

/// It is made now.
void take_best(UpdateContext& context, SeatedEngine& engine, const engine::BestMove& best) {
    const Game& game = context.game();
    pass_time(context); // while it counts as thinking, so that nobody asks it a second time
    engine.state = EngineState::Idle;
    engine.asked.reset();
    if (game.table.phase != Phase::Playing || game.awaits_ruling()) return;
    const auto read = rules::notation::read_uci(game.table.position, best.move.text());
    const auto* move = std::get_if<rules::board::Move>(&read);
    if (move == nullptr) {
        context.effects.emplace_back(EndEngine{{game.table_id, engine.side}});
        return trouble(context, engine,
                       context.phrase(PhraseId::EngineIllegalMove,
                                      {{"engine", engine.opponent.spec.name}, {"move", best.move.text()}}));
    }
    engine.score = best.score;
    // The offer first: with it accepted there is no move any more.
    const auto offer_answered = answer_to_offer(game);
    if (!offer_answered) return do_best(context, engine.side, *move);
    ask_by_itself(context, *offer_answered, [side = engine.side, best = *move](UpdateContext& answered) {
        if (answered.game().table.phase == Phase::Playing) do_best(answered, side, best);
    });
}

void best_move(UpdateContext& context, SeatedEngine& engine, const engine::BestMove& best) {
    if (engine.state != EngineState::Thinking || best.id.number != engine.questions || engine.delayed) return;
    if (context.game().partners) {
        const Delayed delayed = paced(context, engine, best);
        if (delayed.until > context.now) {
            engine.delayed = delayed; // until then it counts as thinking
            return;
        }
    }
    take_best(context, engine, best);
}

/// One that has failed and waits for the player to choose how to go on, at the participant's table or at their
/// partners'; empty if none has.
std::optional<EnginePlace> failed_engine(const Scene& context) {
    std::optional<TableId> table = context.participant().table;
    while (table) {
        const Game& game = context.model.games.at(*table);
        for (const Color side : rules::board::both_colors)
            if (const SeatedEngine* engine = game.engine_of(side);
                engine != nullptr && engine->state == EngineState::Failed)
                return EnginePlace{*table, side};
        table = *table == context.participant().table ? game.partners : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

void hear_engine(UpdateContext& context, const EngineReported& reported) {
    if (context.game().table.phase == Phase::Over) return;
    SeatedEngine* const seated = context.game().engine_of(reported.place.side);
    if (seated == nullptr) return hear_adviser(context, reported);
    std::visit(base::values::Overloaded{
                   [&](const engine::Ready& is_ready) { ready(context, *seated, is_ready); },
                   [&](const engine::BestMove& best) { best_move(context, *seated, best); },
                   [&](const engine::NoMove& none) {
                       if (none.id.number != seated->questions) return;
                       context.effects.emplace_back(EndEngine{reported.place});
                       trouble(context, *seated,
                               context.phrase(PhraseId::EngineNoMove, {{"engine", seated->opponent.spec.name}}));
                   },
                   [&](const engine::Failed& failed) {
                       // One that dies as it is asked may report both; the first has been told.
                       if (seated->state == EngineState::Failed) return;
                       trouble(context, *seated, failure_words(context, seated->opponent.spec.name, failed.reason));
                   },
               },
               reported.report);
}

void play_delayed(UpdateContext& context) {
    for (const Color side : rules::board::both_colors) {
        SeatedEngine* const engine = context.game().engine_of(side);
        if (engine == nullptr || !engine->delayed || engine->delayed->until > context.now) continue;
        if (context.game().is_suspended()) continue;
        const engine::BestMove best = std::exchange(engine->delayed, std::nullopt)->move;
        take_best(context, *engine, best);
    }
}

std::vector<engine::Opponent> replacements(const Model& model, rules::variants::Variant variant,
                                           const game::Opponent& chosen) {
    std::vector<engine::Opponent> found = opponents_for(model, variant, chosen.level);
    const auto same = std::find_if(found.begin(), found.end(), [&chosen](const engine::Opponent& opponent) {
        return opponent.spec.key == chosen.engine;
    });
    if (same != found.end()) std::rotate(found.begin(), same, same + 1);
    return found;
}

std::vector<Item> engine_trouble_rows(const Scene& context) {
    std::vector<Item> rows;
    const EnginePlace place_of_failed = *failed_engine(context);
    const Game& game = context.model.games.at(place_of_failed.table);
    const SeatedEngine& failed = *game.engine_of(place_of_failed.side);
    const std::vector<engine::Opponent> others =
        replacements(context.model, game.table.settings.variant, failed.chosen);
    for (std::size_t place = 0; place < others.size(); ++place) {
        const bool same = others[place].spec.key == failed.opponent.spec.key;
        rows.push_back({context.phrase(same ? PhraseId::EngineTroubleRestart : PhraseId::EngineTroubleOther,
                                       {{"engine", others[place].spec.name}}),
                        TakeEngine{place}});
    }
    rows.push_back({context.phrase(game.id ? PhraseId::EngineTroubleSave : PhraseId::GameMenuLeave),
                    Ask{Confirmation::LeaveGame}});
    return rows;
}

namespace {

/// By the one at that place of the list; nothing is done where the list has none there.
void replace_engine(UpdateContext& context, Color side, std::size_t place) {
    SeatedEngine& engine = *context.game().engine_of(side);
    const std::vector<engine::Opponent> found =
        replacements(context.model, context.game().table.settings.variant, engine.chosen);
    if (place >= found.size()) return;
    context.pop();
    engine.opponent = found[place];
    engine.chosen.engine = found[place].spec.key;
    context.answer(context.phrase(PhraseId::EngineStarting, {{"engine", found[place].spec.name}}));
    start_engine(context, side);
    // Of several that have failed at once, the next.
    if (failed_engine(context)) return ask_how_to_go_on(context);
    resume_time(context);
}

} // namespace

void take_engine(UpdateContext& context, std::size_t place) {
    const auto failed = failed_engine(context);
    if (!failed) return;
    at_another_table(context, failed->table, [&] { replace_engine(context, failed->side, place); });
    if (const auto* line = std::get_if<TextScreen>(&context.top())) context.news(text_words(context, *line));
}

} // namespace session
