// The keys of rules/laws/draws.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> draw_keys();

} // namespace rules::laws
