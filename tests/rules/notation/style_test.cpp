#include "rules/notation/san.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

#include <string>
#include <string_view>

using namespace rules::notation;
using rules::board::Move;
using support::initial;
using support::position;
using support::uci;

namespace {

std::string written(std::string_view fen, std::string_view move, const Style& style) {
    const auto board = position(fen);
    const std::string text = write_move(board, uci(board, move), style);
    INFO(text);
    CHECK(read_san(board, text, style.letters) == MoveReading(uci(board, move)));
    return text;
}

const Style laws{english_letters(), Signs::Laws, Length::Short};
const Style laws_long{english_letters(), Signs::Laws, Length::Long};
const Style pgn_long{english_letters(), Signs::Pgn, Length::Long};

constexpr auto middlegame = "4k3/8/2n5/1p1p4/2P1P3/4N3/8/R3K2R w KQ - 0 1";
constexpr auto en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

} // namespace

TEST_CASE("The Laws' own signs are ×, 0-0, e.p. and a promotion without =") {
    CHECK(written(middlegame, "e3d5", laws) == "N×d5");
    CHECK(written(middlegame, "e4d5", laws) == "e×d5");
    CHECK(written(middlegame, "e1g1", laws) == "0-0");
    CHECK(written(middlegame, "e1c1", laws) == "0-0-0");
    CHECK(written(en_passant, "e5d6", laws) == "e×d6 e.p.");
    CHECK(written("8/3P4/8/8/8/8/1k6/4K3 w - - 0 1", "d7d8q", laws) == "d8Q");
    CHECK(written("8/5P2/8/8/8/8/1k6/4K3 w - - 0 1", "f7f8n", laws) == "f8N");
    CHECK(written("4k3/1K6/8/8/8/8/1p6/8 b - - 0 1", "b2b1b", laws) == "b1B");
    CHECK(written("4k3/1K6/8/8/8/8/6p1/8 b - - 0 1", "g2g1r", laws) == "g1R");
    CHECK(written("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", laws) == "Ra8#");
    CHECK(written("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", laws) == "Ra8+");
}

TEST_CASE("Two pieces are told apart before the sign of capture") {
    CHECK(written("4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1", "g1f3", laws) == "Ng×f3");
    CHECK(written("4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1", "g5f3", laws) == "N5×f3");
    CHECK(written("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1", "h2f3", laws) == "Nh×f3");
    CHECK(written("4k3/8/8/3p4/2P1P3/8/8/K7 w - - 0 1", "c4d5", laws) == "c×d5");
}

TEST_CASE("The long form writes both squares") {
    CHECK(written(initial, "g1f3", pgn_long) == "Ng1-f3");
    CHECK(written(initial, "e2e4", pgn_long) == "e2-e4");
    CHECK(written(middlegame, "e3d5", pgn_long) == "Ne3xd5");
    CHECK(written(middlegame, "e3d5", laws_long) == "Ne3×d5");
    CHECK(written(middlegame, "e1g1", pgn_long) == "O-O");
    CHECK(written(en_passant, "e5d6", laws_long) == "e5×d6 e.p.");
    CHECK(written("8/3P4/8/8/8/8/1k6/4K3 w - - 0 1", "d7d8q", laws_long) == "d7-d8Q");
}

TEST_CASE("Every language has its own letters") {
    constexpr auto all = "7k/8/8/8/8/2P5/1P3P2/R1BQK1N1 w - - 0 1";
    const auto letters = [&](std::string_view language) {
        const Style style{*letters_of(language), Signs::Pgn, Length::Short};
        std::string line;
        for (const char* move : {"e1e2", "d1d2", "a1b1", "c1d2", "g1f3"}) line += written(all, move, style) + ' ';
        return line;
    };
    CHECK(letters("en") == "Ke2 Qd2 Rb1 Bd2 Nf3 ");
    CHECK(letters("de") == "Ke2 Dd2 Tb1 Ld2 Sf3 ");
    CHECK(letters("fr") == "Re2 Dd2 Tb1 Fd2 Cf3 ");
    CHECK(letters("es") == "Re2 Dd2 Tb1 Ad2 Cf3 ");
    CHECK(letters("nl") == "Ke2 Dd2 Tb1 Ld2 Pf3 ");
    CHECK(letters("ar") == "مe2 وd2 رb1 فd2 حf3 ");
    CHECK(letters("fa") == "شe2 وd2 رb1 فd2 اf3 ");
    CHECK(lettered_languages().size() == 7U);
    CHECK_FALSE(letters_of("xx"));
}

TEST_CASE("Figurines are written, and read in any language, of either colour") {
    const Style style{figurines(), Signs::Laws, Length::Short};
    CHECK(written(middlegame, "e3d5", style) == "♘×d5");
    CHECK(written("8/3P4/8/8/8/8/1k6/4K3 w - - 0 1", "d7d8q", style) == "d8♕");
    for (const std::string_view language : lettered_languages())
        for (const char* text : {"♘f3", "♞f3", "♞\uFE0Ef3", "♘g1-f3"})
            CHECK(read_san(position(initial), text, *letters_of(language)) ==
                  MoveReading(uci(position(initial), "g1f3")));
    CHECK(read_san(position(initial), "♙e4") == MoveReading(uci(position(initial), "e2e4")));
}

TEST_CASE("What Arabic and Persian keyboards write is understood") {
    const auto board = position(initial);
    const Move knight = uci(board, "g1f3");
    for (const char* text : {"حf3", "ح f3", "حf٣", "حg١f٣", "\u200Fح\u200E f3", "ح f۳", "ح g1-f3"})
        CHECK(read_san(board, text, *letters_of("ar")) == MoveReading(knight));
    for (const char* text : {"اf3", "ا f۳", "أf3", "اg۱f۳"})
        CHECK(read_san(board, text, *letters_of("fa")) == MoveReading(knight));
    CHECK(read_san(board, "e۴", *letters_of("fa")) == MoveReading(uci(board, "e2e4")));
    CHECK(std::holds_alternative<NotAMove>(read_san(board, "شf3", *letters_of("ar"))));
}

TEST_CASE("Only the Dutch letter P is a knight, elsewhere it is a pawn's") {
    const auto board = position(initial);
    CHECK(read_san(board, "Pf3", *letters_of("nl")) == MoveReading(uci(board, "g1f3")));
    CHECK(read_san(board, "Pf3") == MoveReading(uci(board, "f2f3")));
}
