#include "rules/notation/san.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

using namespace rules::notation;
using rules::board::Move;
using rules::board::Role;
using rules::variants::Position;
using support::initial;
using support::position;
using support::uci;

namespace {

std::string written(std::string_view fen, std::string_view move, const PieceLetters& letters = english_letters()) {
    const auto board = position(fen);
    return write_san(board, uci(board, move), letters);
}

/// What was read, as UCI, or the reason why it was not.
std::string read(std::string_view fen, std::string_view text, const PieceLetters& letters = english_letters()) {
    const auto reading = read_san(position(fen), text, letters);
    if (const auto* move = std::get_if<Move>(&reading)) return write_uci(*move);
    if (std::holds_alternative<NotAMove>(reading)) return "not a move";
    if (std::holds_alternative<IllegalMove>(reading)) return "illegal"; // why: obstacle_test.cpp
    std::set<std::string> candidates;
    for (const Move move : std::get<AmbiguousMove>(reading).candidates) candidates.insert(write_uci(move));
    std::string all = "ambiguous";
    for (const auto& candidate : candidates) all += " " + candidate;
    return all;
}

constexpr auto captures = "4k3/8/2n5/1p1p4/2P1P3/5N2/8/R3K2R w KQ b6 0 1";
constexpr auto promotions = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

} // namespace

TEST_CASE("A move is written as piece and square of arrival") {
    CHECK(written(initial, "g1f3") == "Nf3");
    CHECK(written(initial, "e2e4") == "e4");
    CHECK(written("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1d2") == "Kd2");
}

TEST_CASE("A capture is written with x, a capturing pawn with the file it left") {
    CHECK(written(captures, "c4d5") == "cxd5");
    CHECK(written(captures, "e4d5") == "exd5");
    CHECK(written("4k3/8/2n5/1p1p4/4P3/5N2/8/2R1K3 w - - 0 1", "c1c6") == "Rxc6");
    CHECK(written("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6") == "exd6");
}

TEST_CASE("Castling is written with O") {
    CHECK(written(captures, "e1g1") == "O-O");
    CHECK(written(captures, "e1c1") == "O-O-O");
    CHECK(written("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1") == "O-O+");
}

TEST_CASE("A promotion is written with = and the new piece") {
    CHECK(written(promotions, "e7e8q") == "e8=Q+");
    CHECK(written(promotions, "e7e8n") == "e8=N");
    CHECK(written(promotions, "e7d8r") == "exd8=R+");
}

TEST_CASE("Check and mate are marked") {
    CHECK(written("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8") == "Ra8+");
    CHECK(written("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8") == "Ra8#");
    CHECK(written("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7") == "Qf7");
}

TEST_CASE("Two pieces of a kind are told apart by file, or by rank where they share the file") {
    CHECK(written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "e1f3") == "Nef3");
    CHECK(written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3") == "Ngf3");
    CHECK(written("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g1f3") == "N1f3");
    CHECK(written("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5f3") == "N5f3");
    CHECK(written("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "d4f3") == "Ndf3");
    CHECK(written("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3") == "Nhf3");
}

TEST_CASE("Where neither file nor rank is enough, both are written") {
    constexpr auto queens = "8/8/1k6/8/Q6Q/8/8/K6Q w - - 0 1";
    CHECK(written(queens, "h4e4") == "Qh4e4");
    CHECK(written(queens, "a4e4") == "Qae4");
    CHECK(written(queens, "h1e4") == "Q1e4");
}

TEST_CASE("A piece who may not go there does not make another ambiguous") {
    CHECK(written("4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1", "g1f3") == "Nf3");
    CHECK(written("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2") == "Ne2");
}

TEST_CASE("Each language has its letters") {
    CHECK(written(initial, "g1f3", german_letters()) == "Sf3");
    CHECK(written(promotions, "e7e8q", german_letters()) == "e8=D+");
    CHECK(written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3", *letters_of("fr")) == "Cgf3");
    CHECK(written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3", *letters_of("ar")) == "حgf3");
    CHECK(letters_of("en") == english_letters());
    CHECK(letters_of("de") == german_letters());
    CHECK_FALSE(letters_of("xx"));
    CHECK_FALSE(letters_of(""));
}

TEST_CASE("The letters of a language are never empty and never shared") {
    for (const char* language : {"en", "de", "fr", "es", "nl", "ar", "fa"}) {
        INFO(language);
        const auto letters = letters_of(language);
        REQUIRE(letters);
        const std::set<std::string> all{letters->of(Role::King), letters->of(Role::Queen), letters->of(Role::Rook),
                                        letters->of(Role::Bishop), letters->of(Role::Knight)};
        CHECK(all.size() == 5);
        CHECK(all.count("") == 0);
    }
}

TEST_CASE("What is written can be read") {
    CHECK(read(initial, "Nf3") == "g1f3");
    CHECK(read(initial, "e4") == "e2e4");
    CHECK(read(captures, "cxd5") == "c4d5");
    CHECK(read(promotions, "exd8=R+") == "e7d8r");
}

TEST_CASE("A capture may be written with x, a colon, a cross, or nothing") {
    for (const char* text : {"cxd5", "c:d5", "c×d5", "cd5"}) CHECK(read(captures, text) == "c4d5");
    for (const char* text : {"R1xh6", "Rxh6", "Rh6", "R:h6"})
        CHECK(read("4k3/8/7p/8/8/8/8/4K2R w - - 0 1", text) == "h1h6");
}

TEST_CASE("More of the departure square than needed may be written") {
    for (const char* text : {"Nf3", "Ngf3", "N1f3", "Ng1f3"}) CHECK(read(initial, text) == "g1f3");
    for (const char* text : {"e4", "ee4", "e2e4"}) CHECK(read(initial, text) == "e2e4");
    CHECK(read(captures, "e4d5") == "e4d5");
    CHECK(read(captures, "e4xd5") == "e4d5");
    SECTION("the long form has a dash before the square of arrival") {
        for (const char* text : {"Ng1-f3", "Ng1\u2013f3", "Ng1\u2212f3"}) CHECK(read(initial, text) == "g1f3");
        CHECK(read(initial, "e2-e4") == "e2e4");
        CHECK(read(promotions, "e7-e8Q") == "e7e8q");
        CHECK(read(captures, "e4×d5") == "e4d5");
        for (const char* text : {"N-f3", "Ng-f3", "N1-f3", "-e4", "e-e4", "Ng1--f3", "Ng1-xf3"})
            CHECK(read(initial, text) == "not a move");
        CHECK(read(initial, "Nb1-f3") == "illegal");
    }
}

TEST_CASE("Castling may be written with letters or noughts") {
    for (const char* text : {"O-O", "0-0", "o-o", "O-O+"}) CHECK(read(captures, text) == "e1g1");
    for (const char* text : {"O-O-O", "0-0-0", "o-o-o"}) CHECK(read(captures, text) == "e1c1");
    CHECK(read(initial, "O-O") == "illegal");
    for (const char* text : {"O-0", "O", "O-O-O-O", "OO", "O-", "-"}) CHECK(read(captures, text) == "not a move");
    CHECK(read(captures, "Kg1") == "illegal");
}

TEST_CASE("A promotion may be written with or without =") {
    CHECK(read(promotions, "e8Q") == "e7e8q");
    CHECK(read(promotions, "e8=Q") == "e7e8q");
    CHECK(read(promotions, "ed8=N") == "e7d8n");
    CHECK(read(promotions, "e8=D", german_letters()) == "e7e8q");
    SECTION("the piece left out, it could be any of four") {
        CHECK(read(promotions, "e8") == "ambiguous e7e8b e7e8n e7e8q e7e8r");
    }
    SECTION("nobody becomes a king, nor anything on another rank") {
        CHECK(read(promotions, "e8=K") == "illegal");
        CHECK(read(initial, "e4=Q") == "illegal");
    }
    CHECK(read(promotions, "e8=") == "not a move");
    CHECK(read(promotions, "e8=q") == "e7e8q");
    CHECK(read(promotions, "e8=QQ") == "not a move");
    CHECK(read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8=Q") == "not a move");
    SECTION("in brackets or behind a stroke") {
        for (const char* text : {"e8(Q)", "e8/Q", "e8=Q", "e8Q", "e8(Q)+", "Pe8=Q"})
            CHECK(read(promotions, text) == "e7e8q");
        for (const char* text : {"e8(Q", "e8Q)", "e8()", "e8/", "e8=(Q)", "e8(QR)", "e8=P"})
            CHECK(read(promotions, text) == "not a move");
    }
}

TEST_CASE("Remarks behind a move are passed over") {
    for (const char* text : {"Nf3+", "Nf3#", "Nf3++", "Nf3!", "Nf3?!", "Nf3 !?", "Nf3+!!"})
        CHECK(read(initial, text) == "g1f3");
    for (const char* text : {"exd6 e.p.", "exd6e.p.", "ed6", "exd6 e.p.+!", "e:d6", "exd6 (e.p.)", "exd6+ e.p.",
                             "exd6ep", "ed6 e.p. (=)", "e5xd6 e.p."})
        CHECK(read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", text) == "e5d6");
}

TEST_CASE("e.p. must be true") {
    CHECK(read(captures, "exd5 e.p.") == "illegal");
    CHECK(read(captures, "cxb6 e.p.") == "illegal");
    for (const char* text : {"Nf3 e.p.", "O-O e.p.", "d6 e.p.", "e.p."}) CHECK(read(captures, text) == "not a move");
}

TEST_CASE("The mark of a draw offer stands behind the move it was made with") {
    CHECK(read(initial, "Nf3 (=)") == "g1f3");
    CHECK(read(initial, "e4(=)") == "e2e4");
    CHECK(read(promotions, "e8Q+ (=)") == "e7e8q");
    for (const char* text : {"Nf3 (=)", "Nf3(=)", "O-O (=)", "e8=Q+ (=)", "Nf3 (=)!", "exd6 e.p. (=)"})
        CHECK(offers_draw(text));
    for (const char* text : {"Nf3", "Nf3 =", "(=) Nf3", "(=)", "e8=", "", "Nf3()"}) CHECK_FALSE(offers_draw(text));
    CHECK(offers_draw("Sf3 (=)", german_letters()));
    CHECK_FALSE(offers_draw("Sf3 (=)"));
}

TEST_CASE("A move that fits several is ambiguous, and says which") {
    CHECK(read("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nf3") == "ambiguous e1f3 g1f3");
    CHECK(read("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "Ngf3") == "ambiguous g1f3 g5f3");
    CHECK(read("rnbqkb1r/pppp1ppp/5n2/4p3/8/3P1N2/PPP1PPPP/RNBQKB1R w KQkq - 1 3", "Nd2") == "ambiguous b1d2 f3d2");
}

TEST_CASE("A well-written move that cannot be played is illegal") {
    CHECK(read(initial, "Nf4") == "illegal");
    CHECK(read(initial, "e5") == "illegal");
    CHECK(read(initial, "Nxf3") == "illegal");
    CHECK(read(initial, "Ra1a9") == "not a move");
    CHECK(read("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3") == "illegal");
    CHECK(read("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6") == "illegal");
}

TEST_CASE("A capturing pawn names its file") {
    CHECK(read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5") == "illegal");
    CHECK(read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5") == "not a move");
    CHECK(read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "4d5") == "not a move");
}

TEST_CASE("What is no notation is not a move") {
    for (const char* text :
         {"",     " ",   "N",    "f", "Nf", "N3",   "Nf9", "Ni3",  "hello", "+",    "x",        "e2-",  "Nf3 Nf6",
          "1.e4", "e4e", "NNf3", "♞", "P",  "PNf3", "N@",  "Q@e9", "♞♞f3",  "\xC3", "\xFF\xFE", "Nf3\n"}) {
        INFO(text);
        CHECK(read(initial, text) == "not a move");
    }
}

TEST_CASE("Small letters are files, never pieces") {
    CHECK(read("4k3/8/8/8/8/2b5/1P6/4K3 w - - 0 1", "bxc3") == "b2c3");
    CHECK(read("4k3/8/8/8/8/2n5/1P6/B3K3 w - - 0 1", "bc3") == "b2c3");
    CHECK(read(initial, "nf3") == "not a move");
    CHECK(read(initial, "sf3", german_letters()) == "not a move");
    CHECK(read(initial, "Sf3", german_letters()) == "g1f3");
    CHECK(read(initial, "Nf3", german_letters()) == "not a move");
    CHECK(read("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Cgf3", *letters_of("fr")) == "g1f3");
    CHECK(read("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "حgf3", *letters_of("ar")) == "g1f3");
}

TEST_CASE("R is a rook to one and a king to another") {
    constexpr auto board = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    CHECK(read(board, "Rd1") == "a1d1");
    CHECK(read(board, "Rd1", *letters_of("fr")) == "e1d1");
}
