#include "src/ports/journal/stored_game.hpp"

#include "rules/journal/settings.hpp"
#include "src/ports/journal/shown_name.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ports::journal {

using rules::journal::JournalFault;
using rules::table::Instant;
using rules::table::TimedEvent;

namespace {

std::vector<std::string> split_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Only the last event may be torn: where a later one stands, something else is wrong.
void read_events(StoredGame& stored, const KeptChain& chain) {
    std::optional<BrokenLine> unreadable;
    for (const LinkedEntry& entry : chain.entries) {
        if (entry.kind != event_kind) continue;
        if (unreadable) {
            stored.broken = std::exchange(unreadable, std::nullopt);
            return;
        }
        const auto event = rules::journal::read_line(entry.line);
        if (const auto* read = std::get_if<TimedEvent>(&event)) stored.events.push_back(*read);
        if (const auto* fault = std::get_if<JournalFault>(&event)) unreadable = BrokenLine{entry.number, *fault};
    }
    if (unreadable) stored.torn = unreadable->fault;
    const std::int64_t last = chain.entries.empty() ? 0 : chain.entries.back().number;
    if (chain.cut) stored.broken = unreadable.value_or(BrokenLine{last + 1, {1, "a line (" + *chain.cut + ")"}});
    if (stored.broken) stored.torn.reset();
}

} // namespace

std::string describe(const JournalFault& fault) {
    return "word " + std::to_string(fault.word) + ": expected " + fault.expected;
}

Instant time_seen(std::int64_t milliseconds) {
    const bool can_be = milliseconds >= 0 && milliseconds <= rules::journal::latest_time.count();
    return Instant{rules::table::Duration{can_be ? milliseconds : 0}};
}

std::variant<StoredGame, Fault> stored_game(const KeptChain& chain) {
    const GameRow& row = chain.game;
    const auto settings = rules::journal::read_settings(split_lines(row.settings));
    if (const auto* wrong = std::get_if<rules::journal::SettingsFault>(&settings))
        return Fault{Problem::Unreadable, "game " + std::to_string(row.id) + ", setting " +
                                              std::to_string(wrong->line + 1) + ", " + describe(wrong->fault)};
    const bool has_opponent = row.engine && row.level;
    StoredGame stored{
        GameId{row.id},
        NewGame{std::get<rules::table::Settings>(settings), shown_player(row.white), shown_player(row.black),
                has_opponent ? std::optional(Opponent{shown_name(*row.engine), *row.level}) : std::nullopt,
                shown_name(row.started)},
        {},
        time_seen(chain.seen_ms),
        std::nullopt,
        std::nullopt,
        chain.head};
    read_events(stored, chain);
    if (!stored.events.empty()) stored.seen = std::max(stored.seen, stored.events.back().at);
    return stored;
}

std::vector<Recording> recordings_in(const KeptChain& chain) {
    std::vector<Recording> found;
    for (const LinkedEntry& entry : chain.entries) {
        if (entry.kind != recording_kind) continue;
        if (auto recording = read_recording(entry.line)) found.push_back(std::move(*recording));
    }
    return found;
}

} // namespace ports::journal
