#include "src/session/board/talk.hpp"

#include "base/values/overloaded.hpp"
#include "speech/listen/reading.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

namespace hearing = speech::hearing;
namespace listen = speech::listen;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

bool may_move(const Scene& context) { return !rules::table::may_play(context.game().table, hand_side(context)); }

listen::Reading reading_of(const hearing::Choice& choice) {
    return std::visit([](const auto& meant) -> listen::Reading { return meant; }, choice);
}

/// Words for a move that was made may be wrong, and be said again. A move that is yet to be made is asked first:
/// hearing can err, and what is played is played.
void obey(UpdateContext& context, const hearing::Said& said) {
    const Game& game = context.game();
    const std::vector<rules::board::Move> meant = hearing::moves_meant(said.choice);
    // What is sealed is not said, by the program least of all: it stands in the line, as if it had been typed.
    if (is_to_seal(context) && !meant.empty()) {
        context.push(TextScreen{.purpose = TextPurpose::Seal, .text = said.words.text});
        return tell_place(context);
    }
    if (!awaits_words(context) && may_move(context))
        if (!meant.empty()) return ask_which(context, meant, context.phrase(PhraseId::HearingConfirm));
    context.news(context.phrase(PhraseId::HearingHeard, {{"words", Runs{said.words}}}));
    if (game.has_two_boards()) return speak(context, said.words.text, reading_of(said.choice));
    obey_reading(context, reading_of(said.choice));
}

/// On one board the moves are a list to choose from. On two, what is announced or repeated is what was said; so it is
/// to be said again.
void ask_back(UpdateContext& context, const hearing::Unsure& heard) {
    const Game& game = context.game();
    if (is_to_seal(context)) return context.refuse(context.phrase(PhraseId::HearingUnclear));
    const auto first = hearing::moves_meant(heard.likelier.choice);
    const auto second = hearing::moves_meant(heard.other.choice);
    const speech::phrases::Arguments either{{"first", Runs{heard.likelier.words}}, {"second", Runs{heard.other.words}}};
    if (first.size() == 1 && second.size() == 1 && may_move(context) && !game.has_two_boards())
        return ask_which(context, {first.front(), second.front()}, context.phrase(PhraseId::HearingWhich, either));
    context.refuse(context.phrase(PhraseId::HearingUnsure, either));
}

/// The player has said it of the position as it is now.
bool is_of_this_position(const Scene& context, const rules::variants::Position& position) {
    const auto now = position_spoken_of(context);
    return now.fullmove_number() == position.fullmove_number() && now.repetition_key() == position.repetition_key();
}

} // namespace

void begin_talking(UpdateContext& context, Listening what) {
    context.model.listening = std::move(what);
    context.effects.emplace_back(HushSpeech{});
    context.effects.emplace_back(Listen{});
}

void finish_talking(UpdateContext& context) {
    const auto listening = std::exchange(context.model.listening, std::nullopt);
    if (!listening) return;
    if (listening->word) {
        context.model.own_words.is_awaited = true;
        context.effects.emplace_back(LearnWord{*listening->word, context.who});
        return;
    }
    const auto position = context.has_game() ? position_spoken_of(context)
                                             : rules::variants::Position::initial(rules::variants::Variant::Standard);
    context.effects.emplace_back(StopListening{position, words(context).catalogue, words(context).listener});
}

void understand(UpdateContext& context, const SpeechHeard& speech) {
    const auto unclear = [&context] { context.refuse(context.phrase(PhraseId::HearingUnclear)); };
    // The game may have ended meanwhile, or a question have come up.
    if (!context.has_game() || !std::holds_alternative<BoardScreen>(context.top())) return unclear();
    const bool is_timely = is_of_this_position(context, speech.position);
    const auto is_order = [](const hearing::Said& said) { return hearing::moves_meant(said.choice).empty(); };
    std::visit(base::values::Overloaded{
                   [&](const hearing::Certain& certain) {
                       if (!is_timely && !is_order(certain.said)) return unclear();
                       obey(context, certain.said);
                   },
                   [&](const hearing::Unsure& unsure) {
                       if (!is_timely) return unclear();
                       ask_back(context, unsure);
                   },
                   [&](const hearing::Unclear&) {
                       unclear();
                       context.participant().refused = LastRefusal{};
                   },
               },
               speech.heard);
}

} // namespace session
