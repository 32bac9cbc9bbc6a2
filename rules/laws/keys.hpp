// The keys of an edition's file and what each says.
#pragma once

#include "rules/laws/laws.hpp"

#include <toml++/toml.h>

#include <optional>
#include <string>
#include <string_view>

namespace rules::laws {

/// What a value should have been; empty when it has been taken into the laws.
using Complaint = std::optional<std::string>;

/// Takes the value of one dotted key (`draw.rep.count`) into the laws. Precondition: is_key(key).
Complaint take(Laws& laws, std::string_view key, const toml::node& value);

bool is_key(std::string_view key);

/// Whether the name stands before the dot of some key.
bool is_table(std::string_view name);

/// All keys, for a complaint about one that is unknown.
std::string all_keys();

/// The key of a rule's Article: `articles.has-the-move`.
std::string article_key(Rule rule);

/// The rules in force in the laws that have no Article yet.
std::optional<Rule> rule_without_article(const Laws& laws);

} // namespace rules::laws
