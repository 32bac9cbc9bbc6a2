#include "src/session/talk.hpp"

#include "src/session/list.hpp"
#include "src/session/overloaded.hpp"
#include "src/session/practice.hpp"
#include "src/session/reading.hpp"

namespace session {

namespace hearing = speech::hearing;
namespace listen = speech::listen;

using speech::phrases::PhraseId;
using speech::phrases::Run;
using speech::phrases::Runs;

namespace {

std::vector<rules::board::Move> moves_in(const Scene& step, const Run& heard) {
    return listen::moves_meant(words(step.model).listener->read(step.model.game->table.position, heard.text));
}

bool may_move(const Game& game) { return !rules::table::may_play(game.table, game.hand_side()); }

/// Words for a move that was made may be wrong, and be said again. A move that is yet to be made is asked first:
/// hearing can err, and what is played is played.
void obey(Step& step, const hearing::Certain& heard) {
    const Game& game = *step.model.game;
    if (!awaits_words(game) && may_move(game))
        if (std::vector<rules::board::Move> moves = moves_in(step, heard.words); !moves.empty())
            return ask_which(step, std::move(moves), step.phrase(PhraseId::HearingConfirm));
    step.news(step.phrase(PhraseId::HearingHeard, {{"words", Runs{heard.words}}}));
    if (game.has_two_boards()) return speak(step, heard.words.text);
    obey_words(step, heard.words.text);
}

/// On one board the moves are a list to choose from. On two, what is announced or repeated is what was said; so it is
/// to be said again.
void ask_back(Step& step, const hearing::Unsure& heard) {
    const Game& game = *step.model.game;
    std::vector<rules::board::Move> moves;
    for (const Run& words_heard : heard.words)
        for (const auto move : moves_in(step, words_heard)) moves.push_back(move);
    const speech::phrases::Arguments either{{"first", Runs{heard.words.front()}}, {"second", Runs{heard.words.back()}}};
    if (moves.size() == heard.words.size() && may_move(game) && !game.has_two_boards())
        return ask_which(step, std::move(moves), step.phrase(PhraseId::HearingWhich, either));
    step.refuse(step.phrase(PhraseId::HearingUnsure, either));
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
    const auto position = step.model.game ? position_spoken_of(*step.model.game)
                                          : rules::variants::Position::initial(rules::variants::Variant::Standard);
    step.effects.emplace_back(StopListening{position, words(step.model).catalogue->language()});
}

void understand(Step& step, const hearing::Heard& heard) {
    // The game may have ended meanwhile, or a question have come up.
    if (!step.model.game || !std::holds_alternative<BoardScreen>(step.top()))
        return step.refuse(step.phrase(PhraseId::HearingUnclear));
    std::visit(Overloaded{
                   [&step](const hearing::Certain& certain) { obey(step, certain); },
                   [&step](const hearing::Unsure& unsure) { ask_back(step, unsure); },
                   [&step](const hearing::Unclear&) { step.refuse(step.phrase(PhraseId::HearingUnclear)); },
               },
               heard);
}

} // namespace session
