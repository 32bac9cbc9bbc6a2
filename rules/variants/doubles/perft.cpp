#include "rules/variants/doubles/rules.hpp"
#include "rules/variants/move_visitors.hpp"

namespace rules::variants::doubles {

std::uint64_t Position::perft(int depth) const { return count_tree<Rules>(*this, depth); }

} // namespace rules::variants::doubles
