// The rows of a list in the room there is for them.
#pragma once

#include "src/session/view.hpp"
#include "src/shell/layout.hpp"

namespace shell {

/// What a list is laid out with.
struct ListRoom {
    Rectangle area;
    int letter;            ///< the size of ordinary text
    std::vector<int> less; ///< sizes for rows or words that are too long for that, from large to small
    Direction direction;
};

/// As many rows as there is room for, in letters as large as all of them allow; if not all have room, those around the
/// focus, the whole of it among them. The area becomes as high as the rows.
ListLayout place_list(const session::ListView& list, const ListRoom& room, const Ruler& ruler);

} // namespace shell
