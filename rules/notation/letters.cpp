#include "rules/notation/letters.hpp"

#include <array>
#include <cassert>

namespace rules::notation {

namespace {

struct Language {
    std::string_view tag;
    std::string_view king;
    std::string_view queen;
    std::string_view rook;
    std::string_view bishop;
    std::string_view knight;
};

constexpr std::array languages{
    Language{"en", "K", "Q", "R", "B", "N"}, Language{"de", "K", "D", "T", "L", "S"},
    Language{"fr", "R", "D", "T", "F", "C"}, Language{"es", "R", "D", "T", "A", "C"},
    Language{"nl", "K", "D", "T", "L", "P"}, Language{"ar", "م", "و", "ر", "ف", "ح"},
};

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

PieceLetters english_letters() { return *letters_of("en"); }

PieceLetters german_letters() { return *letters_of("de"); }

std::optional<PieceLetters> letters_of(std::string_view language) {
    for (const Language& known : languages)
        if (known.tag == language)
            return PieceLetters{std::string(known.king), std::string(known.queen), std::string(known.rook),
                                std::string(known.bishop), std::string(known.knight)};
    return std::nullopt;
}

} // namespace rules::notation
