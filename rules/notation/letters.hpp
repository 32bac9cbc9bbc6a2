// The initials of the pieces in a language (Article C.2; Appendix E of 2001 and 2005).
#pragma once

#include "rules/board/piece.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::notation {

/// The letters of one language: each piece's initial in UTF-8, never empty, the pawn's none. One letter may mean
/// different pieces in two languages (R is a rook in English, a king in French), so a reader is always told which.
struct PieceLetters {
    std::string king;
    std::string queen;
    std::string rook;
    std::string bishop;
    std::string knight;

    const std::string& of(board::Role role) const; ///< Precondition: role is not Pawn.
    bool operator==(const PieceLetters&) const = default;
};

/// Of pawn, knight, bishop, rook, queen and king in FEN and UCI, in the order of Role.
constexpr std::string_view role_letters = "pnbrqk";

const PieceLetters& english_letters(); ///< K Q R B N
const PieceLetters& german_letters();  ///< K D T L S
/// The figures ♔ ♕ ♖ ♗ ♘, which the Laws recommend in print (NOT-02). Every reader understands them anyway.
const PieceLetters& figurines();

/// The letters of a language tag (`en`, `de`); empty for a language without a table.
std::optional<PieceLetters> letters_of(std::string_view language);

/// The tags of all languages with a table: en de fr es nl ar fa.
std::vector<std::string_view> lettered_languages();

} // namespace rules::notation
