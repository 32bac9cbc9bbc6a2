// What a chain of entries tells of its game.
#pragma once

#include "rules/journal/event_lines.hpp"
#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/recording.hpp"
#include "src/ports/journal/records.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ports::journal {

// The kinds of entries.
inline constexpr std::string_view event_kind = "event";
inline constexpr std::string_view spoken_kind = "spoken";
inline constexpr std::string_view recording_kind = "recording";

/// The time that was seen at the table, by the number that was kept. No chain links it: where no event could have that
/// time, it is zero.
rules::table::Instant time_seen(std::int64_t milliseconds);

/// The game in what was kept. Unreadable if its settings make no sense.
std::variant<StoredGame, Fault> stored_game(const KeptChain& chain);

/// The announcements that were kept as sound, in the order in which they were kept. A line that cannot be read is left
/// out; the chain shows it.
std::vector<Recording> recordings_in(const KeptChain& chain);

/// `word 3: expected white or black`.
std::string describe(const rules::journal::JournalFault& fault);

} // namespace ports::journal
