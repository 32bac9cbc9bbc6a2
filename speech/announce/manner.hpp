// How somebody wants to be spoken to.
#pragma once

#include "rules/board/square.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <optional>

namespace speech::announce {

namespace board = rules::board;

/// How much is said.
enum class Form {
    Short,  ///< as little as is unmistakable: captures are not spoken, an empty square is only named
    Normal, ///< captures are spoken
    Long,   ///< with the departure square, and the piece that is captured
};

/// When the colour of a square is said with it.
enum class Shade { InLongForm, Always, Never };

/// How it is told whose a piece is.
enum class Whose {
    InWords,
    ByVoice, ///< the second voice speaks of the opponent's pieces; an onlooker hears Black's so
    Unsaid,  ///< something else than the words tells it
};

/// Which voice speaks the opponent's moves, as far as there is somebody who plays him.
enum class MovesOfOpponent { InUsualVoice, InSecondVoice };

/// The listener's language, words, and place at the board. The catalogue and the vocabulary must outlive it.
struct Manner {
    const phrases::Catalogue& catalogue;
    const vocabulary::Vocabulary& vocabulary;
    Form form = Form::Normal;
    /// The side the listener plays; empty for an onlooker, to whom both sides are told by their colour.
    std::optional<board::Color> listener;
    Shade shade = Shade::InLongForm;
    Whose whose = Whose::InWords;
    MovesOfOpponent moves_of_opponent = MovesOfOpponent::InUsualVoice;
};

} // namespace speech::announce
