// The keys of rules/laws/irregularities.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> irregularity_keys();

} // namespace rules::laws
