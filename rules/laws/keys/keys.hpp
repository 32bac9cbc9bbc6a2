// All keys of an edition's file.
#pragma once

#include "rules/laws/keys/take.hpp"
#include "rules/laws/laws.hpp"

#include <toml++/toml.h>

#include <string>
#include <string_view>

namespace rules::laws {

/// Takes the value of one dotted key into the laws. Precondition: is_key(key).
Complaint take(Laws& laws, std::string_view key, const toml::node& value);

bool is_key(std::string_view key);

/// Whether the name stands before a dot of some key.
bool is_table(std::string_view name);

/// All keys, for a complaint about one that is unknown.
std::string all_keys();

} // namespace rules::laws
