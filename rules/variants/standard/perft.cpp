#include "rules/variants/move_visitors.hpp"
#include "rules/variants/standard/rules.hpp"

namespace rules::variants::standard {

std::uint64_t Position::perft(int depth) const { return count_tree<Rules>(*this, depth); }

} // namespace rules::variants::standard
