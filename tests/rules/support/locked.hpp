// Positions with locked pawns, in which it is hard to tell who can still mate.
#pragma once

#include "rules/board/setup.hpp"
#include "rules/variants/position.hpp"

#include <array>
#include <cstddef>
#include <random>
#include <utility>
#include <variant>
#include <vector>

namespace support {

using rules::board::Color;
using rules::board::File;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Setup;
using rules::board::Square;
using rules::variants::Position;

/// Sets up positions by chance, legal or not.
class Locksmith {
public:
    Setup locked() {
        Setup setup;
        if (one_in(4))
            lock_apart(setup);
        else
            lock(setup);
        set_up_pieces(setup);
        for (const Color color : rules::board::both_colors) {
            if (one_in(8))
                put_anywhere(setup, {color, Role::King});
            else
                put_behind(setup, {color, Role::King});
        }
        setup.turn = one_in(2) ? Color::White : Color::Black;
        return setup;
    }

private:
    int below(int most) { return static_cast<int>(chance_() % static_cast<unsigned>(most)); }
    bool one_in(int many) { return below(many) == 0; }

    /// On each file two pawns face to face, next to each other mostly a rank higher or lower, so that none can capture;
    /// now and then a pawn is missing, or both are.
    void lock(Setup& setup) {
        const bool is_whole = one_in(2);
        const int gaps = 8 + below(30);
        int rank = 2 + below(4);
        for (int file = 0; file < 8; ++file) {
            const bool white_stands = (is_whole || !one_in(gaps));
            const bool black_stands = (is_whole || !one_in(gaps));
            if (white_stands) setup.placement.put(at(file, rank - 1), {Color::White, Role::Pawn});
            if (black_stands) setup.placement.put(at(file, rank), {Color::Black, Role::Pawn});
            rank = next_rank(rank);
        }
    }
    /// Pawns on every other file only, so that none can ever capture another, face to face or still to come so, some
    /// with a second one behind.
    void lock_apart(Setup& setup) {
        for (int file = below(2); file < 8; file += 2) {
            const int white = 1 + below(5);
            const int black = white + 1 + below(6 - white);
            setup.placement.put(at(file, white), {Color::White, Role::Pawn});
            setup.placement.put(at(file, black), {Color::Black, Role::Pawn});
            if (white > 1 && one_in(3)) setup.placement.put(at(file, 1 + below(white - 1)), {Color::White, Role::Pawn});
            if (black < 6 && one_in(3))
                setup.placement.put(at(file, black + 1 + below(6 - black)), {Color::Black, Role::Pawn});
        }
    }
    /// Of the white pawn on the next file, from 1: the second to the sixth.
    int next_rank(int rank) {
        constexpr std::array steps{-1, -1, -1, -1, 1, 1, 1, 1, -2, 2};
        while (true) {
            const int next = rank + steps[static_cast<std::size_t>(below(steps.size()))];
            if (next >= 2 && next <= 6) return next;
        }
    }

    void set_up_pieces(Setup& setup) {
        const int kind = below(6);
        for (const Color color : rules::board::both_colors) {
            if (kind >= 1)
                for (int bishops = below(kind == 5 ? 5 : 3); bishops > 0; --bishops)
                    put_behind(setup, {color, Role::Bishop});
            if (kind == 2 && one_in(2)) put_behind(setup, {color, Role::Knight});
            if (kind == 3 && one_in(3)) put_behind(setup, {color, Role::Rook});
            if (kind == 4 && one_in(2)) put_anywhere(setup, {color, one_in(2) ? Role::Knight : Role::Bishop});
        }
    }
    void put_anywhere(Setup& setup, Piece piece) {
        while (true) {
            const Square square = at(below(8), below(8));
            if (setup.placement[square]) continue;
            setup.placement.put(square, piece);
            return;
        }
    }
    /// Where no pawn of its own stands nearer to its first rank, if chance finds it such a square soon.
    void put_behind(Setup& setup, Piece piece) {
        for (int tries = 0; tries < 30; ++tries) {
            const Square square = at(below(8), below(8));
            if (setup.placement[square] || !is_behind(setup, square, piece.color)) continue;
            setup.placement.put(square, piece);
            return;
        }
        put_anywhere(setup, piece);
    }
    static bool is_behind(const Setup& setup, Square square, Color color) {
        const int forward = color == Color::White ? 1 : -1;
        for (int ranks = forward; const auto ahead = square.offset(0, ranks); ranks += forward)
            if (setup.placement[*ahead] == Piece{color, Role::Pawn}) return true;
        return false;
    }
    static Square at(int file, int rank) { return {static_cast<File>(file), static_cast<Rank>(rank)}; }

    std::mt19937_64 chance_{15}; // NOLINT(cert-msc51-cpp): the same positions every time
};

/// So many legal positions with chains of pawns face to face, the same on every run: whole chains and such with a file
/// open or a pawn too many, and behind or beyond them the kings, bishops, knights and now and then a rook.
inline std::vector<Position> locked_positions(std::size_t count) {
    Locksmith locksmith;
    std::vector<Position> positions;
    while (positions.size() < count) {
        const auto made = Position::from_setup(locksmith.locked());
        if (const auto* position = std::get_if<Position>(&made); position && position->has_legal_move())
            positions.push_back(*position);
    }
    return positions;
}

/// The position seen in a mirror, files a to h becoming h to a. Precondition: nobody may castle.
inline Position mirrored(const Position& position) {
    const auto other = [](Square square) {
        return Square(static_cast<File>(7 - static_cast<int>(square.file())), square.rank());
    };
    Setup setup = position.setup();
    const auto placement = std::exchange(setup.placement, {});
    for (const Square square : rules::board::Bitboard::all())
        if (const auto piece = placement[square]) setup.placement.put(other(square), *piece);
    if (setup.en_passant) setup.en_passant = other(*setup.en_passant);
    return std::get<Position>(Position::from_setup(setup));
}

} // namespace support
