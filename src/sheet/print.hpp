// Scoresheets in print.
#pragma once

#include "src/sheet/score.hpp"

#include <string>
#include <vector>

namespace sheet {

/// UTF-8: the heading, a line for each move with what the clocks showed after it, the result, and room to sign. A form
/// feed stands between two sheets.
std::string print(const std::vector<Score>& scores);

} // namespace sheet
