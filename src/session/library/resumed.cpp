#include "src/session/library/resumed.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/game_words.hpp"

namespace session {

namespace announce = speech::announce;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Who is to do what.
Runs standing(const Scene& step, const announce::Manner& how) {
    const rules::table::Table& table = step.model.game->table;
    const auto who = [&how](rules::board::Color side) { return announce::who_word(side, how); };
    if (table.sealed) return step.phrase(PhraseId::GameAdjourned, {{"who", who(table.sealed->by)}});
    if (table.seal_call) return step.phrase(PhraseId::AnnounceSealCalled, {{"who", who(table.position.turn())}});
    return announce::describe_turn(table.position, how);
}

} // namespace

void announce_resumed(Step& step) {
    const Game& game = *step.model.game;
    const announce::Manner how = manner(step);
    const int number = game.table.position.fullmove_number();
    const auto side = announce::side_word(step.side());
    if (game.engine)
        step.news(step.phrase(PhraseId::GameResumed,
                              {{"engine", game.engine->opponent.spec.name}, {"number", number}, {"side", side}}));
    else
        step.news(
            step.phrase(PhraseId::GameResumedWithoutEngine,
                        {{"role", is_assisted(step) ? "assistant" : "player"}, {"number", number}, {"side", side}}));
    step.news(last_move(step));
    step.news(standing(step, how));
    for (const ParticipantId reader : readers(step.model)) {
        announce::Manner theirs = how;
        theirs.listener = side_of(step.model.participants[reader.place]);
        step.show(reader, standing(step, theirs));
    }
    if (game.table.phase == rules::table::Phase::Halted)
        step.news(step.phrase(PhraseId::GameHalted, {{"clocks", clocks_word(step)}}));
    if (game.table.clock.exists()) step.news(announce::describe_clocks(game.table.clock, game.time(step.now), how));
}

} // namespace session
