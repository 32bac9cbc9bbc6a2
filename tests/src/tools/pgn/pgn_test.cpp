// The subcommand `pgn`, run as a script runs it.
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

#include <fstream>
#include <string>

namespace {

/// A file of games for the time of a test.
class GamesFile {
public:
    explicit GamesFile(const std::string& text) { std::ofstream(folder_ / "games.pgn", std::ios::binary) << text; }
    std::string name() const { return (folder_ / "games.pgn").string(); }

private:
    tests::TemporaryFolder folder_;
};

tests::Ran run(const std::string& words) { return tests::run("pgn " + words); }

const std::string knights = R"([Event "Cup"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Sina"]
[Black "?"]
[Result "1-0"]

1. e4 {best} 1... e5 (1... c5 $1 2. Nf3) 2. Nf3 1-0

)";

} // namespace

TEST_CASE("pgn writes games anew, with what was said about them") {
    const GamesFile file("[White \"Sina\"]\n[Event \"Cup\"]\n\n1.e4{best}e5(1...c5! 2.Nf3)2.Nf3 1-0\n");
    const tests::Ran ran = run(file.name());
    CHECK(ran.output == knights);
    CHECK(ran.status == 0);
    CHECK(run("< " + file.name()).output == knights);
    CHECK(run(file.name() + " - < " + file.name()).output == knights + knights);
}

TEST_CASE("pgn --check prints a line for each game") {
    const GamesFile file(knights +
                         "[Event \"b\"]\n\n1. d4 d5 2. Nf3 Nf6\n3. Nd2 *\n\n[Event \"c\"]\n\n1. e4 e5 2. Nd5 *\n\n"
                         "[Event \"d\"]\n\n1. e4 *\n\n[Event \"e\"]\n[Result \"1-0\"]\n\n1. e4\n0-1\n");
    const tests::Ran ran = run("--check " + file.name());
    CHECK(ran.output == "ok\n"
                        "line 14: 3. Nd2: ambiguous: Nbd2 or Nfd2\n"
                        "line 18: 2. Nd5: no knight can reach d5\n"
                        "ok\n"
                        "line 28: the game ends with 0-1, but its Result tag says 1-0\n");
    CHECK(ran.status == 1);
    CHECK(run("--check < " + file.name()).status == 1);
}

TEST_CASE("Of a broken game all that can be read is written, with a comment where its moves end") {
    const GamesFile file("[White \"Sina\"]\n[White \"Ada\"]\n\n1. e4 e5\n2. Nf3 Nf3 3. d4 0-1\n\n" + knights);
    const tests::Ran ran = run(file.name() + " 2>/dev/null");
    CHECK(ran.output == R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Sina"]
[Black "?"]
[Result "0-1"]

{[White "Ada"]} 1. e4 e5 2. Nf3 {the moves from here on were not read: line 5:
2... Nf3: no knight can reach f3} 0-1

)" + knights);
    CHECK(ran.status == 1);
    CHECK(run(file.name() + " 2>&1 >/dev/null").output ==
          file.name() + ": line 2: the tag White is repeated, the first counts\n" + file.name() +
              ": line 5: 2... Nf3: no knight can reach f3\n");
    CHECK(run("--check " + file.name()).output ==
          "line 2: the tag White is repeated, the first counts; line 5: 2... Nf3: no knight can reach f3\nok\n");
}

TEST_CASE("The exit status means the same with and without --check") {
    for (const char* text :
         {"1. e4 *", "1. e4 e4 *", "1. e4", "[Result \"1-0\"]\n\n1. e4 *", "1. g1f3 *", "1. e4 1–0", "1. e4 -- *",
          "1. e4 $300 *", "[FEN \"x\"]\n\n*", "[Variant \"Atomic\"]\n\n*", "\xFF\xFE[", ""}) {
        INFO(text);
        const GamesFile file(text);
        CHECK(run(file.name() + " 2>/dev/null").status == run("--check " + file.name()).status);
    }
    const GamesFile wide("\xFF\xFE[");
    CHECK(run("--check " + wide.name()).output == "line 1: the text is UTF-16, expected UTF-8 or Latin-1\n");
    CHECK(run("--check " + wide.name()).status == 2);
}

TEST_CASE("What pgn has written of a broken game is a good one") {
    const GamesFile file("1. e4 e5\n2. Nf3 {a} Nf3\n\n[Event \"b\"]\n\n1. g1f3 $300 g8f6 (1... --) 1–0\n");
    const GamesFile written(run(file.name() + " 2>/dev/null").output);
    CHECK(run("--check " + written.name()).output == "ok\nok\n");
}

TEST_CASE("What stands against a move is told in words") {
    const auto told = [](const std::string& fen, const std::string& moves) {
        const GamesFile file("[FEN \"" + fen + "\"]\n\n" + moves + " *\n");
        return run("--check " + file.name()).output;
    };
    CHECK(told("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3") ==
          "line 3: 1. Nc3: the knight on e2 is pinned: the king would be attacked from e8\n");
    CHECK(told("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", "Nb3") ==
          "line 3: 1. Nb3: the king is in check and would still be attacked from e8\n");
    CHECK(told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O") == "line 3: 1. O-O: castling to that side is not possible\n");
    CHECK(told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "hello") == "line 3: 1. hello: not a move\n");
    CHECK(told("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8") == "line 3: 1. a8: ambiguous: a8=Q+, a8=R+, a8=B or a8=N\n");
    CHECK(told("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "Ke2") == "line 1: the FEN 4k3/8/8/8/8/8/8/4K3 w - - 0 x makes no "
                                                          "position: field 6: expected a number from 0 to 65535\n");
    CHECK(told("8/8/8/8/8/8/8/4K3 w - - 0 1", "Ke2") ==
          "line 1: the FEN 8/8/8/8/8/8/8/4K3 w - - 0 1 makes no position: there is no black king\n");
    CHECK(told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "{x") == "line 3: expected } to close the comment that begins here; "
                                                         "line 4: expected a result at the end of the game\n");
    CHECK(told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ") x") == "line 3: expected a ( before this ), found ) x *; "
                                                          "line 3: 1. x: not a move\n");
}

TEST_CASE("Moves in the letters of another language are read if it is declared") {
    const GamesFile file("1. Sf3 Sf6 *\n");
    CHECK(run("--check --letters de " + file.name()).output == "ok\n");
    CHECK(run("--check " + file.name()).output == "line 1: 1. Sf3: not a move\n");
    CHECK(run("--letters xx " + file.name() + " 2>&1").status == 2);
}

TEST_CASE("A file that cannot be read is bad input, and the others are read") {
    const GamesFile file(knights);
    const tests::Ran ran = run("--check /nowhere/at/all.pgn " + file.name() + " 2>/dev/null");
    CHECK(ran.output == "ok\n");
    CHECK(ran.status == 2);
    CHECK(run("--check /tmp 2>&1").output == "/tmp: Is a directory; expected a file of games\n");
    CHECK(run("--check < /dev/null").status == 0);
}
