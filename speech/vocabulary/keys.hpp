// The keys of a vocabulary's file.
#pragma once

#include "speech/vocabulary/meaning.hpp"

#include <array>
#include <string_view>

namespace speech::vocabulary {

struct MeaningKey {
    std::string_view section;
    std::string_view key;
    Meaning meaning;
};

/// In the order of the file. The keys of [order] and [answer] may be missing, all others are needed.
inline constexpr std::array meaning_keys{
    MeaningKey{"file", "a", board::File::A},
    MeaningKey{"file", "b", board::File::B},
    MeaningKey{"file", "c", board::File::C},
    MeaningKey{"file", "d", board::File::D},
    MeaningKey{"file", "e", board::File::E},
    MeaningKey{"file", "f", board::File::F},
    MeaningKey{"file", "g", board::File::G},
    MeaningKey{"file", "h", board::File::H},
    MeaningKey{"rank", "1", board::Rank::One},
    MeaningKey{"rank", "2", board::Rank::Two},
    MeaningKey{"rank", "3", board::Rank::Three},
    MeaningKey{"rank", "4", board::Rank::Four},
    MeaningKey{"rank", "5", board::Rank::Five},
    MeaningKey{"rank", "6", board::Rank::Six},
    MeaningKey{"rank", "7", board::Rank::Seven},
    MeaningKey{"rank", "8", board::Rank::Eight},
    MeaningKey{"piece", "king", board::Role::King},
    MeaningKey{"piece", "queen", board::Role::Queen},
    MeaningKey{"piece", "rook", board::Role::Rook},
    MeaningKey{"piece", "bishop", board::Role::Bishop},
    MeaningKey{"piece", "knight", board::Role::Knight},
    MeaningKey{"piece", "pawn", board::Role::Pawn},
    MeaningKey{"sign", "takes", Sign::Takes},
    MeaningKey{"sign", "to", Sign::To},
    MeaningKey{"sign", "drop", Sign::Drop},
    MeaningKey{"sign", "becomes", Sign::Becomes},
    MeaningKey{"sign", "en_passant", Sign::EnPassant},
    MeaningKey{"sign", "castling", Sign::Castling},
    MeaningKey{"sign", "short_castling", Sign::ShortCastling},
    MeaningKey{"sign", "long_castling", Sign::LongCastling},
    MeaningKey{"sign", "check", Sign::Check},
    MeaningKey{"sign", "mate", Sign::Mate},
    MeaningKey{"order", "offer_draw", Order::OfferDraw},
    MeaningKey{"order", "accept_draw", Order::AcceptDraw},
    MeaningKey{"order", "decline_draw", Order::DeclineDraw},
    MeaningKey{"order", "resign", Order::Resign},
    MeaningKey{"order", "take_back", Order::TakeBack},
    MeaningKey{"order", "hint", Order::Hint},
    MeaningKey{"order", "clocks", Order::Clocks},
    MeaningKey{"order", "last_move", Order::LastMove},
    MeaningKey{"order", "repeat_last", Order::RepeatLast},
    MeaningKey{"order", "whose_turn", Order::WhoseTurn},
    MeaningKey{"order", "help", Order::Help},
    MeaningKey{"answer", "yes", Answer::Yes},
    MeaningKey{"answer", "no", Answer::No},
    MeaningKey{"opening", "move", Opening::Move},
};

struct PatternKey {
    std::string_view key;
    MovePattern pattern;
    std::string_view arguments; ///< sorted, parted by spaces
};

/// In the order of MovePattern.
inline constexpr std::array pattern_keys{
    PatternKey{"square", MovePattern::Square, "file rank"},
    PatternKey{"move", MovePattern::Move, "piece to"},
    PatternKey{"move_from", MovePattern::MoveFrom, "from piece to"},
    PatternKey{"move_long", MovePattern::MoveLong, "from piece to"},
    PatternKey{"takes", MovePattern::Takes, "piece to"},
    PatternKey{"takes_from", MovePattern::TakesFrom, "from piece to"},
    PatternKey{"takes_piece", MovePattern::TakesPiece, "captured from piece to"},
    PatternKey{"pawn", MovePattern::Pawn, "to"},
    PatternKey{"pawn_from", MovePattern::PawnFrom, "from to"},
    PatternKey{"pawn_takes", MovePattern::PawnTakes, "from to"},
    PatternKey{"drop", MovePattern::Drop, "piece to"},
    PatternKey{"en_passant", MovePattern::EnPassant, "move"},
    PatternKey{"becomes", MovePattern::Becomes, "move piece"},
    PatternKey{"check", MovePattern::Check, "move"},
    PatternKey{"mate", MovePattern::Mate, "move"},
};

} // namespace speech::vocabulary
