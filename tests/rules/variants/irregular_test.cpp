// Positions from which a game goes on although no legal move has led to them.
#include "rules/variants/position.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

using rules::board::Color;
using rules::board::Move;
using rules::board::MoveKind;
using rules::board::Role;
using rules::board::Setup;
using rules::board::Square;
using rules::variants::Position;
using rules::variants::SetupFault;
using rules::variants::Variant;
using Moves = std::set<std::string>;

namespace {

Position standing(std::string_view fen, Variant variant = Variant::Standard) {
    return std::get<Position>(Position::as_it_stands(support::setup(fen), variant));
}

std::optional<SetupFault> fault(std::string_view fen) {
    const auto made = Position::as_it_stands(support::setup(fen));
    const auto* faults = std::get_if<std::set<SetupFault>>(&made);
    return faults == nullptr ? std::nullopt : std::optional(*faults->begin());
}

/// A position of a random game in which a king has then been put anywhere and the turn may have passed.
std::optional<Position> any_standing() {
    Position position = Position::initial();
    for (int plies = *rc::gen::inRange(0, 80); plies > 0 && position.has_legal_move(); --plies) {
        const auto moves = position.legal_moves();
        position = position.after(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
    Setup setup = position.setup();
    setup.castling = {};
    setup.en_passant.reset();
    if (*rc::gen::arbitrary<bool>()) setup.turn = !setup.turn;
    const Color moved = *rc::gen::element(Color::White, Color::Black);
    const Square to = Square::at(*rc::gen::inRange(0, 64));
    if (!setup.placement[to]) {
        setup.placement.clear(*position.king(moved));
        setup.placement.put(to, {moved, Role::King});
    }
    auto made = Position::as_it_stands(setup);
    if (auto* stands = std::get_if<Position>(&made)) return *stands;
    return std::nullopt;
}

bool is_safe_after(const Position& position, Move move) {
    Setup setup = position.setup();
    setup.placement.put(move.to(), *setup.placement[*move.from()]);
    setup.placement.clear(*move.from());
    setup.turn = !setup.turn;
    setup.en_passant.reset();
    const auto after = std::get<Position>(Position::as_it_stands(setup));
    return !after.is_attacked(*after.king(position.turn()), !position.turn());
}

} // namespace

TEST_CASE("Where a game goes on after an irregularity, the side not to move may stand in check") {
    CHECK(standing("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1").turn() == Color::White);
    CHECK(standing("8/8/8/3kK3/8/8/8/8 w - - 0 1").is_check());
    CHECK(fault("8/8/8/8/8/8/8/4K3 w - - 0 1") == SetupFault::NoBlackKing);
}

TEST_CASE("A pawn that an irregularity has left on its last rank stays a pawn, has no move and can be captured") {
    const Position left = standing("Pr2k3/8/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(support::moves(left) == Moves{"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"});
    CHECK(support::moves(standing("Pr2k3/8/8/8/8/8/8/4K3 b - - 0 1")).count("b8a8") == 1);
    CHECK(support::moves(standing("4k3/8/8/8/8/8/8/P3K3[] w - - 0 1", Variant::Doubles)).count("a1a2") == 1);
    CHECK(support::moves(standing("Pr5k/8/8/8/8/8/8/R7 b - - 0 1", Variant::Matranj)) == Moves{"b8a8"});
    CHECK(left.at(Square::at(56)) == rules::board::Piece{Color::White, Role::Pawn});
}

TEST_CASE("A king that stands attacked is not captured") {
    CHECK(support::moves(standing("4k3/4R3/8/8/8/8/8/K7 w - - 0 1")).count("e7e8") == 0);
    CHECK(support::moves(standing("8/8/3k4/4P3/8/8/8/K7 w - - 0 1")) == Moves{"a1a2", "a1b1", "a1b2", "e5e6"});
    CHECK(support::moves(standing("4k3/8/3N4/8/8/8/8/K7 w - - 0 1")).count("d6e8") == 0);
    CHECK(support::moves(standing("4k3/4R3/8/8/8/8/8/K7[] w - - 0 1", Variant::Doubles)).count("e7e8") == 0);
}

TEST_CASE("Of two kings side by side, the one to move must step away, and no other piece can help it") {
    CHECK(support::moves(standing("8/8/8/3kK3/8/8/7P/8 w - - 0 1")) == Moves{"e5f4", "e5f5", "e5f6"});
    CHECK(support::moves(standing("8/8/8/3kK3/R7/8/8/8 w - - 0 1")) == Moves{"e5f4", "e5f5", "e5f6"});
    CHECK(support::moves(standing("8/8/8/3kK3/8/8/8/4R3 b - - 0 1")) == Moves{"d5c4", "d5c5", "d5c6"});
}

TEST_CASE("Whatever stands, moves are legal: they capture no king and leave none in check") {
    CHECK(rc::check([] {
        const auto position = any_standing();
        if (!position) return;
        const auto listed = position->legal_moves();
        RC_ASSERT(position->perft(1) == listed.size());
        std::set<std::string> legal;
        for (const Move move : listed) {
            const auto captured = position->captured(move);
            RC_ASSERT((!captured || captured->piece.role != Role::King));
            const Position after = position->after(move);
            RC_ASSERT(!after.is_attacked(*after.king(position->turn()), !position->turn()));
            legal.insert(rules::notation::write_uci(move));
        }
        for (const Square to : rules::board::Bitboard::all()) {
            const auto target = position->at(to);
            if (target && (target->color == position->turn() || target->role == Role::King)) continue;
            for (const Square from : position->attackers(to, position->turn())) {
                if (position->at(from)->role == Role::Pawn) continue;
                const Move move = Move::normal(from, to);
                RC_ASSERT(is_safe_after(*position, move) == (legal.count(rules::notation::write_uci(move)) == 1));
            }
        }
    }));
}

TEST_CASE("After one legal move the side not to move is out of check again") {
    CHECK(rc::check([] {
        const auto position = any_standing();
        if (!position) return;
        for (const Move move : position->legal_moves()) {
            Setup setup = position->after(move).setup();
            setup.en_passant.reset(); // the double step was made in a position no legal move had led to
            const auto read = Position::from_setup(setup);
            const auto* faults = std::get_if<std::set<SetupFault>>(&read);
            const bool is_in_check = faults != nullptr && faults->contains(SetupFault::OpponentInCheck);
            RC_ASSERT(!is_in_check);
        }
    }));
}
