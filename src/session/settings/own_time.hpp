// The list in which a time control of one's own is built.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// "Your own time: 40 moves in 2 hours, then 30 minutes".
speech::phrases::Runs describe_own_time(const Scene& context, const std::optional<std::string>& control);

/// A value as its row has it: "Period 1: 40 moves".
speech::phrases::Runs describe_time_value(const Scene& context, const settings::TimeValue& value);

/// The same after a change, with the whole time control.
speech::phrases::Runs describe_time_change(const Scene& context, const settings::TimeValue& value);

/// The whole, its values one by one, and a row by which it is typed.
std::vector<Item> own_time_rows(const Scene& context);

/// One step up (1) or down (-1), and it is the time of the new game; false if it goes no further.
bool change_own_time(UpdateContext& context, const settings::TimeValue& value, int direction);

/// Whether it is a number, and can be typed.
constexpr bool is_number(const settings::TimeValue& value) { return value.part != settings::TimePart::Bonus; }

/// Opens the line its number is typed in. Precondition: it is one.
void ask_time_value(UpdateContext& context, const settings::TimeValue& value);

/// Takes the number that was typed.
void take_time_number(UpdateContext& context, const TextScreen& line);

/// Takes a whole time control, typed as PGN has it.
void take_own_time(UpdateContext& context, const std::string& text);

} // namespace session
