#include "src/session/library/resumed.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/announcer.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

void announce_resumed(UpdateContext& context) {
    const Game& game = context.game();
    const announce::Manner how = manner(context);
    const int number = game.table.position.fullmove_number();
    const auto side = announce::side_word(context.side());
    if (const SeatedEngine* opponent = context.opponent())
        context.news(context.phrase(PhraseId::GameResumed,
                                    {{"engine", opponent->opponent.spec.name}, {"number", number}, {"side", side}}));
    else if (waits_for(context.participant(), game.table_id))
        context.news(context.phrase(PhraseId::GameResumedByTurns, {{"number", number}}));
    else
        context.news(context.phrase(
            PhraseId::GameResumedWithoutEngine,
            {{"role", is_assisted(context) ? "assistant" : "player"}, {"number", number}, {"side", side}}));
    context.news(last_move(context));
    context.news(whose_turn(context));
    if (Runs must = must_capture_words(context); !must.empty()) context.news(std::move(must));
    if (Runs offer = standing_offer(context); !offer.empty()) context.news(std::move(offer));
    for (const ParticipantId reader : readers(context.model)) {
        const Scene theirs{context.model, context.now, reader};
        context.show(reader, is_to_repeat(theirs) ? theirs.phrase(PhraseId::GameToRepeat) : whose_turn(theirs));
        context.show(reader, standing_offer(theirs));
    }
    // The room may not have heard it before the program was left, or have forgotten it since.
    if (context.model.preferences.room_output) announce_again(context);
    if (game.table.clock.exists())
        context.news(announce::describe_clocks(game.table.clock, game.time(context.now), how));
}

} // namespace session
