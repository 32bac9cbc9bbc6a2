#include "rules/notation/letters.hpp"

#include <array>
#include <cassert>

namespace rules::notation {

namespace {

struct Language {
    std::string_view tag;
    PieceLetters letters;
};

// Appendix E prints the tables of 2001 and 2005. The Persian letters are the initials of the names Appendix E1 of 2001
// gives (شاه وزیر رخ فیل اسب), as E2 allows and Persian chess books have them.
const std::array<Language, 7>& languages() {
    static const std::array<Language, 7> all{{
        {"en", {"K", "Q", "R", "B", "N"}},
        {"de", {"K", "D", "T", "L", "S"}},
        {"fr", {"R", "D", "T", "F", "C"}},
        {"es", {"R", "D", "T", "A", "C"}},
        {"nl", {"K", "D", "T", "L", "P"}},
        {"ar", {"م", "و", "ر", "ف", "ح"}},
        {"fa", {"ش", "و", "ر", "ف", "ا"}},
    }};
    return all;
}

} // namespace

const std::string& PieceLetters::of(board::Role role) const {
    switch (role) {
    case board::Role::King: return king;
    case board::Role::Queen: return queen;
    case board::Role::Rook: return rook;
    case board::Role::Bishop: return bishop;
    case board::Role::Pawn: assert(false && "a pawn has no letter"); [[fallthrough]];
    case board::Role::Knight: return knight;
    }
    return king;
}

const PieceLetters& english_letters() { return languages()[0].letters; }

const PieceLetters& german_letters() { return languages()[1].letters; }

const PieceLetters& figurines() {
    static const PieceLetters figures{"♔", "♕", "♖", "♗", "♘"};
    return figures;
}

std::optional<PieceLetters> letters_of(std::string_view language) {
    for (const Language& known : languages())
        if (known.tag == language) return known.letters;
    return std::nullopt;
}

std::vector<std::string_view> lettered_languages() {
    std::vector<std::string_view> tags;
    for (const Language& known : languages()) tags.push_back(known.tag);
    return tags;
}

} // namespace rules::notation
