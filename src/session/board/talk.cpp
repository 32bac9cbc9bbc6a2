#include "src/session/board/talk.hpp"

#include "base/values/overloaded.hpp"
#include "speech/listen/reading.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/widgets/question.hpp"

namespace session {

namespace hearing = speech::hearing;
namespace listen = speech::listen;

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

bool may_move(const Scene& step) { return !rules::table::may_play(step.model.game->table, hand_side(step)); }

listen::Reading reading_of(const hearing::Choice& choice) {
    return std::visit([](const auto& meant) -> listen::Reading { return meant; }, choice);
}

/// Words for a move that was made may be wrong, and be said again. A move that is yet to be made is asked first:
/// hearing can err, and what is played is played.
void obey(Step& step, const hearing::Said& said) {
    const Game& game = *step.model.game;
    if (!awaits_words(step) && may_move(step))
        if (std::vector<rules::board::Move> moves = hearing::moves_meant(said.choice); !moves.empty())
            return ask_which(step, std::move(moves), step.phrase(PhraseId::HearingConfirm));
    step.news(step.phrase(PhraseId::HearingHeard, {{"words", Runs{said.words}}}));
    if (game.has_two_boards()) return speak(step, said.words.text, reading_of(said.choice));
    obey_reading(step, reading_of(said.choice));
}

/// On one board the moves are a list to choose from. On two, what is announced or repeated is what was said; so it is
/// to be said again.
void ask_back(Step& step, const hearing::Unsure& heard) {
    const Game& game = *step.model.game;
    const auto first = hearing::moves_meant(heard.likelier.choice);
    const auto second = hearing::moves_meant(heard.other.choice);
    const speech::phrases::Arguments either{{"first", Runs{heard.likelier.words}}, {"second", Runs{heard.other.words}}};
    if (first.size() == 1 && second.size() == 1 && may_move(step) && !game.has_two_boards())
        return ask_which(step, {first.front(), second.front()}, step.phrase(PhraseId::HearingWhich, either));
    step.refuse(step.phrase(PhraseId::HearingUnsure, either));
}

/// The player has said it of the position as it is now.
bool is_of_this_position(const Scene& step, const rules::variants::Position& position) {
    const auto now = position_spoken_of(step);
    return now.fullmove_number() == position.fullmove_number() && now.repetition_key() == position.repetition_key();
}

} // namespace

void begin_talking(Step& step) {
    step.model.is_listening = true;
    step.effects.emplace_back(HushSpeech{});
    step.effects.emplace_back(Listen{});
}

void finish_talking(Step& step) {
    if (!step.model.is_listening) return;
    step.model.is_listening = false;
    const auto position = step.model.game ? position_spoken_of(step)
                                          : rules::variants::Position::initial(rules::variants::Variant::Standard);
    step.effects.emplace_back(StopListening{position, words(step.model).catalogue, words(step.model).listener});
}

void understand(Step& step, const SpeechHeard& speech) {
    const auto unclear = [&step] { step.refuse(step.phrase(PhraseId::HearingUnclear)); };
    // The game may have ended meanwhile, or a question have come up.
    if (!step.model.game || !std::holds_alternative<BoardScreen>(step.top())) return unclear();
    const bool is_timely = is_of_this_position(step, speech.position);
    const auto is_order = [](const hearing::Said& said) { return hearing::moves_meant(said.choice).empty(); };
    std::visit(base::values::Overloaded{
                   [&](const hearing::Certain& certain) {
                       if (!is_timely && !is_order(certain.said)) return unclear();
                       obey(step, certain.said);
                   },
                   [&](const hearing::Unsure& unsure) {
                       if (!is_timely) return unclear();
                       ask_back(step, unsure);
                   },
                   [&](const hearing::Unclear&) { unclear(); },
               },
               speech.heard);
}

} // namespace session
