#include "tests/rules/verdict/generated.hpp"

#include "rules/board/attacks.hpp"
#include "tests/rules/support/positions.hpp"

#include <array>

namespace generated {

using namespace rules::board;
using rules::variants::Position;

namespace {

bool is_last(Square square) { return square.rank() == Rank::One || square.rank() == Rank::Eight; }

/// On a free square; a pawn not on the first and last ranks.
void put_anywhere(Chance& chance, Setup& setup, Piece piece) {
    const Square start = Square::at(chance.any(0, 64));
    for (int step = 0; step < 64; ++step) {
        const Square square = Square::at((start.index() + step) % 64);
        if (setup.placement[square] || (piece.role == Role::Pawn && is_last(square))) continue;
        setup.placement.put(square, piece);
        return;
    }
}

Setup with_kings(Chance& chance, Setup setup) {
    for (const Color color : both_colors) put_anywhere(chance, setup, {color, Role::King});
    setup.turn = chance.color();
    return setup;
}

/// Mostly pawns, for a crowd.
Role common_role(Chance& chance, Square square) {
    const int role = chance.any(0, 16);
    if (role < 10 && !is_last(square)) return Role::Pawn;
    if (role < 13) return Role::Bishop;
    return role == 15 ? Role::Rook : Role::Knight;
}

/// Pawns face to face: on every other file, or on most; on one rank, or on two; seldom with one missing.
Setup wall(Chance& chance) {
    Setup setup;
    const int first = chance.any(0, 3);
    const int base = chance.any(1, 5);
    const bool is_even = chance.once_in(2);
    for (int file = first == 2 ? 0 : first; file < 8; file += first == 2 ? 1 : 2) {
        const int rank = base + (is_even ? 0 : chance.any(0, 2));
        const int missing = chance.any(0, 20);
        const auto put = [&](int at, Color color) {
            setup.placement.put(Square(static_cast<File>(file), static_cast<Rank>(at)), {color, Role::Pawn});
        };
        if (missing != 0) put(rank, Color::White);
        if (missing != 1) put(rank + 1, Color::Black);
    }
    return setup;
}

/// On all files pawns face each other, each pair one rank above or below the next, so that nobody captures.
Setup links(Chance& chance, int first) {
    Setup setup;
    int rank = first;
    for (int file = 0; file < 8; ++file) {
        setup.placement.put(Square(static_cast<File>(file), static_cast<Rank>(rank)), {Color::White, Role::Pawn});
        setup.placement.put(Square(static_cast<File>(file), static_cast<Rank>(rank + 1)), {Color::Black, Role::Pawn});
        rank += rank == 1 ? 1 : rank == 5 || chance.once_in(2) ? -1 : 1;
    }
    return setup;
}

/// The kings who are missing, White's below and Black's above all pawns if there is room; seldom anywhere.
Setup with_kings_behind(Chance& chance, Setup setup) {
    std::array<bool, 2> stands{};
    for (const Square square : Bitboard::all())
        if (const auto piece = setup.placement[square]; piece && piece->role == Role::King)
            stands[static_cast<std::size_t>(piece->color)] = true;
    for (const Color color : both_colors) {
        if (stands[static_cast<std::size_t>(color)]) continue;
        const Square home(static_cast<File>(chance.any(0, 8)), color == Color::White ? Rank::One : Rank::Eight);
        if (setup.placement[home] || chance.once_in(8))
            put_anywhere(chance, setup, {color, Role::King});
        else
            setup.placement.put(home, {color, Role::King});
    }
    return setup;
}

} // namespace

Setup locked(Chance& chance, int most_bishops) {
    Setup setup = wall(chance);
    for (int bishops = chance.any(0, most_bishops + 1); bishops > 0; --bishops)
        put_anywhere(chance, setup, {chance.color(), Role::Bishop});
    if (chance.once_in(6)) put_anywhere(chance, setup, {chance.color(), Role::Knight});
    return with_kings(chance, setup);
}

Setup handful(Chance& chance) {
    Setup setup;
    for (int pieces = chance.any(0, 4); pieces > 0; --pieces)
        put_anywhere(chance, setup, {chance.color(), all_roles[static_cast<std::size_t>(chance.any(0, 5))]});
    return with_kings(chance, setup);
}

Setup crowd(Chance& chance) {
    Setup setup = with_kings(chance, {});
    for (const Square square : Bitboard::all()) {
        if (setup.placement[square]) continue;
        bool is_near = false;
        for (const Square other : king_attacks(square))
            is_near = is_near || (setup.placement[other] && setup.placement[other]->role == Role::King);
        if (is_near && !chance.once_in(4)) setup.placement.put(square, {chance.color(), common_role(chance, square)});
    }
    return setup;
}

Setup cage(Chance& chance) {
    Setup setup;
    const int files = chance.any(2, 5);
    const int ranks = chance.any(2, 5);
    const int mirror = (chance.once_in(2) ? 7 : 0) ^ (chance.once_in(2) ? 56 : 0);
    const auto inside = [&](int file, int rank) { return Square::at((8 * rank + file) ^ mirror); };
    setup.placement.put(inside(chance.any(0, 2), chance.any(0, 2)), {chance.color(), Role::King});
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            const Square square = inside(file, rank);
            if (setup.placement[square] || chance.once_in(6)) continue;
            setup.placement.put(square, {chance.color(), common_role(chance, square)});
        }
    }
    for (const Square square : Bitboard::all()) {
        const auto piece = setup.placement[square];
        if (piece && piece->role == Role::King) {
            put_anywhere(chance, setup, {!piece->color, Role::King});
            break;
        }
    }
    for (int pawns = chance.any(0, 3); pawns > 0; --pawns) put_anywhere(chance, setup, {chance.color(), Role::Pawn});
    setup.turn = chance.color();
    return setup;
}

Setup near_wall(Chance& chance) {
    const auto walls = std::array{
        "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1",
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/8/5B2/8/8 w - - 0 1",
        "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1",
        "8/8/3k1b2/1p1p1p2/1P1P1P2/pp4B1/pr6/nbK5 w - - 0 1",
        "6bk/5ppb/5pP1/4pP2/1p1pP3/1PpP4/2P2B2/6K1 w - - 0 1",
        "2k5/8/2b5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK6 b - - 0 1",
        "kb6/pp6/P1p1p1p1/2P1P1P1/8/6pp/4B1Pb/6bK w - - 0 1",
        "8/8/8/6pp/5pPk/K3pP1P/4P3/8 w - - 0 1",
        "k7/pp6/P7/1P6/2p5/1pP5/1P3p2/5K2 w - - 0 1",
    };
    Setup setup = support::setup(walls[static_cast<std::size_t>(chance.any(0, static_cast<int>(walls.size())))]);
    for (int changes = chance.any(0, 4); changes > 0; --changes) {
        Square from = Square::at(chance.any(0, 64));
        while (!setup.placement[from]) from = Square::at((from.index() + 1) % 64);
        const Piece piece = *setup.placement[from];
        const auto near = from.offset(chance.any(-1, 2), chance.any(-1, 2));
        const Square to = chance.once_in(2) && near ? *near : Square::at(chance.any(0, 64));
        if (setup.placement[to] && setup.placement[to]->role == Role::King) continue;
        setup.placement.clear(from);
        if (piece.role == Role::King || !chance.once_in(5)) setup.placement.put(to, piece);
    }
    if (chance.once_in(4)) setup.turn = !setup.turn;
    return setup;
}

Setup chain(Chance& chance, int most_more) {
    Setup setup = links(chance, chance.any(1, 5));
    if (chance.once_in(4)) setup.placement.clear(Square::at(chance.any(8, 56)));
    for (int more = chance.any(0, most_more + 1); more > 0; --more) {
        const Role role = chance.once_in(2) ? Role::Pawn : chance.once_in(2) ? Role::Bishop : Role::Knight;
        put_anywhere(chance, setup, {chance.color(), role});
    }
    setup.turn = chance.color();
    return with_kings_behind(chance, setup);
}

Setup castle(Chance& chance) {
    Setup setup = links(chance, 1);
    const bool is_short = chance.once_in(2);
    setup.placement.put(Square(File::E, Rank::One), {Color::White, Role::King});
    setup.placement.put(Square(is_short ? File::H : File::A, Rank::One), {Color::White, Role::Rook});
    (is_short ? setup.castling.white_short : setup.castling.white_long) = true;
    if (chance.once_in(4)) setup.placement.clear(Square::at(chance.any(8, 56)));
    for (int more = chance.any(0, 2); more > 0; --more)
        put_anywhere(chance, setup, {chance.color(), chance.once_in(2) ? Role::Pawn : Role::Bishop});
    setup.turn = chance.color();
    return with_kings_behind(chance, setup);
}

Setup passed(Chance& chance) {
    Setup setup = chain(chance, 1);
    const Color mover = chance.color();
    const bool is_white = mover == Color::White;
    const auto stands = Bitboard::of(is_white ? Rank::Four : Rank::Five);
    setup.turn = !mover;
    for (const Square square : stands) {
        const auto at = [&](int files, int ranks) {
            const auto other = square.offset(files, is_white ? ranks : -ranks);
            return other ? setup.placement[*other] : std::nullopt;
        };
        const Piece capturer{!mover, Role::Pawn};
        if (setup.placement[square] != Piece{mover, Role::Pawn} || at(0, -1) || at(0, -2)) continue;
        if (at(-1, 0) == capturer || at(1, 0) == capturer) setup.en_passant = square.offset(0, is_white ? -1 : 1);
    }
    return setup;
}

Setup promotion(Chance& chance) {
    Setup setup;
    const Color color = chance.color();
    const int mirror = (color == Color::White ? 56 : 0) ^ (chance.once_in(2) ? 7 : 0);
    const auto put = [&](int index, Piece piece) {
        const Square square = Square::at(index ^ mirror);
        if (!setup.placement[square] && (piece.role != Role::Pawn || !is_last(square)))
            setup.placement.put(square, piece);
    };
    put(chance.any(0, 3) + 8 * chance.any(0, 2), {color, Role::King});
    put(chance.any(0, 4) + 8 * chance.any(0, 4), {!color, Role::King});
    for (int pawns = chance.any(1, 3); pawns > 0; --pawns) put(chance.any(8, 16), {color, Role::Pawn});
    for (const int last : {8, 64})
        if (last == 64 || chance.once_in(2))
            put(chance.any(0, last), {!color, chance.once_in(2) ? Role::Bishop : Role::Knight});
    if (chance.once_in(3)) put(chance.any(8, 32), {chance.color(), Role::Pawn});
    setup.turn = chance.color();
    return setup;
}

Setup hunt(Chance& chance) {
    Setup setup;
    for (int pieces = chance.any(1, 4); pieces > 0; --pieces) {
        const Role role = chance.once_in(3) ? Role::Queen : chance.once_in(2) ? Role::Rook : Role::Knight;
        put_anywhere(chance, setup, {chance.color(), role});
    }
    for (int pawns = chance.any(0, 2); pawns > 0; --pawns) put_anywhere(chance, setup, {chance.color(), Role::Pawn});
    const auto corner = Square::at((chance.once_in(2) ? 7 : 0) ^ (chance.once_in(2) ? 56 : 0));
    setup.placement.put(corner, {chance.color(), Role::King});
    put_anywhere(chance, setup, {!setup.placement[corner]->color, Role::King});
    setup.turn = setup.placement[corner]->color;
    return setup;
}

std::optional<Position> made(const Setup& setup) {
    const auto position = Position::from_setup(setup);
    if (const auto* found = std::get_if<Position>(&position)) return *found;
    return std::nullopt;
}

} // namespace generated
