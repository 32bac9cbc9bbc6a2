// Ten tables in one program: what happens at a table is heard where its arbiter is, and only there.
#include "src/app/effect_queue.hpp"
#include "tests/src/session/hall.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <deque>
#include <utility>

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

TEST_CASE("While the disk of one table stands still, nothing of it is told, and all that happens at another") {
    constexpr std::uint64_t still = 3;
    Hall hall;
    hall.start();
    app::EffectQueue queue;
    std::deque<TableId> on_its_way; // to the disk that stands still
    const auto carry_out = [&] {
        std::vector<std::string> told;
        for (session::Effects& effects : hall.effects()) queue.add(std::move(effects));
        while (const auto effect = queue.next()) {
            if (const auto* said = std::get_if<session::Tell>(&*effect))
                told.push_back(plain_text(said->utterance.runs));
            const auto* append = std::get_if<session::AppendEvents>(&*effect);
            if (append == nullptr) continue;
            for (const game::AppendEvents& events : append->games)
                if (events.table == TableId{still})
                    on_its_way.push_back(events.table);
                else
                    queue.answered(events.table);
        }
        return told;
    };
    carry_out();
    const auto play_at = [&](std::uint64_t number) {
        hall.turn_to(number);
        const std::size_t before = hall.at(number).table.plies.size();
        for (int times = 0; times < 4; ++times) hall.engines_answer();
        return hall.at(number).table.plies.size() - before;
    };
    const std::size_t unheard = play_at(still);
    REQUIRE(unheard > 0);
    CHECK(moves_told(carry_out()) == 0);
    const std::size_t heard = play_at(7);
    REQUIRE(heard > 0);
    CHECK(moves_told(carry_out()) == heard);
    for (const TableId table : std::exchange(on_its_way, {})) queue.answered(table);
    CHECK(moves_told(carry_out()) == unheard);
    CHECK(queue.is_empty());
}
