// What a sequence of meanings asks for, independent of any position.
#pragma once

#include "speech/listen/lattice.hpp"

#include <optional>
#include <vector>

namespace speech::listen {

enum class CastlingSide { Short, Long, Either };

/// A move as far as it was said.
struct MoveRequest {
    std::optional<rules::board::Role> role; ///< empty: a pawn, or whatever stands on a full departure square
    std::optional<rules::board::File> from_file;
    std::optional<rules::board::Rank> from_rank;
    std::optional<rules::board::Square> to; ///< empty only where the captured piece is named
    bool takes = false;
    bool en_passant = false;
    std::optional<rules::board::Role> captured;
    std::optional<rules::board::Role> promotion;
    std::optional<CastlingSide> castling; ///< then nothing else is said
    bool drops = false;                   ///< out of the reserve: then only piece and square are said
    bool operator==(const MoveRequest&) const = default;

    /// The departure square, if all of it was said.
    std::optional<rules::board::Square> from() const;
};

/// The requests a row makes; none if it is no move, two if what is said first may be the departure square.
std::vector<MoveRequest> read_requests(const Meanings& row);

} // namespace speech::listen
