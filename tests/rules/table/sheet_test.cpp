#include "rules/table/sheets/sheet.hpp"

#include "tests/rules/table/at_the_table.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <sstream>

using namespace rules::table;
using at_the_table::move;
using rules::variants::Position;
using tables::act;
using tables::Acted;

namespace {

/// Words of moves; `-` is an empty line.
SheetLines lines(const std::string& words) {
    SheetLines all;
    std::istringstream stream(words);
    for (std::string word; stream >> word;) all.push_back(word == "-" ? std::nullopt : std::optional(word));
    return all;
}

std::optional<std::size_t> difference_of(const std::string& one, const std::string& other) {
    return first_difference(Position::initial(), lines(one), lines(other));
}

Table after(const std::vector<Command>& commands, const std::string& time = "300") {
    Table table = tables::lay(time);
    for (const Command& command : commands) {
        Acted acted = act(std::move(table), command, Instant{});
        REQUIRE_FALSE(acted.refusal);
        table = std::move(acted.table);
    }
    return table;
}

} // namespace

TEST_CASE("Two sheets agree as far as both go") {
    CHECK_FALSE(difference_of("", ""));
    CHECK_FALSE(difference_of("e4 e5 Nf3", "e4 e5"));
    CHECK_FALSE(difference_of("e4 e5 Nf3 Nc6 Bb5 a6 Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"));
    CHECK(difference_of("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d3") == 10);
    CHECK(difference_of("d4", "e4") == 0);
}

TEST_CASE("Moves are compared by what they mean, whatever the letters") {
    CHECK_FALSE(difference_of("e2e4 e7e5 Sf3 Sc6", "e4 e5 Nf3 Cc6"));
    CHECK_FALSE(difference_of("Ng1f3", "Nf3!"));
    CHECK(difference_of("Nf3", "Nh3") == 0);
}

TEST_CASE("What means no legal move is compared by its words, and so is all that comes after it") {
    CHECK_FALSE(difference_of("e4 Ke6 Nf3", "e4 Ke6 Nf3"));
    CHECK(difference_of("e4 Ke6", "e4 e5") == 1);
    CHECK(difference_of("e4 Ke6 Nf3", "e4 Ke6 Sf3") == 2);
}

TEST_CASE("An empty line differs from nothing, and the game goes on over it as the other sheet has it") {
    CHECK_FALSE(difference_of("e4 - Nf3", "e4 e5 Sf3"));
    CHECK(difference_of("e4 - Nf3", "e4 e5 Nc3") == 2);
}

TEST_CASE("A sheet is recorded as far as no line is missing") {
    Sheet sheet;
    CHECK(sheet.recorded() == 0);
    sheet.write(0, "e4");
    sheet.write(2, "Nf3");
    CHECK(sheet.recorded() == 1);
    sheet.write(1, "e5");
    CHECK(sheet.recorded() == 3);
    sheet.write(1, "c5");
    CHECK(sheet.lines == lines("e4 c5 Nf3"));
}

TEST_CASE("Lines are crossed out with the offers behind them") {
    Sheet sheet;
    for (const char* text : {"e4", "e5", "Nf3"}) sheet.write(sheet.recorded(), text);
    sheet.offers = {1, 3};
    sheet.cut(2);
    CHECK(sheet.lines == lines("e4 e5"));
    CHECK(sheet.offers == std::set<std::size_t>{1});
    sheet.cut(7);
    CHECK(sheet.lines.size() == 2);
}

TEST_CASE("An offer between one's move and the press is timely; any other is valid, but remembered") {
    const auto offers = [](const std::vector<Command>& commands) { return after(commands).untimely_offers; };
    const Play first{Color::White, move("e2", "e4")};
    const OfferDraw offer{Color::White};
    CHECK(offers({Start{}, first, offer}) == std::array{0, 0});
    CHECK(offers({Start{}, offer}) == std::array{1, 0});
    CHECK(offers({Start{}, first, Press{Color::White}, offer}) == std::array{1, 0});
    CHECK(offers({Start{}, first, Press{Color::White}, OfferDraw{Color::Black}}) == std::array{0, 1});
    CHECK(offers({Start{}, offer, DeclineDraw{Color::Black}, OfferDraw{Color::White}}) == std::array{2, 0});
    CHECK(after({Start{}, first, offer}, "none").untimely_offers == std::array{0, 0});
}
