// A move as a value: what is played, without the position it is played in.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace rules::board {

enum class MoveKind : std::uint8_t { Normal, Promotion, EnPassant, Castling, Drop };

/// With which rook: the one on the king's right, or the one on its left, as White sees the board.
enum class CastlingSide : std::uint8_t { Short, Long };

inline constexpr std::array both_castling_sides{CastlingSide::Short, CastlingSide::Long};

/// A move. Whether it captures, or is legal at all, only a position can tell. Two bytes; cheap to copy.
class Move {
public:
    static constexpr Move normal(Square from, Square to) { return {MoveKind::Normal, from, to, Role::Pawn}; }
    static constexpr Move promotion(Square from, Square to, Role role) { return {MoveKind::Promotion, from, to, role}; }
    static constexpr Move en_passant(Square from, Square to) { return {MoveKind::EnPassant, from, to, Role::Pawn}; }
    /// Castling is the king's move: from its square to the one it arrives on (Article 3.8), which may be the same where
    /// kings start elsewhere than on the e-file. It arrives on the g-file or the c-file; that tells the rook.
    static constexpr Move castling(Square king_from, Square king_to) {
        return {MoveKind::Castling, king_from, king_to, Role::Pawn};
    }
    static constexpr Move drop(Role role, Square to) { return {MoveKind::Drop, to, to, role}; }

    constexpr MoveKind kind() const {
        if ((bits_ & 0x1000U) == 0) return static_cast<MoveKind>((bits_ >> 13U) == 0 ? 0U : 1U + (bits_ >> 13U));
        return dropped_bit() ? MoveKind::Drop : MoveKind::Promotion;
    }
    /// Where it arrives.
    constexpr Square to() const { return Square::at(bits_ & 63); }
    /// Where it starts; empty for a drop.
    constexpr std::optional<Square> from() const {
        if (kind() == MoveKind::Drop) return std::nullopt;
        return Square::at((bits_ >> 6) & 63);
    }
    /// The piece a pawn becomes; empty unless this is a promotion.
    constexpr std::optional<Role> promoted() const {
        if (kind() != MoveKind::Promotion) return std::nullopt;
        return static_cast<Role>(bits_ >> 13U);
    }
    /// The piece taken from the reserve; empty unless this is a drop.
    constexpr std::optional<Role> dropped() const {
        if (kind() != MoveKind::Drop) return std::nullopt;
        return static_cast<Role>(bits_ >> 13U);
    }

    /// Of a castling that is not legal: the way the king goes. Precondition: this is castling.
    constexpr CastlingSide castling_side() const {
        const bool is_legal = to().file() == File::G || to().file() == File::C;
        const bool is_short = is_legal ? to().file() == File::G : to().file() > Square::at((bits_ >> 6) & 63).file();
        return is_short ? CastlingSide::Short : CastlingSide::Long;
    }

    constexpr bool operator==(const Move&) const = default;

private:
    // Low to high: 6 bits arrival, 6 bits start, 1 bit "a piece is named", 3 bits role, or 0 normal, 1 en passant, 2
    // castling. A drop names a piece and starts where it arrives, which no other move does.
    constexpr Move(MoveKind kind, Square from, Square to, Role role)
        : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(to.index()) |
                                           static_cast<unsigned>(from.index()) << 6U | extra(kind, role))) {}
    static constexpr unsigned extra(MoveKind kind, Role role) {
        switch (kind) {
        case MoveKind::Normal: return 0U;
        case MoveKind::EnPassant: return 1U << 13U;
        case MoveKind::Castling: return 2U << 13U;
        case MoveKind::Promotion:
        case MoveKind::Drop: return 0x1000U | static_cast<unsigned>(role) << 13U;
        }
        return 0U;
    }
    constexpr bool dropped_bit() const { return (bits_ & 63U) == ((bits_ >> 6U) & 63U); }

    std::uint16_t bits_;
};

static_assert(sizeof(Move) == 2);

} // namespace rules::board
