// What must hold in every position of every variant, shown on random games.
#include "rules/notation/fen.hpp"
#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <set>
#include <variant>
#include <vector>

using rules::board::Color;
using rules::board::Move;
using rules::board::Role;
using rules::variants::MoveList;
using rules::variants::Position;
using rules::variants::SetupFault;
using rules::variants::Variant;

namespace {

/// In doubles a piece comes into a hand now and then.
Position with_chance_gift(const Position& position) {
    const int gift = *rc::gen::inRange(0, 20);
    const std::size_t roles = rules::board::droppable_roles.size();
    if (static_cast<std::size_t>(gift) >= 2 * roles) return position;
    const auto place = static_cast<std::size_t>(gift);
    const auto color = rules::board::both_colors[place / roles];
    return position.with_in_hand({color, rules::board::droppable_roles[place % roles]}).value_or(position);
}

/// One of the positions a game may start from.
Position any_start(Variant variant) {
    return Position::initial(variant, *rc::gen::inRange(0, describe(variant).initial.count));
}

/// A game of random moves; every position of it is handed to `visit`.
template <class Visit>
void play(Position position, int plies, Visit visit) {
    for (int ply = 0; ply < plies; ++ply) {
        position = with_chance_gift(position);
        visit(position);
        const MoveList moves = position.legal_moves();
        if (moves.empty()) return;
        position = position.after(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
}

} // namespace

TEST_CASE("In every variant counting agrees with listing, and each move is listed once") {
    for (const Variant variant : rules::variants::all_variants)
        CHECK(rc::check([&] {
            play(any_start(variant), 80, [](const Position& position) {
                const MoveList moves = position.legal_moves();
                RC_ASSERT(position.perft(1) == moves.size());
                RC_ASSERT(position.has_legal_move() == !moves.empty());
                RC_ASSERT(support::moves(position).size() == moves.size());
            });
        }));
}

TEST_CASE("In every variant a position said as a set-up, and written as FEN, is that position") {
    for (const Variant variant : rules::variants::all_variants)
        CHECK(rc::check([&] {
            play(any_start(variant), 80, [&](const Position& position) {
                const auto setup = position.setup();
                RC_ASSERT(support::setup(rules::notation::write_fen(setup)) == setup);
                const auto made = Position::from_setup(setup, variant);
                RC_ASSERT(std::holds_alternative<Position>(made));
                const auto& again = std::get<Position>(made);
                RC_ASSERT(again.setup() == setup);
                RC_ASSERT(support::moves(again) == support::moves(position));
            });
        }));
}

TEST_CASE("In every variant two positions of a game have one key exactly if pieces, hands, turn and possible moves are "
          "the same") {
    // Kings, a rook that may castle, pawns that meet: such games repeat themselves often.
    for (const Variant variant : rules::variants::all_variants)
        CHECK(rc::check([&] {
            std::vector<Position> seen;
            play(support::position("4k3/3p4/8/2P5/8/8/8/4K2R w K - 0 1", variant), 60, [&](const Position& position) {
                for (const Position& earlier : seen) {
                    auto one = earlier.setup();
                    auto other = position.setup();
                    one.promoted = other.promoted; // a mark changes nothing about what a piece may do
                    one.en_passant = other.en_passant = std::nullopt;
                    one.halfmove_clock = other.halfmove_clock = 0;
                    one.fullmove_number = other.fullmove_number = 1;
                    const bool is_same = one == other && support::moves(earlier) == support::moves(position);
                    RC_ASSERT(is_same == (earlier.repetition_key() == position.repetition_key()));
                }
                seen.push_back(position);
            });
        }));
}

TEST_CASE("In doubles the pieces on the board and in hand stay as many as they were, but for those captured") {
    CHECK(rc::check([] {
        play(Position::initial(Variant::Doubles), 80, [](const Position& position) {
            const auto count = [](const Position& of, Color color) {
                int pieces = 0;
                for (const Role role : rules::board::all_roles)
                    pieces += of.pieces(color, role).count() + of.in_hand({color, role});
                return pieces;
            };
            for (const Move move : position.legal_moves()) {
                const auto next = position.after(move);
                const auto taken = position.captured(move);
                RC_ASSERT(count(next, position.turn()) == count(position, position.turn()));
                RC_ASSERT(count(next, next.turn()) == count(position, next.turn()) - (taken ? 1 : 0));
            }
        });
    }));
}

TEST_CASE("Where matranj is declared a draw, nobody ever captures and nobody is ever without a move") {
    // Few pieces, many of them bishops and facing pawns, so that some of these positions are such draws.
    int draws = 0;
    CHECK(rc::check([&] {
        rules::board::Setup setup;
        for (int pair = *rc::gen::inRange(0, 3); pair > 0; --pair) {
            const int below = *rc::gen::inRange(8, 48);
            setup.placement.put(rules::board::Square::at(below), {Color::White, Role::Pawn});
            setup.placement.put(rules::board::Square::at(below + 8), {Color::Black, Role::Pawn});
        }
        for (const Color color : rules::board::both_colors) {
            const auto square = rules::board::Square::at(*rc::gen::inRange(0, 64));
            const Role role = *rc::gen::weightedElement<Role>(
                {{8, Role::Bishop}, {1, Role::Knight}, {1, Role::King}, {1, Role::Rook}});
            if (!setup.placement[square]) setup.placement.put(square, {color, role});
        }
        const auto made = Position::from_setup(setup, Variant::Matranj);
        if (!std::holds_alternative<Position>(made)) return;
        const auto& start = std::get<Position>(made);
        const auto ending = start.ending();
        if (!ending || ending->end != rules::variants::End::NoCapturePossible) return;
        ++draws;
        play(start, 60, [](const Position& position) {
            const MoveList moves = position.legal_moves();
            RC_ASSERT_FALSE(moves.empty());
            for (const Move move : moves) RC_ASSERT_FALSE(position.captured(move).has_value());
        });
    }));
    CHECK(draws > 0);
}
