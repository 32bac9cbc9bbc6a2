// Lines that show a tactic, and lines that nearly do.
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "tests/exercises/balance.hpp"
#include "tests/exercises/mate.hpp"
#include "tests/exercises/tactics.hpp"
#include "tests/support/catch.hpp"

#include <initializer_list>
#include <string_view>
#include <variant>

namespace {

using exercises::Play;
using rules::variants::Position;

Position position_of(std::string_view fen) {
    return std::get<Position>(Position::from_setup(std::get<rules::board::Setup>(rules::notation::read_fen(fen))));
}

Play line(std::string_view fen, std::initializer_list<std::string_view> moves) {
    Play play(position_of(fen), std::nullopt);
    for (const std::string_view move : moves)
        play.make(std::get<rules::board::Move>(rules::notation::read_uci(play.now(), move)));
    return play;
}

} // namespace

TEST_CASE("a fork attacks two and captures one of them with the same piece") {
    CHECK(exercises::forks(line("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", {"b5c7", "e8d7", "c7a8"})));
    CHECK_FALSE(exercises::forks(line("4k3/8/8/1N6/r7/8/8/4K3 w - - 0 1", {"b5c3", "e8d7", "c3a4"})));
}

TEST_CASE("a pin holds what is captured next") {
    CHECK(exercises::pins(line("4k3/8/8/4q3/8/8/8/R5K1 w - - 0 1", {"a1e1", "e8f8", "e1e5"})));
    CHECK_FALSE(exercises::pins(line("3k4/8/8/4q3/8/8/8/R5K1 w - - 0 1", {"a1e1", "d8c8", "e1e5"})));
    CHECK(exercises::pins(line("4k3/3p4/4p3/8/8/3Q4/8/4R1K1 w - - 0 1", {"e1e6"})) ==
          false); // the other pawn can take back
}

TEST_CASE("a skewer captures what stood behind the piece that had to go") {
    CHECK(exercises::skewers(line("8/8/8/q3k3/8/8/8/6KR w - - 0 1", {"h1h5", "e5e4", "h5a5"})));
    CHECK_FALSE(exercises::skewers(line("8/8/8/4k3/8/8/q7/6KR w - - 0 1", {"h1h5", "e5e4", "h5a5"})));
}

TEST_CASE("a discovered attack opens a line") {
    CHECK(exercises::discovers_attack(line("4r1k1/8/8/4N3/8/8/8/4R1K1 w - - 0 1", {"e5d7", "g8g7", "e1e8"})));
    CHECK_FALSE(exercises::discovers_attack(line("4r1k1/8/8/3N4/8/8/8/4R1K1 w - - 0 1", {"d5c7", "g8g7", "e1e8"})));
}

TEST_CASE("a king is mated on its back rank behind its pawns") {
    CHECK(exercises::mates_on_back_rank(line("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", {"a1a8"})));
    CHECK_FALSE(exercises::mates_on_back_rank(line("6k1/8/6K1/8/8/8/8/R7 w - - 0 1", {"a1a8"})));
}

TEST_CASE("a gain is counted when the captures are over, and a threat is seen before it wins") {
    CHECK(exercises::settled_balance(position_of("4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1"), rules::board::Color::White) ==
          1);
    CHECK(exercises::has_winning_threat(position_of("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1"), 2));
    CHECK_FALSE(exercises::has_winning_threat(position_of("4k3/8/8/1N6/8/8/8/4K3 w - - 0 1"), 2));
}

TEST_CASE("a mate is proved, and found the only one") {
    const Position two = position_of("6k1/5ppp/8/8/8/8/1R6/R5K1 w - - 0 1");
    CHECK(exercises::mates_within(two, 1));
    CHECK(exercises::mating_moves(two, 1).size() == 2);
    const Position ladder = position_of("7k/8/8/8/8/8/1R6/R5K1 w - - 0 1");
    CHECK_FALSE(exercises::mates_within(ladder, 1));
    CHECK(exercises::mates_within(ladder, 2));
}
