#include "src/session/announcer.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/answers.hpp"
#include "src/session/help.hpp"

namespace session {

namespace announce = speech::announce;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A result, and which key leads on from here.
Runs with_what_next(const Scene& step, Runs result) {
    const Chord* menu = step.model.equipment->keys.chord_for(Command::GameMenu, Context::Board);
    if (menu == nullptr) return result;
    return step.phrase(PhraseId::GameOver, {{"result", std::move(result)}, {"menu", chord_words(step, *menu)}});
}

} // namespace

void announce_event(Step& step, const rules::table::Table& before, const rules::table::TimedEvent& event) {
    const bool over = std::holds_alternative<rules::table::Ended>(event.event);
    for (announce::Utterance& utterance : announce::announce(before, event, manner(step.model))) {
        if (over) utterance.runs = with_what_next(step, std::move(utterance.runs));
        step.say(std::move(utterance));
    }
    if (const auto rule = rules::table::rule_of(before, event.event)) step.model.game->last_ruling = rule;
}

void announce_refusal(Step& step, const rules::table::Refusal& refusal) {
    step.say(announce::explain(refusal, manner(step.model)));
    if (step.model.game) step.model.game->last_ruling = refusal.rule;
}

void announce_resumed(Step& step) {
    const Game& game = *step.model.game;
    const announce::Manner how = manner(step.model);
    step.news(step.phrase(PhraseId::GameResumed, {{"engine", game.engine.opponent.spec.name},
                                                  {"number", game.table.position.fullmove_number()},
                                                  {"side", announce::side_word(game.mine)}}));
    step.news(last_move(step));
    if (game.table.sealed) {
        step.news(step.phrase(PhraseId::GameAdjourned, {{"who", announce::who_word(game.table.sealed->by, how)}}));
    } else {
        step.news(announce::describe_turn(game.table.position, how));
    }
    if (game.table.phase == rules::table::Phase::Halted) step.news(step.phrase(PhraseId::GameHalted));
    if (game.table.clock.exists()) step.news(announce::describe_clocks(game.table.clock, game.time(step.now), how));
}

} // namespace session
