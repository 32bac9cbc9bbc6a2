#include "rules/table/hands/touched.hpp"

namespace rules::table {

void put_pieces_back(Table& table) {
    Hands hands(table.position);
    hands.touched = std::move(table.hands.touched);
    hands.is_put_back = table.hands.is_put_back;
    hands.is_ruled = table.hands.is_ruled;
    table.hands = std::move(hands);
}

void waive_touch_claim(Table& table, Color side) {
    if (table.touch_claim && table.touch_claim->by == side && !table.hands.adjusting) table.touch_claim.reset();
}

} // namespace rules::table
