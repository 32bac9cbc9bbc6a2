#include "src/session/core/participant.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>

namespace session {

using rules::board::Color;

void leave_table(Participant& participant) {
    participant.table.reset();
    participant.looks_at.reset();
    participant.seats.clear();
    participant.waiting.clear();
    participant.from_reserve.reset();
}

std::optional<Color> side_of(const Participant& participant) {
    for (const game::SeatId& seat : participant.seats) {
        const auto side =
            std::visit(base::values::Overloaded{
                           [](const game::PlayersSeat& player) { return std::optional(player.side); },
                           [](const game::AssistantsSeat& assistant) { return std::optional(assistant.side); },
                           [](const game::ArbitersSeat&) { return std::optional<Color>(); },
                           [](const game::PartnersBoard&) { return std::optional<Color>(); },
                       },
                       seat);
        if (side) return side;
    }
    return std::nullopt;
}

bool waits_for(const Participant& participant, game::TableId table, Color side) {
    return std::ranges::any_of(participant.waiting, [table, side](const WaitingPlayer& player) {
        return player.table == table && player.side == side;
    });
}

bool waits_for(const Participant& participant, game::TableId table) {
    return std::ranges::any_of(participant.waiting,
                               [table](const WaitingPlayer& player) { return player.table == table; });
}

std::optional<Color> side_played_alone(const Participant& participant) {
    if (is_assistant(participant) || !participant.waiting.empty()) return std::nullopt;
    return side_of(participant);
}

bool is_assistant(const Participant& participant) {
    return std::ranges::any_of(
        participant.seats, [](const game::SeatId& seat) { return std::holds_alternative<game::AssistantsSeat>(seat); });
}

} // namespace session
