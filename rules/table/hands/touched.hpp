// What has been touched at the table, forgotten or kept as pieces go back.
#pragma once

#include "rules/table/state.hpp"

namespace rules::table {

/// Everything stands as agreed again; what the player on move has touched stays touched.
void put_pieces_back(Table& table);
/// Whoever touches a piece himself no longer complains of touches (Article 4.7).
void waive_touch_claim(Table& table, Color side);

} // namespace rules::table
