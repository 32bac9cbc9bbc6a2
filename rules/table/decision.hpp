// The direct result of a command, and the consequences of an event.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/mate_question.hpp"
#include "rules/table/refusal.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace rules::table {

/// The direct result of a command, without consequences.
using Decision = std::variant<std::vector<Event>, Refusal>;

/// What must follow hangs on whether the side can mate: that may take seconds to find out, so it is asked, not worked
/// out. In doubles pieces may still come, and in matranj nobody mates: there it counts as if the side could.
struct ByMate {
    MateQuestion question;
    std::optional<Event> if_can;
    std::optional<Event> if_cannot;
    std::optional<Event> if_unproved;
};
using Consequence = std::variant<std::optional<Event>, ByMate>;

/// Lost, but a draw if it is proved that the side to win cannot mate.
Consequence lost_unless_unable(const variants::Position& position, Color to_win, const Event& lost, const Event& drawn);

} // namespace rules::table
