// The keys of rules/laws/conduct.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> conduct_keys();

} // namespace rules::laws
