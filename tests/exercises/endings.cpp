#include "tests/exercises/endings.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace exercises {

using rules::board::Color;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Setup;
using rules::board::Square;
using rules::variants::Position;

namespace {

/// Puts pieces on empty squares.
class Placing {
public:
    explicit Placing(Chance& chance)
        : chance_(chance) {
        setup_.turn = chance.percent(50) ? Color::White : Color::Black;
        setup_.halfmove_clock = 0;
        setup_.fullmove_number = 40;
    }

    void put(Piece piece) { put_in(piece, 0, 7); }

    /// Ranks are counted from the piece's own side, from 0.
    void put_in(Piece piece, int first, int last) {
        while (true) {
            const int rank = chance_.between(first, last);
            const Square square = seen_from(piece.color, chance_.between(0, 7), rank);
            if (setup_.placement[square]) continue;
            setup_.placement.put(square, piece);
            return;
        }
    }

    /// Two pawns that stand before each other.
    void put_blocked_pawns(Color lower) {
        const int file = chance_.between(0, 7);
        const int rank = chance_.between(1, 5);
        const auto at = [&](int from_own_side) { return seen_from(lower, file, from_own_side); };
        if (setup_.placement[at(rank)] || setup_.placement[at(rank + 1)]) return;
        setup_.placement.put(at(rank), {lower, Role::Pawn});
        setup_.placement.put(at(rank + 1), {!lower, Role::Pawn});
    }

    /// The king on its first rank near a corner, with three pawns before it, one of which may have moved.
    void put_castled(Color color) {
        const bool is_short = chance_.percent(75);
        const int moved = chance_.between(0, 4);
        for (int place = 0; place < 3; ++place)
            setup_.placement.put(seen_from(color, (is_short ? 5 : 0) + place, moved == place ? 2 : 1),
                                 {color, Role::Pawn});
        setup_.placement.put(seen_from(color, (is_short ? 6 : 1) + chance_.between(0, is_short ? 1 : 0), 0),
                             {color, Role::King});
    }

    void put_at_edge(Piece piece) {
        const int along = chance_.between(0, 7);
        const std::array squares{Square::at(along), Square::at(56 + along), Square::at(8 * along),
                                 Square::at(8 * along + 7)};
        setup_.placement.put(squares[chance_.below(squares.size())], piece);
    }

    /// The position, if it is legal and somebody can move.
    std::optional<Position> made() const {
        const auto position = Position::from_setup(setup_);
        const auto* legal = std::get_if<Position>(&position);
        if (legal == nullptr || !legal->has_legal_move()) return std::nullopt;
        return *legal;
    }

private:
    /// Ranks are counted from that side, files from the left of White.
    static Square seen_from(Color color, int file, int rank) {
        return Square::at(8 * (color == Color::White ? rank : 7 - rank) + file);
    }

    Chance& chance_;
    Setup setup_;
};

/// Tries until a position is legal.
template <typename Place>
Position placed(Chance& chance, Place place) {
    while (true) {
        Placing placing(chance);
        place(placing);
        if (const auto position = placing.made()) return *position;
    }
}

constexpr std::array minors{Role::Knight, Role::Bishop};
constexpr std::array pieces{Role::Knight, Role::Bishop, Role::Rook, Role::Rook, Role::Queen};

} // namespace

Position even_ending(Chance& chance) {
    return placed(chance, [&](Placing& placing) {
        const int count = chance.between(1, 3);
        const int pawns = chance.between(2, 5);
        const bool is_heavy = chance.percent(50);
        for (const Color color : rules::board::both_colors) {
            placing.put_in({color, Role::King}, 0, 4);
            if (is_heavy) placing.put_in({color, Role::Rook}, 0, 6);
            for (int piece = 1; piece < count; ++piece)
                placing.put_in({color, pieces[chance.below(pieces.size())]}, 0, 5);
            for (int pawn = 0; pawn < pawns; ++pawn) placing.put_in({color, Role::Pawn}, 1, 4);
        }
    });
}

Position pawn_ending(Chance& chance) {
    return placed(chance, [&](Placing& placing) {
        const bool has_minors = chance.percent(40);
        const int pawns = chance.between(2, 5);
        for (const Color color : rules::board::both_colors) {
            placing.put_in({color, Role::King}, 0, 4);
            if (has_minors) placing.put_in({color, minors[chance.below(minors.size())]}, 0, 5);
            for (int pawn = 0; pawn < pawns; ++pawn) placing.put_in({color, Role::Pawn}, 1, 5);
        }
    });
}

Position castled_ending(Chance& chance) {
    return placed(chance, [&](Placing& placing) {
        const int heavy = chance.between(1, 2);
        const bool has_minors = chance.percent(50);
        const int pawns = chance.between(0, 3);
        for (const Color color : rules::board::both_colors) {
            placing.put_castled(color);
            placing.put_in({color, Role::Rook}, 0, 6);
            if (heavy == 2) placing.put_in({color, chance.percent(50) ? Role::Rook : Role::Queen}, 0, 6);
            if (has_minors) placing.put_in({color, minors[chance.below(minors.size())]}, 0, 5);
            for (int pawn = 0; pawn < pawns; ++pawn) placing.put_in({color, Role::Pawn}, 1, 4);
        }
    });
}

Position cornered_ending(Chance& chance) {
    return placed(chance, [&](Placing& placing) {
        const Color poor = chance.percent(50) ? Color::White : Color::Black;
        placing.put_at_edge({poor, Role::King});
        for (int pair = chance.between(0, 2); pair > 0; --pair)
            placing.put_blocked_pawns(chance.percent(50) ? Color::White : Color::Black);
        if (chance.percent(70)) placing.put({poor, pieces[2 + chance.below(3)]});
        placing.put({!poor, Role::King});
        if (chance.percent(60)) placing.put({!poor, pieces[chance.below(pieces.size())]});
        if (chance.percent(40)) placing.put({!poor, pieces[2 + chance.below(3)]});
        for (int pawn = chance.between(0, 2); pawn > 0; --pawn) placing.put_in({!poor, Role::Pawn}, 2, 6);
    });
}

} // namespace exercises
