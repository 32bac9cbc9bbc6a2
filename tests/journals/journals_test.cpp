// Replays every journal that was ever written.
#include "base/platform/whole_file.hpp"
#include "rules/journal/settings.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <sstream>

using namespace rules::journal;
using namespace rules::table;

namespace {

struct Journal {
    Settings settings;
    std::vector<TimedEvent> events;
    std::string final_state;
};

Journal read_journal(const std::filesystem::path& file) {
    Journal journal;
    std::vector<std::string> settings;
    std::istringstream stream(*base::platform::read_whole(file));
    for (std::string line; std::getline(stream, line);) {
        if (is_setting(line)) {
            settings.push_back(line);
        } else if (line.starts_with("final ")) {
            journal.final_state = line.substr(6);
        } else {
            const auto event = read_line(line);
            INFO(line);
            REQUIRE(std::holds_alternative<TimedEvent>(event));
            CHECK(write_line(std::get<TimedEvent>(event)) == line);
            journal.events.push_back(std::get<TimedEvent>(event));
        }
    }
    const auto read = read_settings(settings);
    REQUIRE(std::holds_alternative<Settings>(read));
    journal.settings = std::get<Settings>(read);
    CHECK(write_settings(journal.settings) == settings);
    return journal;
}

std::string display(const Table& table, Color side) {
    const auto left = table.clock.left(side, table.last);
    return left ? std::to_string(left->count()) : "-";
}

std::string state_of(const Table& table) {
    return std::string(table.outcome ? word(table.outcome->result) : "*") + " " +
           std::string(table.outcome ? word(table.outcome->reason) : "-") + " " + display(table, Color::White) + " " +
           display(table, Color::Black) + " " + rules::notation::write_fen(table.position.setup());
}

} // namespace

TEST_CASE("Every journal ever written is read, replayed and comes to what it came to") {
    int replayed = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(KLANGBRETT_SOURCE_DIR "/tests/journals")) {
        if (entry.path().extension() != ".journal") continue;
        INFO(entry.path().string());
        const Journal journal = read_journal(entry.path());
        const Table start = tables::lay(journal.settings);
        const Replayed result = replay_checked(start, journal.events);
        CHECK_FALSE(result.impossible);
        CHECK(result.owing.empty());
        CHECK_FALSE(result.unruled);
        CHECK(state_of(result.table) == journal.final_state);
        CHECK(tables::broken_fold(start, journal.events, result.table).empty());
        ++replayed;
    }
    CHECK(replayed >= 9);
}
