#include "rules/board/setup.hpp"

namespace rules::board {

Placement Placement::initial() {
    constexpr std::array officers{Role::Rook, Role::Knight, Role::Bishop, Role::Queen,
                                  Role::King, Role::Bishop, Role::Knight, Role::Rook};
    Placement placement;
    for (std::size_t file = 0; file < officers.size(); ++file) {
        const auto named = static_cast<File>(file);
        placement.put(Square(named, Rank::One), {Color::White, officers[file]});
        placement.put(Square(named, Rank::Two), {Color::White, Role::Pawn});
        placement.put(Square(named, Rank::Seven), {Color::Black, Role::Pawn});
        placement.put(Square(named, Rank::Eight), {Color::Black, officers[file]});
    }
    return placement;
}

Setup Setup::initial() {
    Setup setup;
    setup.placement = Placement::initial();
    setup.castling = {.white_short = true, .white_long = true, .black_short = true, .black_long = true};
    return setup;
}

namespace {

Rank first_rank(Color color) { return color == Color::White ? Rank::One : Rank::Eight; }

/// The square of the king on its first rank.
std::optional<Square> king_at_home(const Placement& placement, Color color) {
    for (const Square square : Bitboard::of(first_rank(color)))
        if (placement[square] == Piece{color, Role::King}) return square;
    return std::nullopt;
}

bool is_on_side(Square square, Square king, CastlingSide side) {
    return side == CastlingSide::Short ? square.file() > king.file() : square.file() < king.file();
}

} // namespace

std::optional<Square> outermost_rook(const Placement& placement, Color color, CastlingSide side) {
    const auto king = king_at_home(placement, color);
    if (!king) return std::nullopt;
    std::optional<Square> outermost;
    for (const Square square : Bitboard::of(first_rank(color))) {
        if (placement[square] != Piece{color, Role::Rook} || !is_on_side(square, *king, side)) continue;
        if (!outermost || is_on_side(square, *outermost, side)) outermost = square;
    }
    return outermost;
}

std::optional<Square> castling_rook(const Setup& setup, Color color, CastlingSide side) {
    const auto king = king_at_home(setup.placement, color);
    if (!king) return std::nullopt;
    for (const Square square : setup.castling.inner_rooks& Bitboard::of(first_rank(color))) {
        if (!is_on_side(square, *king, side)) continue;
        return setup.placement[square] == Piece{color, Role::Rook} ? std::optional(square) : std::nullopt;
    }
    return outermost_rook(setup.placement, color, side);
}

} // namespace rules::board
