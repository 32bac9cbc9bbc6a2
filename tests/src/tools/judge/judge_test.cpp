// The subcommand `judge`, run as a script runs it.
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"

#include <string>

using tests::Ran;

namespace {

/// Runs `judge` on these lines.
Ran judge(const std::string& lines, const std::string& words = "") {
    const std::string quoted = "judge " + words + " <<'END'\n" + lines + "END\n";
    return tests::run(quoted);
}

} // namespace

TEST_CASE("judge says of each position what it is and who can still mate, and repeats the FEN as it was given") {
    const Ran ran = judge("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                          "R5k1/5ppp/8/8/8/8/8/6K1 b - -\n"
                          "7k/5Q2/6K1/8/8/8/8/8 b\n"
                          "4k3/8/8/8/8/8/8/3NK3 w - - 7 33\n"
                          "4k3/8/8/8/8/8/8/3RK3 w - -\n");
    CHECK(ran.output == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\tongoing\tcan\tcan\n"
                        "R5k1/5ppp/8/8/8/8/8/6K1 b - -\tcheckmate\tcan\tcannot\n"
                        "7k/5Q2/6K1/8/8/8/8/8 b\tstalemate\tcannot\tcannot\n"
                        "4k3/8/8/8/8/8/8/3NK3 w - - 7 33\tdead\tcannot\tcannot\n"
                        "4k3/8/8/8/8/8/8/3RK3 w - -\tongoing\tcan\tcannot\n");
    CHECK(ran.status == 0);
}

TEST_CASE("Where others go wrong when a flag has fallen") {
    CHECK(judge("r7/K1k5/8/8/8/8/8/8 w - -\n").output == "r7/K1k5/8/8/8/8/8/8 w - -\tdead\tcannot\tcannot\n");
    CHECK(judge("8/6P1/5k1K/7r/8/8/8/8 w - -\n").output.find("\tongoing\tcan\tcannot\n") != std::string::npos);
    CHECK(judge("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -\n").output.find("\tcannot\n") != std::string::npos);
    CHECK(judge("7k/7p/5N2/6K1/8/8/8/8 b - -\n").output.find("\tongoing\tcan\t") != std::string::npos);
    CHECK(judge("k1K5/p7/8/1N6/8/8/8/8 b - -\n").output.find("\tongoing\tcan\t") != std::string::npos);
}

TEST_CASE("judge complains about a line it cannot read, by its number, and goes on with the next") {
    const std::string lines = "4k3/8/8/8/8/8/8/3NK3 w - -\n"
                              "4k3/9/8 w - -\n"
                              "\n"
                              "8/8/8/8/8/8/8/3NK3 w - -\n"
                              "4k3/8/8/8/8/8/8/3RK3 w - -\n";
    const Ran ran = judge(lines, "2>&1");
    CHECK(ran.output.find("standard input, line 2: field 1: expected eight ranks of eight squares") !=
          std::string::npos);
    CHECK(ran.output.find("line 4: not a legal position: there is no black king") != std::string::npos);
    CHECK(ran.output.find("3NK3 w - -\tdead\tcannot\tcannot\n") != std::string::npos);
    CHECK(ran.output.find("3RK3 w - -\tongoing\tcan\tcannot\n") != std::string::npos);
    CHECK(ran.status == 1);
}

TEST_CASE("judge answers every line by one line, so that questions and answers are never shifted") {
    const std::string lines = "4k3/8/8/8/8/8/8/3NK3 w - -\n"
                              "\n"
                              "4k3/9/8 w - -\n"
                              " \r\n"
                              "8/8/8/8/8/8/8/3NK3 w - -\n"
                              "4k3/8/8/8/8/8/8/3RK3 w - -\n";
    const std::string told = "4k3/8/8/8/8/8/8/3NK3 w - -\tdead\tcannot\tcannot\n"
                             "\n"
                             "4k3/9/8 w - -\trefused\t-\t-\n"
                             "\n"
                             "8/8/8/8/8/8/8/3NK3 w - -\trefused\t-\t-\n"
                             "4k3/8/8/8/8/8/8/3RK3 w - -\tongoing\tcan\tcannot\n";
    CHECK(judge(lines, "2>/dev/null").output == told);
    CHECK(judge("x\n", "--helpmates 2>/dev/null").output == "x\trefused\t-\t-\t\t\n");
}

TEST_CASE("judge reads problems with a ninth pawn, but no checks that cannot be given at once") {
    CHECK(judge("8/4p1p1/p1p1P1P1/P1P1pBp1/pBp1P1P1/P1P5/4K1P1/2k5 b - -\n", "--fast").status == 0);
    CHECK(judge("4k3/8/3N1N2/8/8/8/8/4K3 b - -\n", "2>&1").output.find("all the checks") != std::string::npos);
}

TEST_CASE("A tab between the fields of a FEN begins no column of the answer") {
    CHECK(judge("4k3/8/8/8/8/8/8/3NK3\tw - -\n").output == "4k3/8/8/8/8/8/8/3NK3 w - -\tdead\tcannot\tcannot\n");
}

TEST_CASE("judge says so when its answers cannot be written") {
    const Ran ran = judge("4k3/8/8/8/8/8/8/3NK3 w - -\n", "2>&1 >/dev/full");
    CHECK(ran.output.find("could not be written") != std::string::npos);
    CHECK(ran.status == 2);
}

TEST_CASE("judge shows the moves to the mate when asked") {
    const Ran ran = judge("7k/8/6KP/8/8/8/8/7R w - -\n7k/8/5KQ1/8/8/8/8/8 w - -\n", "--helpmates");
    CHECK(ran.output.find("5KQ1/8/8/8/8/8 w - -\tongoing\tcan\tcannot\tg6g7\t\n") != std::string::npos);
    CHECK(ran.status == 0);
}

TEST_CASE("judge can be quick about games that are played, and says unknown where nothing speaks against a mate") {
    const Ran ran = judge("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
                          "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - -\n"
                          "4k3/8/8/8/8/8/8/3NK3 w - -\n",
                          "--fast");
    CHECK(ran.output == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\tongoing\tunknown\tunknown\n"
                        "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 b - -\tdead\tcannot\tcannot\n"
                        "4k3/8/8/8/8/8/8/3NK3 w - -\tdead\tcannot\tcannot\n");
    CHECK(ran.status == 0);
}

TEST_CASE("judge reads positions of Chess960, and proves nothing but by the pieces where castling differs") {
    const std::string lines = "4k3/8/8/8/8/8/8/1RK1B3 w B - 0 1\n"
                              "4k3/8/8/8/8/8/8/1RK5 w B - 0 1\n"
                              "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1\n"
                              "7k/8/6KP/8/8/8/8/7R w - - 0 1\n";
    const Ran ran = judge(lines, "--variant chess960 2>&1");
    CHECK(ran.output == "4k3/8/8/8/8/8/8/1RK1B3 w B - 0 1\tongoing\tcan\tcannot\n"
                        "4k3/8/8/8/8/8/8/1RK5 w B - 0 1\tongoing\tcan\tcannot\n"
                        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1\tdead\tcannot\tcannot\n"
                        "7k/8/6KP/8/8/8/8/7R w - - 0 1\tongoing\tcan\tcannot\n");
    CHECK(ran.status == 0);
    CHECK(judge(lines, "2>/dev/null").output.find("1RK5 w B - 0 1\trefused\t-\t-\n") != std::string::npos);
}

TEST_CASE("judge says of matranj that nobody mates, and where nothing can be captured any more") {
    const Ran ran = judge("4k3/8/8/8/8/8/8/3RK3 w - -\n"
                          "8/8/8/2b5/8/8/4B3/8 w - -\n"
                          "8/8/8/8/8/p7/P7/8 w - -\n",
                          "--variant matranj");
    CHECK(ran.output == "4k3/8/8/8/8/8/8/3RK3 w - -\tongoing\tcannot\tcannot\n"
                        "8/8/8/2b5/8/8/4B3/8 w - -\tdead\tcannot\tcannot\n"
                        "8/8/8/8/8/p7/P7/8 w - -\tstalemate\tcannot\tcannot\n");
    CHECK(ran.status == 0);
}

TEST_CASE("judge proves mates of doubles at one board, and knows nothing of what may still come") {
    const Ran ran = judge("6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1\n"
                          "4k3/8/8/8/8/8/8/4K3[] w - - 0 1\n"
                          "4R1k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1\n",
                          "--variant doubles --helpmates");
    CHECK(ran.output == "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1\tongoing\tcan\tunknown\tR@a8\t\n"
                        "4k3/8/8/8/8/8/8/4K3[] w - - 0 1\tongoing\tunknown\tunknown\t\t\n"
                        "4R1k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1\tcheckmate\tcan\tcannot\t\t\n");
}

TEST_CASE("judge names the variants there are where another one is asked for") {
    const Ran ran = judge("4k3/8/8/8/8/8/8/3RK3 w - -\n", "2>&1 --variant chess");
    CHECK(ran.output == "--variant chess: expected standard, doubles, matranj or chess960\n");
    CHECK(ran.status == 2);
}
