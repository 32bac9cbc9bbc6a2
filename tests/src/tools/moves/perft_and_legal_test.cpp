// The subcommands `perft` and `legal`, run as a script runs them.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

#include <string>

using tests::Ran;
using tests::run;

TEST_CASE("perft prints the number of leaves, then the seconds it took") {
    const Ran ran = run("perft 3");
    CHECK(ran.output.find("nodes 8902\nseconds ") == 0);
    CHECK(ran.status == 0);
    CHECK(run("perft 0").output.find("nodes 1\n") == 0);
    CHECK(run("perft 2 --variant standard --fen '8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1'").output.find("nodes 96\n") == 0);
}

TEST_CASE("legal prints the legal moves sorted, one a line, in the letters asked for") {
    const std::string fen = " --fen '4k3/8/8/8/8/8/P7/K5N1 w - - 0 1'";
    const Ran english = run("legal" + fen);
    CHECK(english.output == "Kb1\nKb2\nNe2\nNf3\nNh3\na3\na4\n");
    CHECK(english.status == 0);
    CHECK(run("legal --letters de" + fen).output == "Kb1\nKb2\nSe2\nSf3\nSh3\na3\na4\n");
}

TEST_CASE("perft and legal know the variants") {
    CHECK(run("perft 4 --variant matranj").output.find("nodes 153299\n") == 0);
    CHECK(
        run("perft 2 --variant doubles --fen '4k3/8/8/8/4q3/8/8/R3K2R[PNBRQ] w KQ - 0 1'").output.find("nodes 339\n") ==
        0);
    CHECK(run("legal --variant doubles --fen '4k3/8/8/8/8/8/5PPP/r5K1[BP] w - - 0 1'").output ==
          "B@b1\nB@c1\nB@d1\nB@e1\nB@f1\n");
    CHECK(run("legal --variant doubles --letters de --fen '4k3/8/8/8/8/8/5PPP/r5K1[N] w - - 0 1'").output ==
          "S@b1\nS@c1\nS@d1\nS@e1\nS@f1\n");
    CHECK(run("legal --variant matranj --fen '1n6/P7/8/8/8/8/8/8 w - - 0 1'").output ==
          "axb8=B\naxb8=K\naxb8=N\naxb8=Q\naxb8=R\n");
}

TEST_CASE("legal prints nothing when no move is left") {
    const Ran ran = run("legal --fen '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' 2>&1");
    CHECK(ran.output.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("Results that cannot be written are complained about") {
    for (const std::string words : {"perft 1", "legal"}) {
        const Ran ran = run(words + " 2>&1 >/dev/full");
        INFO(words);
        CHECK(ran.output.find("could not be written") != std::string::npos);
        CHECK(ran.status == 2);
    }
}

TEST_CASE("What cannot be understood is named, with what was expected") {
    const auto is_refused = [](const std::string& words, const std::string& complaint) {
        const Ran ran = run(words + " 2>&1");
        INFO(ran.output);
        return ran.status == 2 && ran.output.find(complaint) != std::string::npos;
    };
    CHECK(is_refused("perft", "DEPTH"));
    CHECK(is_refused("perft x", "DEPTH"));
    CHECK(is_refused("perft -- -1", "DEPTH"));
    CHECK(is_refused("perft 1 --variant chess", "--variant chess: expected standard"));
    CHECK(is_refused("legal --letters xx", "--letters xx: expected one of en"));
    CHECK(is_refused("legal --fen '8/8 w'", "field 1: expected eight ranks of eight squares"));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 x'", "field 2: expected w or b"));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 w x'", "field 3: "));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 w - e4'", "field 4: "));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 w - - -1'", "field 5: "));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 w - - 0 -1'", "field 6: "));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3 w - - 0 1 x'", "at most six fields"));
    CHECK(is_refused("legal --variant doubles --fen '4k3/8/8/8/8/8/8/4K3[K] w'", "field 1: expected pieces in hand"));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/4K3[P] w'", "pieces in hand or marked as promoted"));
    CHECK(is_refused("legal --fen '4k3/8/8/8/8/8/8/8 w K -'",
                     "there is no white king; a castling right without king and rook at home"));
}
