// Moments and moves that several tests of tables speak of.
#pragma once

#include "rules/board/move.hpp"
#include "rules/table/time.hpp"

#include <string_view>

namespace at_the_table {

constexpr rules::table::Instant at(rules::table::Duration time) { return rules::table::Instant{time}; }

inline rules::board::Move move(std::string_view from, std::string_view to) {
    return rules::board::Move::normal(*rules::board::Square::parse(from), *rules::board::Square::parse(to));
}

} // namespace at_the_table
