#include "rules/laws/laws.hpp"

#include <cassert>

namespace rules::laws {

const std::string& Laws::article(Rule rule) const {
    assert(articles.contains(rule));
    return articles.at(rule);
}

} // namespace rules::laws
