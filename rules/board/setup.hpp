// An arrangement of pieces that need not be a chess position: what a FEN says, or what stands on a player's own board.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/board/piece.hpp"
#include "rules/board/square.hpp"

#include <array>
#include <optional>

namespace rules::board {

/// What stands on each square.
class Placement {
public:
    constexpr std::optional<Piece> operator[](Square square) const {
        return pieces_[static_cast<std::size_t>(square.index())];
    }
    constexpr void put(Square square, Piece piece) { pieces_[static_cast<std::size_t>(square.index())] = piece; }
    constexpr void clear(Square square) { pieces_[static_cast<std::size_t>(square.index())].reset(); }
    constexpr bool operator==(const Placement&) const = default;

    /// The initial array (Article 2.3).
    static Placement initial();

private:
    std::array<std::optional<Piece>, 64> pieces_{};
};

/// Castling rights still held (Article 3.8, "lost for good").
struct CastlingRights {
    bool white_short = false;
    bool white_long = false;
    bool black_short = false;
    bool black_long = false;
    /// A right belongs to the outermost rook on its side of the king, as X-FEN has it, unless a rook nearer to the king
    /// stands here.
    Bitboard inner_rooks{};
    constexpr bool operator==(const CastlingRights&) const = default;
};

/// The pieces in hand that may be dropped on the board, of both colours. A king is never among them.
class Reserve {
public:
    constexpr int count(Piece piece) const { return pieces_[side(piece)][kind(piece)]; }
    /// Precondition: not a king, and count >= 0.
    constexpr void set(Piece piece, int count) { pieces_[side(piece)][kind(piece)] = count; }
    constexpr int count(Color color) const {
        int sum = 0;
        for (const int pieces : pieces_[static_cast<std::size_t>(color)]) sum += pieces;
        return sum;
    }
    constexpr bool empty() const { return count(Color::White) + count(Color::Black) == 0; }
    constexpr bool operator==(const Reserve&) const = default;

private:
    static constexpr std::size_t side(Piece piece) { return static_cast<std::size_t>(piece.color); }
    static constexpr std::size_t kind(Piece piece) { return static_cast<std::size_t>(piece.role); }
    std::array<std::array<int, all_roles.size()>, 2> pieces_{};
};

/// The pieces one may have in hand.
inline constexpr std::array droppable_roles{Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen};

/// Everything a FEN says. It promises nothing about legality: that is what becoming a Position asks.
struct Setup {
    Placement placement;
    Color turn = Color::White;
    CastlingRights castling;
    /// The square a pawn has just passed over, as written, whether or not a capture there is possible.
    std::optional<Square> en_passant;
    /// Plies since the last pawn move or capture (Article 9.3). 0 ... 65535
    int halfmove_clock = 0;
    /// The number of the coming move. 1 ... 65535
    int fullmove_number = 1;
    /// The pieces in hand; empty where nobody speaks of such.
    std::optional<Reserve> reserve;
    /// Where pieces stand that were pawns, and will be again when captured (DBL-03).
    Bitboard promoted;
    bool operator==(const Setup&) const = default;

    /// The initial array, White to move.
    static Setup initial();
};

/// The rook farthest from the king of its colour on that side, both on their first rank; empty if there is none.
std::optional<Square> outermost_rook(const Placement& placement, Color color, CastlingSide side);

/// The rook of a right to castle, whether or not the right is held. Empty if none stands where it has to.
std::optional<Square> castling_rook(const Setup& setup, Color color, CastlingSide side);

} // namespace rules::board
