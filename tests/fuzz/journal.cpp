// Journals: a line that is read is written and read as the same, a fault names its word or its line, and what has been
// replayed replays again to the same table.
#include "rules/journal/settings.hpp"
#include "tests/fuzz/table.hpp"

using namespace rules::journal;
using namespace rules::table;

namespace {

constexpr std::size_t most_lines = 200;

long words_of(std::string_view line) { return 1 + std::count(line.begin(), line.end(), ' '); }

std::optional<TimedEvent> read_event(const std::string& line) {
    const auto read = read_line(line);
    if (const auto* fault = std::get_if<JournalFault>(&read)) {
        fuzz::require(fault->word >= 1 && static_cast<long>(fault->word) <= words_of(line) + 1);
        fuzz::require(!fault->expected.empty());
        return std::nullopt;
    }
    const std::string written = write_line(std::get<TimedEvent>(read));
    const auto again = read_line(written);
    fuzz::require(again == read);
    fuzz::require(write_line(std::get<TimedEvent>(again)) == written);
    return std::get<TimedEvent>(read);
}

std::optional<Settings> read_header(const std::vector<std::string>& lines) {
    const auto read = read_settings(lines);
    if (const auto* fault = std::get_if<SettingsFault>(&read)) {
        fuzz::require(fault->line < lines.size() && !fault->fault.expected.empty());
        return std::nullopt;
    }
    const auto& settings = std::get<Settings>(read);
    const auto written = write_settings(settings);
    fuzz::require(read_settings(written) == read);
    return settings;
}

void replay_twice(const Table& start, std::vector<TimedEvent> events) {
    const Replayed first = replay_checked(start, events);
    if (first.impossible) {
        fuzz::require(*first.impossible < events.size());
        events.resize(*first.impossible);
    }
    const Replayed again = ruled(replay_checked(start, events));
    fuzz::require(!again.impossible);
    fuzz::require(fuzz::state_of(again.table) == fuzz::state_of(first.table));
    // What was owed belongs behind the events, and then nothing is owed.
    events.insert(events.end(), again.owing.begin(), again.owing.end());
    const Replayed complete = replay_checked(start, events);
    fuzz::require(!complete.impossible && complete.owing.empty() && !complete.unruled);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::text_of(data, size);
    std::vector<std::string> header;
    std::vector<TimedEvent> events;
    for (std::size_t count = 0; !text.empty() && count < most_lines; ++count) {
        const auto end = text.find('\n');
        const std::string line(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (is_setting(line))
            header.push_back(line);
        else if (const auto event = read_event(line))
            events.push_back(*event);
    }
    const auto settings = read_header(header);
    if (!settings) return 0;
    const auto* laws = fuzz::edition(settings->edition);
    if (laws == nullptr) return 0;
    const auto laid = lay(*settings, *laws);
    if (const auto* start = std::get_if<Table>(&laid)) replay_twice(*start, events);
    return 0;
}
