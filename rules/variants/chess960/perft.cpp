#include "rules/variants/chess960/rules.hpp"
#include "rules/variants/move_visitors.hpp"

namespace rules::variants::chess960 {

std::uint64_t Position::perft(int depth) const { return count_tree<Rules>(*this, depth); }

} // namespace rules::variants::chess960
