#include "rules/pgn/commands.hpp"

#include "tests/rules/pgn/support.hpp"

using namespace rules::pgn;
using namespace std::chrono_literals;

namespace {

Ply said(const std::string& comment) { return support::read_game("1. e4 {" + comment + "} *").main.plies[0]; }

} // namespace

TEST_CASE("Clocks are read from comments, and stay in them") {
    CHECK(clock(said("[%clk 0:04:53]")) == 293s);
    CHECK(clock(said("good [%clk 1:00:00.5] [%eval 0.1]")) == 1h + 500ms);
    CHECK(clock(said("[%clk 5:03]")) == 303s);
    CHECK_FALSE(clock(said("0:04:53")));
    CHECK_FALSE(clock(said("[%clk soon]")));
    CHECK_FALSE(clock(said("[%clk 0:04:53")));
    CHECK_FALSE(clock(said("[%clk 99999999999999999999:0:0]")));
    CHECK_FALSE(clock(said("[%clock 0:01:00]")));
    CHECK(support::rewritten("1. e4 {[%clk 0:04:53]} *") == "1. e4 {[%clk 0:04:53]} *");
    CHECK(write_clock(293400ms) == "[%clk 0:04:53]");
    CHECK(write_clock(2h + 3s) == "[%clk 2:00:03]");
}

TEST_CASE("Evaluations are read from comments") {
    CHECK(evaluation(said("[%eval 0.35]")) == Evaluation(Advantage{35}));
    CHECK(evaluation(said("[%eval -1.2,18]")) == Evaluation(Advantage{-120}));
    CHECK(evaluation(said("[%eval +2]")) == Evaluation(Advantage{200}));
    CHECK(evaluation(said("[%eval #-3]")) == Evaluation(MateIn{-3}));
    CHECK(evaluation(said("[%eval #4]")) == Evaluation(MateIn{4}));
    CHECK_FALSE(evaluation(said("[%eval good]")));
    CHECK_FALSE(evaluation(said("[%eval 1.x]")));
    CHECK_FALSE(evaluation(said("[%eval 123456789012]")));
    CHECK_FALSE(evaluation(said("fine")));
}

TEST_CASE("Any command's words can be had") {
    CHECK(command("a [%cal Gc2c4,Rd1d5] [%csl  Re4 ] b", "cal") == "Gc2c4,Rd1d5");
    CHECK(command("a [%cal Gc2c4] [%csl  Re4 ] b", "csl") == "Re4");
    CHECK_FALSE(command("[%call x]", "cal"));
    CHECK(command("[%call x] [%cal y]", "cal") == "y");
    CHECK(command("[%cal[%cal y]", "cal") == "y");
    CHECK(command("[%cal]", "cal") == "");
    std::string openings;
    for (int opening = 0; opening < 200000; ++opening) openings += "[%cal";
    CHECK(command(openings + " y]", "cal") == "y");
    CHECK_FALSE(command(openings, "cal"));
}
