// The keys of rules/laws/clocks.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> clock_keys();

} // namespace rules::laws
