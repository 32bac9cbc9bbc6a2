// How somebody wants to be spoken to.
#pragma once

#include "rules/board/square.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <optional>

namespace speech::announce {

namespace board = rules::board;

using phrases::Form;
using phrases::Forms;

/// When the colour of a square is said with it.
enum class Shade { InLongForm, Always, Never };

/// How it is told whose a piece is.
enum class Whose {
    InWords,
    ByVoice, ///< the second voice speaks of the opponent's pieces; an onlooker hears Black's so
    Unsaid,  ///< something else than the words tells it
};

/// How it is told that a move is the opponent's, as far as there is somebody who plays that side.
enum class MovesOfOpponent {
    InUsualVoice, ///< not at all
    InSecondVoice,
    InWords ///< there is no second voice
};

/// The listener's language, words, and place at the board. The catalogue and the vocabulary must outlive it.
struct Manner {
    const phrases::Catalogue& catalogue;
    const vocabulary::Vocabulary& vocabulary;
    Forms forms;
    /// The side the listener plays; empty for an onlooker, to whom both sides are told by their colour.
    std::optional<board::Color> listener;
    Shade shade = Shade::InLongForm;
    Whose whose = Whose::InWords;
    MovesOfOpponent moves_of_opponent = MovesOfOpponent::InUsualVoice;

    /// A sentence of the catalogue, in the form of its kind.
    phrases::Runs say(phrases::PhraseId id, const phrases::Arguments& arguments = {}) const {
        return catalogue.runs(id, arguments, forms);
    }
    /// The form in which a move of that side is said to the listener.
    Form form_of_move(board::Color mover) const { return listener == mover ? forms.own_moves : forms.moves; }
};

} // namespace speech::announce
