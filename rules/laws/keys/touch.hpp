// The keys of rules/laws/touch.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> touch_keys();

} // namespace rules::laws
