// The four rights to castle (Article 3.8).
#pragma once

#include "rules/board/setup.hpp"
#include "rules/variants/side.hpp"

#include <array>

namespace rules::variants::standard {

/// How a set-up names a right, and where its king and rook stand in ordinary chess.
struct RightToCastle {
    bool board::CastlingRights::*held;
    board::Color color;
    board::CastlingSide side;
    board::Square king;
    board::Square rook;
};

inline constexpr std::array rights_to_castle{
    RightToCastle{&board::CastlingRights::white_short, board::Color::White, board::CastlingSide::Short,
                  Side<board::Color::White>::king_home, Side<board::Color::White>::short_rook},
    RightToCastle{&board::CastlingRights::white_long, board::Color::White, board::CastlingSide::Long,
                  Side<board::Color::White>::king_home, Side<board::Color::White>::long_rook},
    RightToCastle{&board::CastlingRights::black_short, board::Color::Black, board::CastlingSide::Short,
                  Side<board::Color::Black>::king_home, Side<board::Color::Black>::short_rook},
    RightToCastle{&board::CastlingRights::black_long, board::Color::Black, board::CastlingSide::Long,
                  Side<board::Color::Black>::king_home, Side<board::Color::Black>::long_rook},
};

} // namespace rules::variants::standard
