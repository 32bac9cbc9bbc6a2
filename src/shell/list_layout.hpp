// The rows of a list in the room there is for them.
#pragma once

#include "src/session/core/view.hpp"
#include "src/shell/direction.hpp"
#include "src/shell/geometry.hpp"
#include "src/shell/typeset.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace shell {

/// One row of a list.
struct RowLayout {
    Rectangle area;
    Rectangle sign;               ///< that it has the focus
    Block text;                   ///< all of the row, or what comes before its value
    std::optional<Block> value{}; ///< of a row that can be changed, at the end of its line; in focus between ‹ and ›
};

/// The rows of a list that can be seen, the focus always among them.
struct ListLayout {
    Rectangle area;              ///< of the rows, with the strip for the signs that there are more
    Rectangle more;              ///< the strip, where there are; its upper half is for those above
    std::size_t first;           ///< the first row seen
    std::vector<RowLayout> rows; ///< those seen

    std::size_t shown() const { return rows.size(); }
    /// Precondition: first <= row < first + shown().
    const Rectangle& row(std::size_t row) const { return rows[row - first].area; }
};

/// What a list is laid out with.
struct ListRoom {
    Rectangle area;
    int letter;            ///< the size of ordinary text
    int padding;           ///< what a row is higher than its lines, in pixels
    std::vector<int> less; ///< sizes for rows or words that are too long for that, from large to small
    Direction direction;
};

/// Whether all rows, in letters of the ordinary size, are at most so high, whichever has the focus.
bool is_list_within(const session::ListView& list, const ListRoom& room, int height, const Ruler& ruler);

/// As many rows as there is room for, in letters as large as all of them allow; if not all have room, those around the
/// focus, the whole of it among them. The area becomes as high as the rows.
ListLayout place_list(const session::ListView& list, const ListRoom& room, const Ruler& ruler);

} // namespace shell
