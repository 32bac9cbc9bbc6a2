// The short sounds (earcons) of the program.
#pragma once

#include <array>
#include <string_view>

namespace sounds::cues {

/// Every cue there is. A cue never stands alone for news: what it tells is also said or written.
enum class Cue {
    Move,
    Capture,
    EnPassant,
    Check,
    Castling,
    Promotion,
    Illegal,
    YourTurn,
    LowTime,
    FlagFallen,
    GameOver,
    Drawn,
    Resigned,
    BoardEdge,
    WhiteSquare,
    BlackSquare,
    OwnPiece,
    OpponentsPiece,
    LegalTarget,
    ClockPressed,
    MustCapture,
    FromPartner,
    ListeningBegins,
    ListeningEnds,
};

inline constexpr std::array all_cues{
    Cue::Move,        Cue::Capture,      Cue::EnPassant,   Cue::Check,       Cue::Castling,        Cue::Promotion,
    Cue::Illegal,     Cue::YourTurn,     Cue::LowTime,     Cue::FlagFallen,  Cue::GameOver,        Cue::Drawn,
    Cue::Resigned,    Cue::BoardEdge,    Cue::WhiteSquare, Cue::BlackSquare, Cue::OwnPiece,        Cue::OpponentsPiece,
    Cue::LegalTarget, Cue::ClockPressed, Cue::MustCapture, Cue::FromPartner, Cue::ListeningBegins, Cue::ListeningEnds,
};

/// The cue's name in files: `move`, `your_turn`, `white_square` ... Unique for each cue.
constexpr std::string_view name(Cue cue) {
    switch (cue) {
    case Cue::Move: return "move";
    case Cue::Capture: return "capture";
    case Cue::EnPassant: return "en_passant";
    case Cue::Check: return "check";
    case Cue::Castling: return "castling";
    case Cue::Promotion: return "promotion";
    case Cue::Illegal: return "illegal";
    case Cue::YourTurn: return "your_turn";
    case Cue::LowTime: return "low_time";
    case Cue::FlagFallen: return "flag_fallen";
    case Cue::GameOver: return "game_over";
    case Cue::Drawn: return "drawn";
    case Cue::Resigned: return "resigned";
    case Cue::BoardEdge: return "board_edge";
    case Cue::WhiteSquare: return "white_square";
    case Cue::BlackSquare: return "black_square";
    case Cue::OwnPiece: return "own_piece";
    case Cue::OpponentsPiece: return "opponents_piece";
    case Cue::LegalTarget: return "legal_target";
    case Cue::ClockPressed: return "clock_pressed";
    case Cue::MustCapture: return "must_capture";
    case Cue::FromPartner: return "from_partner";
    case Cue::ListeningBegins: return "listening_begins";
    case Cue::ListeningEnds: return "listening_ends";
    }
    __builtin_unreachable();
}

} // namespace sounds::cues
