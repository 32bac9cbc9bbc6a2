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
    Long,   ///< with the departure square, and the man that is captured
};

/// The listener's language, words, and place at the board. The catalogue and the vocabulary must outlive it.
struct Manner {
    const phrases::Catalogue& catalogue;
    const vocabulary::Vocabulary& vocabulary;
    Form form = Form::Normal;
    /// The side the listener plays; empty for an onlooker, to whom both sides are told by their colour.
    std::optional<board::Color> listener;
};

} // namespace speech::announce
