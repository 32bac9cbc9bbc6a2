// Why a recording is not used, in plain English for terminals.
#pragma once

#include "speech/hearing/templates/enrolment.hpp"

#include <string>

namespace tools::asking {

/// "too short for a word".
std::string describe(const speech::hearing::templates::Fault& fault);

} // namespace tools::asking
