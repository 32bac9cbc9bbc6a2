// Times and numbers as people write them in scripts.
#pragma once

#include "rules/table/time.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace rules::journal {

/// Nothing but digits, at least one and so many at the most.
std::optional<long> read_digits(std::string_view text, std::size_t most);

/// `0`, `12.5` seconds, `4:00` minutes, or `1:21:40.000`; empty for anything else.
std::optional<table::Duration> read_time(std::string_view text);
/// The same with a sign before it, or without.
std::optional<table::Duration> read_signed_time(std::string_view text);

} // namespace rules::journal
