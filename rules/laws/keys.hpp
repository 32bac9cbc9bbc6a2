// The keys of an edition's file, and where the value of each goes.
#pragma once

#include "rules/laws/take.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rules::laws {

/// A dotted key (`draw.rep.count`), and how its value is taken into the laws.
struct Key {
    std::string_view name;
    Complaint (*take)(Laws& laws, const toml::node& value);
};

// The keys of each page of rules/laws.
std::span<const Key> touch_keys();
std::span<const Key> draw_keys();
std::span<const Key> clock_keys();
std::span<const Key> irregularity_keys();
std::span<const Key> record_keys();
std::span<const Key> kind_keys();
std::span<const Key> conduct_keys();

/// Takes the value of one dotted key into the laws. Precondition: is_key(key).
Complaint take(Laws& laws, std::string_view key, const toml::node& value);

bool is_key(std::string_view key);

/// Whether the name stands before a dot of some key.
bool is_table(std::string_view name);

/// All keys, for a complaint about one that is unknown.
std::string all_keys();

} // namespace rules::laws
