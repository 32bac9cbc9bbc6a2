// Ten tables in one program: what happens at a table is heard where its arbiter is, and only there.
#include "tests/src/session/hall.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using game::TableId;
using harness::Hall;
using session::Command;
using Lines = std::vector<std::string>;

namespace {

std::size_t moves_told(const Lines& said) {
    return static_cast<std::size_t>(std::ranges::count_if(said, [](const std::string& line) { return !line.empty(); }));
}

} // namespace

TEST_CASE("Nineteen engines and a person play at ten tables, each its own game") {
    Hall hall;
    hall.start();
    for (int times = 0; times < 12; ++times) {
        hall.person_plays();
        hall.engines_answer();
    }
    for (std::uint64_t number = 1; number <= Hall::tables; ++number) {
        INFO(number);
        CHECK(hall.at(number).table.plies.size() >= 12);
        CHECK(hall.at(number).table.position.repetition_key() == hall.kept(number).position.repetition_key());
    }
}

TEST_CASE("An arbiter hears the table they have turned to, and no other") {
    Hall hall;
    hall.turn_to(3);
    hall.start();
    hall.said();
    for (const std::uint64_t number : {std::uint64_t{3}, std::uint64_t{7}, std::uint64_t{3}}) {
        hall.turn_to(number);
        const std::size_t before = hall.at(number).table.plies.size();
        for (int times = 0; times < 4; ++times) hall.engines_answer();
        const std::size_t made = hall.at(number).table.plies.size() - before;
        CHECK(made == 4);
        CHECK(moves_told(hall.said()) == made);
        CHECK(hall.view().board->placement == hall.at(number).table.position.setup().placement);
    }
}

TEST_CASE("A ruling is made at the table the arbiter is at; play goes on at the others") {
    Hall hall;
    hall.start();
    for (std::uint64_t number = 1; number <= Hall::tables; ++number) {
        INFO(number);
        hall.turn_to(number);
        hall.press(Command::GameMenu);
        while (hall.view().list->rows[hall.view().list->focus] != "The arbiter") hall.press(Command::ItemDown);
        hall.press(Command::ItemActivate);
        while (hall.view().list->rows[hall.view().list->focus] != "Stop the clocks") hall.press(Command::ItemDown);
        hall.press(Command::ItemActivate);
        hall.tell(session::TextTyped{"y"});
        hall.press(Command::ItemActivate);
        CHECK(hall.kept(number).phase == rules::table::Phase::Halted);
        CHECK(hall.at(number).table.phase == rules::table::Phase::Halted);
        for (std::uint64_t other = number + 1; other <= Hall::tables; ++other)
            CHECK(hall.at(other).table.phase == rules::table::Phase::Playing);
    }
}

TEST_CASE("Time passes at every table, whoever is listening") {
    Hall hall;
    hall.start();
    hall.turn_to(4);
    hall.said();
    hall.tell(session::MachineSlept{std::chrono::minutes(5)});
    for (std::uint64_t number = 1; number <= Hall::tables; ++number)
        CHECK(hall.at(number).table.phase == rules::table::Phase::Halted);
    CHECK(hall.said().size() == 1);
}

TEST_CASE("What is told of a table waits for its own events to be on disk, and for no others") {
    Hall hall;
    hall.start();
    hall.turn_to(4);
    hall.engines_answer();
    hall.engines_answer();
    hall.behind();
    hall.tell(session::LibraryRenewed{"games.damaged.sqlite", 1, 0, 0}); // news, while nothing happens at any table
    const auto behind = hall.behind();
    REQUIRE_FALSE(behind.empty());
    for (const auto& after : behind) CHECK(after == session::After{TableId{4}, hall.at(4).next});
}
