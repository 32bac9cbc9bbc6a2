// Rules of an edition in words.
#pragma once

#include "rules/laws/laws.hpp"
#include "speech/announce/manner.hpp"

#include <string_view>

namespace speech::announce {

/// Where it stands in the Laws, in the edition's own numbering: "Article 6.13", "Paragraph 14" for "§14".
phrases::Runs describe_article(std::string_view article, const Manner& manner);

/// What a rule says, in a sentence or a few, with its Article. Precondition: the rule is in force in these laws.
phrases::Runs explain(rules::laws::Rule rule, const rules::laws::Laws& laws, const Manner& manner);

/// What a refusal for that reason rests on: its Article and, where refusals are told in the long form, what that says
/// unless the reason is the same sentence. Precondition: the rule is in force in these laws.
phrases::Runs describe_basis(rules::laws::Rule rule, const rules::laws::Laws& laws, const phrases::Runs& reason,
                             const Manner& manner);

} // namespace speech::announce
