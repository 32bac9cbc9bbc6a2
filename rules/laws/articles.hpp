// The keys under which an edition numbers its Articles.
#pragma once

#include "rules/laws/laws.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::laws {

std::vector<Rule> all_rules();

/// The key of a rule's Article: `articles.has-the-move`.
std::string article_key(Rule rule);

/// The rule with that key, if there is one.
std::optional<Rule> rule_of_key(std::string_view key);

/// A rule in force in the laws that has no Article yet.
std::optional<Rule> rule_without_article(const Laws& laws);

} // namespace rules::laws
