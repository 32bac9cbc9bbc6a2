// One key of an edition's file, and where its value goes.
#pragma once

#include "rules/laws/keys/take.hpp"
#include "rules/laws/laws.hpp"

#include <toml++/toml.h>

#include <string_view>

namespace rules::laws {

/// A dotted key (`draw.rep.count`), and how its value is taken into the laws.
struct Key {
    std::string_view name;
    Complaint (*take)(Laws& laws, const toml::node& value);
};

} // namespace rules::laws
