#include "src/session/library/resumed.hpp"

#include "speech/announce/describe.hpp"
#include "speech/announce/room.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/two_boards.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// The move that was announced and not repeated yet.
std::optional<rules::table::Said> words_on_their_way(const rules::table::Table& table) {
    const auto listener = rules::table::announced_to(table);
    if (table.outcome || !listener || table.boards->is_repeated) return std::nullopt;
    return rules::table::Said{{!*listener, false}, *table.boards->announced, {}};
}

/// Whoever has to repeat a move hears it again, as it was announced (F.2.1); on the screen it is not to be read before.
void announce_again(UpdateContext& context, const rules::table::Said& said) {
    const Game& game = context.game();
    const rules::table::TimedEvent event{game.time(context.now), said};
    if (context.model.preferences.room_output)
        for (announce::Utterance& words : announce::announce_to_room(game.table, event, manner_for_all(context)))
            context.tell_room(std::move(words));
}

} // namespace

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
    const auto untold = words_on_their_way(game.table);
    for (const ParticipantId reader : readers(context.model)) {
        const Scene theirs{context.model, context.now, reader};
        context.show(reader,
                     untold && has_heard_move(theirs) ? theirs.phrase(PhraseId::GameToRepeat) : whose_turn(theirs));
        context.show(reader, standing_offer(theirs));
    }
    if (untold) announce_again(context, *untold);
    if (game.table.clock.exists())
        context.news(announce::describe_clocks(game.table.clock, game.time(context.now), how));
}

} // namespace session
