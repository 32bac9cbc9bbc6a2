// Events and remarks that are told apart by their numbers.
#pragma once

#include "rules/table/event.hpp"
#include "src/ports/journal/spoken.hpp"

#include <string>

namespace numbered {

inline rules::table::TimedEvent event(int number) {
    return {rules::table::Instant{rules::table::Duration{number}}, rules::table::Pressed{rules::table::Color::White}};
}

inline ports::journal::Spoken remark(int number) {
    return {rules::table::Instant{rules::table::Duration{number}}, ports::journal::SpokenKind::News,
            "Event " + std::to_string(number)};
}

} // namespace numbered
