// Truths that hold in every position of every game, tried on random ones.
#include "rules/notation/arrivals.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/notation/uci.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace rules::notation;
using rules::board::Move;
using rules::variants::Position;

namespace {

/// Calls a function with every position of a game in which each number chooses a legal move.
template <class Look>
void play(const std::vector<std::uint16_t>& choices, Look look) {
    Position position = Position::initial();
    look(position);
    for (const std::uint16_t choice : choices) {
        const auto moves = position.legal_moves();
        if (moves.empty()) return;
        position = position.after(moves[choice % moves.size()]);
        look(position);
    }
}

std::vector<std::uint16_t> some_choices() {
    const auto length = *rc::gen::inRange<std::size_t>(0, 120);
    return *rc::gen::container<std::vector<std::uint16_t>>(length, rc::gen::arbitrary<std::uint16_t>());
}

Style some_style() {
    std::vector<PieceLetters> letters{figurines()};
    for (const std::string_view language : lettered_languages()) letters.push_back(*letters_of(language));
    return {*rc::gen::elementOf(letters), *rc::gen::element(Signs::Pgn, Signs::Laws),
            *rc::gen::element(Length::Short, Length::Long)};
}

} // namespace

TEST_CASE("In a random game every move is read back as it was written, in every language and form") {
    CHECK(rc::check([] {
        play(some_choices(), [](const Position& position) {
            const Style style = some_style();
            std::set<std::string> texts;
            const auto moves = position.legal_moves();
            for (const Move move : moves) {
                const std::string text = write_move(position, move, style);
                RC_ASSERT(read_san(position, text, style.letters) == MoveReading(move));
                RC_ASSERT(read_san(position, text + ' ' + std::string(draw_offer_mark), style.letters) ==
                          MoveReading(move));
                texts.insert(text);
            }
            RC_ASSERT(texts.size() == moves.size());
        });
    }));
}

TEST_CASE("In a random game the pieces found for a square are those with a legal move to it") {
    CHECK(rc::check([] {
        play(some_choices(), [](const Position& position) {
            using namespace rules::board;
            std::map<std::pair<Role, Square>, Bitboard> legal;
            for (const Move move : position.legal_moves()) {
                if (move.kind() == MoveKind::Castling) continue;
                legal[{position.at(*move.from())->role, move.to()}] |= Bitboard(*move.from());
            }
            for (const Role role : all_roles)
                for (int index = *rc::gen::inRange(0, 9); index < 64; index += 9) {
                    const Square to = Square::at(index);
                    RC_ASSERT(departures(position, role, to) == (legal[{role, to}]));
                }
        });
    }));
}

TEST_CASE("In a random game a move that cannot be played has a reason that is true") {
    CHECK(rc::check([] {
        play(some_choices(), [](const Position& position) {
            using namespace rules::board;
            const auto from = Square::at(*rc::gen::inRange(0, 64));
            const auto to = Square::at(*rc::gen::inRange(0, 64));
            const auto piece = position.at(from);
            if (!piece || piece->role == Role::Pawn) return;
            const std::string text = english_letters().of(piece->role) + from.name() + to.name();
            const auto reading = read_san(position, text);
            const bool is_legal = std::holds_alternative<Move>(reading);
            RC_ASSERT(is_legal == (piece->color == position.turn() && position.is_legal(Move::normal(from, to))));
            if (is_legal) return;
            const auto illegal = std::get<IllegalMove>(reading);
            const bool attacks =
                piece->color == position.turn() && pieces_reaching(position, piece->role, to).has(from);
            const bool is_held =
                illegal.obstacle == Obstacle::ExposesKing || illegal.obstacle == Obstacle::StaysInCheck;
            RC_ASSERT(is_held == attacks);
            RC_ASSERT((illegal.obstacle == Obstacle::StaysInCheck) == (attacks && position.is_check()));
            RC_ASSERT(illegal.attacker.has_value() == attacks);
            if (illegal.attacker) RC_ASSERT(position.at(*illegal.attacker)->color != position.turn());
        });
    }));
}

TEST_CASE("In a random game every move is read back from its UCI") {
    CHECK(rc::check([] {
        play(some_choices(), [](const Position& position) {
            for (const Move move : position.legal_moves())
                RC_ASSERT(read_uci(position, write_uci(move)) == MoveReading(move));
        });
    }));
}

TEST_CASE("Every position of a random game comes back from its FEN and says of itself what a fresh one says") {
    CHECK(rc::check([] {
        play(some_choices(), [](const Position& position) {
            const std::string fen = write_fen(position.setup());
            const auto setup = read_fen(fen);
            RC_ASSERT(std::holds_alternative<rules::board::Setup>(setup));
            RC_ASSERT(std::get<rules::board::Setup>(setup) == position.setup());
            const auto made = Position::from_setup(std::get<rules::board::Setup>(setup));
            RC_ASSERT(std::holds_alternative<Position>(made));
            const auto& fresh = std::get<Position>(made);
            RC_ASSERT(write_fen(fresh.setup()) == fen);
            RC_ASSERT(fresh.repetition_key() == position.repetition_key());
            RC_ASSERT(support::moves(fresh) == support::moves(position));
            RC_ASSERT(position.has_legal_move() == !position.legal_moves().empty());
            RC_ASSERT(position.is_check() ==
                      !position.attackers(*position.king(position.turn()), !position.turn()).empty());
        });
    }));
}

TEST_CASE("No text makes a reader stumble, and nothing it reads is illegal") {
    CHECK(rc::check([] {
        const auto choices = some_choices();
        const auto noise = *rc::gen::arbitrary<std::string>();
        const auto almost =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcdefgh12345678NBRQKxO-=+#.p:")));
        play(choices, [&](const Position& position) {
            for (const std::string& text : {noise, almost}) {
                for (const auto& reading : {read_san(position, text), read_uci(position, text)}) {
                    if (const auto* move = std::get_if<Move>(&reading)) RC_ASSERT(position.is_legal(*move));
                    if (const auto* several = std::get_if<AmbiguousMove>(&reading)) {
                        RC_ASSERT(several->candidates.size() > 1U);
                        for (const Move move : several->candidates) RC_ASSERT(position.is_legal(move));
                    }
                }
            }
        });
    }));
}

TEST_CASE("No text makes the FEN reader stumble, and whatever becomes a position can be written and played") {
    CHECK(rc::check([] {
        const auto noise = *rc::gen::arbitrary<std::string>();
        const auto almost =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string("12345678/pnbrqkPNBRQK wb-KQkqe36")));
        for (const std::string& text : {noise, almost}) {
            const auto setup = read_fen(text);
            if (const auto* read = std::get_if<rules::board::Setup>(&setup))
                RC_ASSERT(read_fen(write_fen(*read)) == setup);
        }
    }));
}

TEST_CASE("Pieces strewn over the board are refused by name or make a position with sound moves") {
    CHECK(rc::check([] {
        using namespace rules::board;
        Setup setup;
        const auto pieces = *rc::gen::inRange(0, 30);
        setup.placement.put(Square::at(*rc::gen::inRange(0, 64)), {Color::White, Role::King});
        for (int piece = 0; piece < pieces; ++piece) {
            const auto color = *rc::gen::element(Color::White, Color::Black);
            const auto role = *rc::gen::element(Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen);
            setup.placement.put(Square::at(*rc::gen::inRange(0, 64)), {color, role});
        }
        setup.placement.put(Square::at(*rc::gen::inRange(0, 64)), {Color::Black, Role::King});
        setup.turn = *rc::gen::element(Color::White, Color::Black);
        setup.castling.white_short = *rc::gen::arbitrary<bool>();
        if (*rc::gen::arbitrary<bool>()) setup.en_passant = Square::at(*rc::gen::inRange(0, 64));

        const auto made = Position::from_setup(setup);
        if (const auto* faults = std::get_if<std::set<rules::variants::SetupFault>>(&made)) {
            RC_ASSERT_FALSE(faults->empty());
            return;
        }
        const auto& position = std::get<Position>(made);
        RC_ASSERT(position.setup() == setup);
        for (const Move move : position.legal_moves()) {
            const Position next = position.after(move);
            RC_ASSERT(next.attackers(*next.king(position.turn()), next.turn()).empty());
            RC_ASSERT(std::holds_alternative<Position>(Position::from_setup(next.setup())));
        }
    }));
}
