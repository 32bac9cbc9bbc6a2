// The clock that talks: which times are told as they come, on the player's schedule.
#pragma once

#include "rules/table/time.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>

namespace session {

/// Ten minutes and more, less than ten minutes, less than one, less than ten seconds: the first time of the schedule
/// that a clock with so much left has still to come to, or stands at. Empty if there is none, and at the end of the
/// time.
std::optional<rules::table::Duration> time_to_tell(const settings::ClockSchedule& schedule,
                                                   rules::table::Duration left);

/// Tells the time that a running clock has come to since this was last called, in words and cues, unless it is told
/// on request only.
void tell_passing_time(UpdateContext& context);

} // namespace session
