// Copies of the library, one a day.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace ports::journal::sqlite {

/// How many copies are kept.
inline constexpr std::size_t copies_kept = 7;

/// Copies the library to `copies/games-2026-11-23.sqlite` beside it, unless there is such a copy or no library. The
/// newest copies are kept. A library that SQLite finds damaged is not copied, so that none that is whole has to give
/// way to it: that is Damaged. `day` is `2026-11-23`. While games are played, too. Once it is to stop, it gives up, and
/// leaves nothing half-made; what a program has left that was killed meanwhile is removed with the next copy.
std::optional<Fault> copy_daily(const std::filesystem::path& library, const std::string& day,
                                const std::stop_token& stop = {});

} // namespace ports::journal::sqlite
