// The keys of rules/laws/records.hpp.
#pragma once

#include "rules/laws/keys/key.hpp"

#include <span>

namespace rules::laws {

std::span<const Key> record_keys();

} // namespace rules::laws
