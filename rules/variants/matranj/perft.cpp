#include "rules/variants/matranj/rules.hpp"

namespace rules::variants::matranj {

std::uint64_t Position::perft(int depth) const { return count_tree<Rules>(*this, depth); }

} // namespace rules::variants::matranj
