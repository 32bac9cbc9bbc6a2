#include "rules/verdict/verdict.hpp"
#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::verdict::judge;
using rules::verdict::State;
using support::after;
using support::position;

TEST_CASE("A mated king ends the game by checkmate") {
    CHECK(judge(position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")) == State::Checkmate);
    CHECK(judge(position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")) == State::Checkmate);
}

TEST_CASE("No legal move without check is stalemate") {
    CHECK(judge(position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) == State::Stalemate);
}

TEST_CASE("Mate and stalemate come before a dead position") {
    CHECK(judge(position("5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1")) == State::Checkmate);
    CHECK(judge(position("8/8/8/8/8/2k5/2p5/2K5 w - - 0 1")) == State::Stalemate);
    CHECK(judge(position("k7/2K5/1B6/8/8/8/8/8 b - - 0 1")) == State::Stalemate);
}

TEST_CASE("A game goes on while anybody can still mate") {
    CHECK(judge(rules::variants::Position::initial()) == State::Ongoing);
    CHECK(judge(position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")) == State::Ongoing);
    CHECK(judge(position("8/8/8/3k4/8/3b4/4P3/4K3 w - - 0 1")) == State::Ongoing);
    CHECK(judge(position("4k3/8/8/8/8/8/8/2NNK3 w - - 0 1")) == State::Ongoing);
}

TEST_CASE("With bare kings, or one minor piece between them, the position is dead") {
    CHECK(judge(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) == State::Dead);
    CHECK(judge(position("4k3/8/8/8/8/8/8/3NK3 w - - 0 1")) == State::Dead);
    CHECK(judge(position("3bk3/8/8/8/8/8/8/4K3 w - - 0 1")) == State::Dead);
    CHECK(judge(position("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1")) == State::Dead);
}

TEST_CASE("Two minor pieces that can help each other are not dead") {
    CHECK(judge(position("3bk3/8/8/8/8/8/8/3BK3 w - - 0 1")) == State::Ongoing);
    CHECK(judge(position("3nk3/8/8/8/8/8/8/3NK3 w - - 0 1")) == State::Ongoing);
    CHECK(judge(position("3nk3/8/8/8/8/8/8/3BK3 w - - 0 1")) == State::Ongoing);
}

TEST_CASE("A wall of pawns that nobody can pass is dead, though a count of the pieces would not see it") {
    const auto before = position("8/8/4k3/p1p1p1p1/P1P1P3/4K1P1/8/8 w - - 0 1");
    CHECK(judge(before) == State::Ongoing);
    CHECK(judge(after(before, "g3g4")) == State::Dead);
}

TEST_CASE("A position that leads by force to bare kings is dead already") {
    CHECK(judge(position("k7/1Q6/8/8/8/8/8/4K3 b - - 0 1")) == State::Dead);
}

TEST_CASE("All that a position says: its state, and what each side can still do") {
    using rules::verdict::Winnable;
    const auto says = [](const char* fen) { return rules::verdict::judge_fully(position(fen)); };
    const auto mated = says("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    CHECK(mated.state == State::Checkmate);
    CHECK(mated.white.winnable == Winnable::Can);
    CHECK(mated.black.winnable == Winnable::Cannot);
    const auto stale = says("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    CHECK(stale.state == State::Stalemate);
    CHECK(stale.white.winnable == Winnable::Cannot);
    CHECK(stale.black.winnable == Winnable::Cannot);
    const auto dead = says("4k3/8/8/8/8/8/8/3NK3 w - - 0 1");
    CHECK(dead.state == State::Dead);
    const auto going_on = says("4k3/8/8/8/8/8/8/3RK3 w - - 0 1");
    CHECK(going_on.state == State::Ongoing);
    CHECK(going_on.white.winnable == Winnable::Can);
    CHECK(going_on.black.winnable == Winnable::Cannot);
}
