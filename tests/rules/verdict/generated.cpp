#include "tests/rules/verdict/generated.hpp"

#include "rules/board/attacks.hpp"
#include "tests/rules/support/positions.hpp"

#include <array>

namespace generated {

using namespace rules::board;
using rules::variants::Position;

int any(int from, int to) { return *rc::gen::resize(100, rc::gen::inRange(from, to)); }

Color any_color() { return any(0, 2) == 0 ? Color::White : Color::Black; }

void put_anywhere(Setup& setup, Piece piece) {
    const Square start = Square::at(any(0, 64));
    for (int step = 0; step < 64; ++step) {
        const Square square = Square::at((start.index() + step) % 64);
        const bool is_last = square.rank() == Rank::One || square.rank() == Rank::Eight;
        if (setup.placement[square] || (piece.role == Role::Pawn && is_last)) continue;
        setup.placement.put(square, piece);
        return;
    }
}

Setup with_kings(Setup setup) {
    for (const Color color : both_colors) put_anywhere(setup, {color, Role::King});
    setup.turn = any_color();
    return setup;
}

Setup any_wall() {
    Setup setup;
    const int first = any(0, 3);
    const int base = any(1, 5);
    const bool is_even = any(0, 2) == 0;
    for (int file = first == 2 ? 0 : first; file < 8; file += first == 2 ? 1 : 2) {
        const int rank = base + (is_even ? 0 : any(0, 2));
        const int missing = any(0, 20);
        const auto put = [&](int at, Color color) {
            setup.placement.put(Square(static_cast<File>(file), static_cast<Rank>(at)), {color, Role::Pawn});
        };
        if (missing != 0) put(rank, Color::White);
        if (missing != 1) put(rank + 1, Color::Black);
    }
    return setup;
}

Setup any_locked(int most_bishops) {
    Setup setup = any_wall();
    for (int bishops = any(0, most_bishops + 1); bishops > 0; --bishops)
        put_anywhere(setup, {any_color(), Role::Bishop});
    if (any(0, 6) == 0) put_anywhere(setup, {any_color(), Role::Knight});
    return with_kings(setup);
}

Setup any_handful() {
    Setup setup;
    for (int men = any(0, 4); men > 0; --men)
        put_anywhere(setup, {any_color(), all_roles[static_cast<std::size_t>(any(0, 5))]});
    return with_kings(setup);
}

Setup any_crowd() {
    Setup setup = with_kings({});
    for (const Square square : Bitboard::all()) {
        if (setup.placement[square]) continue;
        bool is_near = false;
        for (const Square other : king_attacks(square))
            is_near = is_near || (setup.placement[other] && setup.placement[other]->role == Role::King);
        if (!is_near || any(0, 4) == 0) continue;
        const bool is_last = square.rank() == Rank::One || square.rank() == Rank::Eight;
        const int role = any(0, 8);
        const Role put = role < 5 && !is_last ? Role::Pawn : role < 7 ? Role::Bishop : Role::Knight;
        setup.placement.put(square, {any_color(), put});
    }
    return setup;
}

Setup any_near_wall() {
    // Walls, and kings shut in behind their own men or the enemy's; then a few men are moved, changed or taken off.
    const auto walls = std::array{
        "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1",         "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/8/5B2/8/8 w - - 0 1",    "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1",
        "8/8/3k1b2/1p1p1p2/1P1P1P2/pp4B1/pr6/nbK5 w - - 0 1",  "6bk/5ppb/5pP1/4pP2/1p1pP3/1PpP4/2P2B2/6K1 w - - 0 1",
        "2k5/8/2b5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK6 b - - 0 1", "kb6/pp6/P1p1p1p1/2P1P1P1/8/6pp/4B1Pb/6bK w - - 0 1",
    };
    Setup setup = support::setup(walls[static_cast<std::size_t>(any(0, static_cast<int>(walls.size())))]);
    for (int changes = any(0, 4); changes > 0; --changes) {
        Square from = Square::at(any(0, 64));
        while (!setup.placement[from]) from = Square::at((from.index() + 1) % 64);
        const Piece piece = *setup.placement[from];
        const auto near = from.offset(any(-1, 2), any(-1, 2));
        const Square to = any(0, 2) == 0 && near ? *near : Square::at(any(0, 64));
        if (setup.placement[to] && setup.placement[to]->role == Role::King) continue;
        setup.placement.clear(from);
        if (piece.role == Role::King || any(0, 5) != 0) setup.placement.put(to, piece);
    }
    if (any(0, 4) == 0) setup.turn = !setup.turn;
    return setup;
}

Setup any_special_right() {
    Setup setup = any_wall();
    setup.placement.clear(Square(File::E, Rank::One));
    setup.placement.clear(Square(File::E, Rank::Eight));
    setup.placement.put(Square(File::E, Rank::One), {Color::White, Role::King});
    put_anywhere(setup, {Color::Black, Role::King});
    setup.placement.put(Square(File::H, Rank::One), {Color::White, Role::Rook});
    setup.castling.white_short = true;
    if (any(0, 2) == 0) {
        // A white pawn stands where a black one has just passed by.
        const auto file = static_cast<File>(any(0, 7));
        const auto next = static_cast<File>(static_cast<int>(file) + 1);
        for (const Rank rank : {Rank::Five, Rank::Six, Rank::Seven}) setup.placement.clear(Square(next, rank));
        setup.placement.put(Square(file, Rank::Five), {Color::White, Role::Pawn});
        setup.placement.put(Square(next, Rank::Five), {Color::Black, Role::Pawn});
        setup.en_passant = Square(next, Rank::Six);
    } else {
        setup.turn = any_color();
    }
    return setup;
}

std::optional<Position> made(const Setup& setup) {
    const auto position = Position::from_setup(setup);
    if (const auto* found = std::get_if<Position>(&position)) return *found;
    return std::nullopt;
}

} // namespace generated
