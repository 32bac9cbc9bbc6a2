// The keys of rules/laws/kinds.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> kind_keys();

} // namespace rules::laws
