#include "rules/table/claims/offers.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/moves/turns.hpp"

#include <algorithm>

namespace rules::table {

namespace {

std::optional<Refusal> refuse_answer(const Table& table, Color side) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (auto refusal = refuse_while_away(table, side)) return refusal;
    if (table.offer != !side) return refuse(table, RefusalReason::NoOffer, laws::Rule::DrawOffer);
    return std::nullopt;
}

} // namespace

std::optional<Event> declined_by(const Table& table, Color side, Decline how) {
    if (table.offer != !side) return std::nullopt;
    return DrawDeclined{side, how};
}

/// An offer is valid at any time (9.1a); it cannot be withdrawn, and while one stands, whoever's, another adds nothing.
Decision decide_command(const Table& table, const OfferDraw& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (auto refusal = refuse_while_away(table, command.side)) return *refusal;
    if (table.offer) return refuse(table, RefusalReason::OfferStands, laws::Rule::DrawOffer);
    return std::vector<Event>{DrawOffered{command.side}};
}

Decision decide_command(const Table& table, const AcceptDraw& command, Instant) {
    if (auto refusal = refuse_answer(table, command.side)) return *refusal;
    const auto made = moves_made(table);
    if (std::min(made[0], made[1]) < table.laws.draw.agree_min_moves_each)
        return refuse(table, RefusalReason::TooEarlyToAgree, laws::Rule::DrawByAgreement);
    return std::vector<Event>{DrawAccepted{command.side}};
}

Decision decide_command(const Table& table, const DeclineDraw& command, Instant) {
    if (auto refusal = refuse_answer(table, command.side)) return *refusal;
    return std::vector<Event>{DrawDeclined{command.side, Decline::Said}};
}

/// An offer is made between one's move and the press; at any other time it is valid too, but may annoy (9.1a, 12.5).
/// Both sheets have its mark (9.1b).
void apply(Table& table, Instant, const DrawOffered& event) {
    note_presence(table, event.side);
    table.offer = event.side;
    const bool has_moved = !table.plies.empty() && table.position.turn() != event.side;
    const bool is_timely =
        has_moved && (!table.clock.exists() || table.unpressed[static_cast<std::size_t>(event.side)]);
    if (!is_timely && !table.sealed) ++table.untimely_offers[static_cast<std::size_t>(event.side)];
    for (Sheet& sheet : table.sheets) sheet.offers.insert(table.plies.size());
}

void apply(Table&, Instant, const DrawAccepted&) {}

void apply(Table& table, Instant, const DrawDeclined& event) {
    note_presence(table, event.side);
    table.offer.reset();
}

std::optional<Event> consequence(const Table&, Instant, const DrawOffered&) { return std::nullopt; }

std::optional<Event> consequence(const Table&, Instant, const DrawAccepted&) {
    return Ended{Result::Draw, Reason::Agreement};
}

std::optional<Event> consequence(const Table&, Instant, const DrawDeclined&) { return std::nullopt; }
bool is_possible(const Table& table, const DrawOffered&) { return is_under_way(table) && !table.offer; }

bool is_possible(const Table& table, const DrawAccepted& event) {
    return is_under_way(table) && table.offer == !event.side;
}

bool is_possible(const Table& table, const DrawDeclined& event) {
    return is_under_way(table) && table.offer == !event.side;
}

} // namespace rules::table
