// How much is said, and of what.
#pragma once

#include "speech/phrases/phrase_id.hpp"

namespace speech::phrases {

/// How much is said.
enum class Form {
    Short,  ///< as little as is unmistakable: captures are not spoken, an empty square is only named
    Normal, ///< captures are spoken
    Long,   ///< with the departure square, and the piece that is captured
};

/// In which form each kind of thing is said.
struct Forms {
    Form moves = Form::Normal;    ///< and whatever else happens in a game
    Form own_moves = Form::Short; ///< as they come back to whoever has made them
    Form squares = Form::Normal;  ///< and pieces, and what is asked about the board
    Form clocks = Form::Normal;
    Form refusals = Form::Normal; ///< and whatever else does not work
    Form lists = Form::Normal;    ///< and all else one is asked and told to operate the program

    constexpr Forms() = default;
    /// Everything in that form but one's own moves: whoever makes them knows them.
    constexpr Forms(Form form) // NOLINT(google-explicit-constructor): where one form is meant, it is written so
        : moves(form)
        , squares(form)
        , clocks(form)
        , refusals(form)
        , lists(form) {}
    bool operator==(const Forms&) const = default;
};

/// The form a phrase of that section is said in. Every section belongs to a kind; a new one does not build without.
Form form_of(Section section, const Forms& forms);

} // namespace speech::phrases
