#include "src/session/move_settings.hpp"

#include <array>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::MovePattern;
using speech::vocabulary::Vocabulary;
using storage::MoveWords;
using storage::Preferences;
using storage::SquareColour;
using storage::WhoseMan;

namespace {

/// A move as these words have it.
Runs example(const Vocabulary& words) {
    using namespace rules::board;
    return {words.run(words.fill(
        MovePattern::Move, {{"piece", words.word(Role::Knight)}, {"to", words.square(Square(File::F, Rank::Three))}}))};
}

std::string_view word(MoveWords words) {
    switch (words) {
    case MoveWords::FideGerman: return "fide";
    case MoveWords::OwnLanguage: return "own";
    case MoveWords::Nato: return "nato";
    case MoveWords::Spelled: return "spelled";
    }
    return {};
}

} // namespace

Chooser choose_move_words() {
    return {[](const Scene& step) {
                const MoveWords chosen = step.model.preferences.move_words;
                return step.phrase(
                    PhraseId::MannerMoveWords,
                    {{"words", word(chosen)}, {"example", example(*words(step.model).announcing.at(chosen))}});
            },
            [](Step& step, int direction) {
                return move_in(
                    step.model.preferences.move_words,
                    std::array{MoveWords::FideGerman, MoveWords::OwnLanguage, MoveWords::Nato, MoveWords::Spelled},
                    direction);
            }};
}

Chooser choose_square_colour() {
    return choose_named<SquareColour>(PhraseId::MannerSquareColour, "how", &Preferences::square_colour,
                                      {{SquareColour::Usual, "usual"},
                                       {SquareColour::InWords, "words"},
                                       {SquareColour::ByCue, "cue"},
                                       {SquareColour::Untold, "untold"}});
}

Chooser choose_whose_man() {
    return choose_named<WhoseMan>(
        PhraseId::MannerWhoseMan, "how", &Preferences::whose_man,
        {{WhoseMan::InWords, "words"}, {WhoseMan::ByVoice, "voice"}, {WhoseMan::ByCue, "cue"}});
}

} // namespace session
