// Which table something belongs to.
#pragma once

#include <compare>
#include <cstdint>

namespace game {

/// A table somebody has sat down at since the program began. Unlike its game's number in the library it is known from
/// the first moment and never changes, so that an answer can be told from one for a table that was left meanwhile.
struct TableId {
    std::uint64_t number = 0; ///< from 1; 0: no table yet
    auto operator<=>(const TableId&) const = default;
};

} // namespace game
