// What a written move says, before any position is looked at.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/piece.hpp"
#include "rules/notation/letters.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace rules::notation {

/// `O-O` or `O-O-O`.
struct CastlingWording {
    bool is_short;
    bool operator==(const CastlingWording&) const = default;
};
/// `N@f3`: a piece from the reserve.
struct DropWording {
    board::Role role;
    board::Square to;
    bool operator==(const DropWording&) const = default;
};
/// Anything else: a piece goes to a square.
struct StepWording {
    board::Role role;
    std::optional<board::File> from_file;
    std::optional<board::Rank> from_rank;
    board::Square to;
    std::optional<board::Role> promoted;
    bool says_capture;
    bool says_en_passant;
    bool operator==(const StepWording&) const = default;
};
/// The squares the piece may come from, by the file and rank that are named.
board::Bitboard places_meant(const StepWording& step);

using Wording = std::variant<CastlingWording, DropWording, StepWording>;

/// A wording, and whether the mark `(=)` of a draw offer stands behind it (NOT-10).
struct WrittenMove {
    Wording wording;
    bool offers_draw;
    bool operator==(const WrittenMove&) const = default;
};

/// Empty unless the text is algebraic notation in those letters or figurines. See read_san for what may be written.
std::optional<WrittenMove> read_wording(std::string_view text, const PieceLetters& letters);

} // namespace rules::notation
