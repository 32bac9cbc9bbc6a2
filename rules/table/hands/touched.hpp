// What happens to touches when pieces go back to their squares.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Puts all pieces back as agreed. What the player on move has touched stays touched.
void put_pieces_back(Table& table);
/// A side that touches a piece loses the right to complain of touches (Article 4.7).
void waive_touch_claim(Table& table, Color side);

} // namespace rules::table
