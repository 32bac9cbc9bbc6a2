#include "src/session/announcer.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/answers.hpp"

namespace session {

namespace announce = speech::announce;

using speech::phrases::PhraseId;

void announce_event(Step& step, const rules::table::Table& before, const rules::table::TimedEvent& event) {
    for (announce::Utterance& utterance : announce::announce(before, event, manner(step.model)))
        step.say(std::move(utterance));
}

void announce_refusal(Step& step, const rules::table::Refusal& refusal) {
    step.say(announce::explain(refusal, manner(step.model)));
}

void announce_resumed(Step& step) {
    const Game& game = *step.model.game;
    const announce::Manner how = manner(step.model);
    step.news(step.phrase(PhraseId::GameResumed, {{"engine", game.engine.opponent.spec.name},
                                                  {"number", game.table.position.fullmove_number()}}));
    step.news(last_move(step));
    step.news(announce::describe_turn(game.table.position, how));
    if (game.table.clock.exists()) step.news(announce::describe_clocks(game.table.clock, game.time(step.now), how));
}

} // namespace session
