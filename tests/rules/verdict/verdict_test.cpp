#include "rules/notation/fen.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/support/catch.hpp"

#include <string_view>

using rules::board::Color;
using rules::variants::Position;
using rules::verdict::can_mate;
using rules::verdict::judge;
using rules::verdict::State;
using rules::verdict::Winnable;

namespace {

Position position(std::string_view fen) {
    return std::get<Position>(Position::from_setup(std::get<rules::board::Setup>(rules::notation::read_fen(fen))));
}

} // namespace

TEST_CASE("A mated king ends the game by checkmate") {
    CHECK(judge(position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")) == State::Checkmate);
}

TEST_CASE("No legal move without check is stalemate") {
    CHECK(judge(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) == State::Stalemate);
}
