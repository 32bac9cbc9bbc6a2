// What a clock shows, written out.
#pragma once

#include "rules/table/time.hpp"

#include <string>

namespace rules::table {

/// `1:21:40.000`. Precondition: not negative.
std::string write_time(Duration time);

} // namespace rules::table
