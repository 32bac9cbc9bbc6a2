// The position a game begins with, from its tags.
#pragma once

#include "rules/pgn/fault.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace rules::pgn {

/// A start that was read, and what had to be left out of its FEN.
struct Start {
    variants::Position position;
    std::set<variants::SetupFault> forgiven;
};

/// Reads a FEN tag. Castling rights without king and rook at home, and an en passant square that no pawn has just
/// passed, are left out: many programs write fields that have long been out of date.
std::variant<Start, BadStart> read_start(std::string_view fen, variants::Variant variant);

} // namespace rules::pgn
