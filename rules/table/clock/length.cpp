#include "rules/table/clock/length.hpp"

namespace rules::table {
namespace {

Duration length_of(const TimeControl& control, bool with_increments) {
    Duration length{};
    for (const Period& period : control.periods) length += period.base;
    constexpr int moves_counted = 60;
    return with_increments ? length + moves_counted * control.periods.front().increment : length;
}

bool lies_in(const std::optional<laws::Length>& range, const TimeControl& control) {
    if (!range) return false;
    const Duration length = length_of(control, range->with_increments);
    const auto& least = range->least;
    const auto& most = range->most;
    if (least && (length < least->at || (length == least->at && !least->included))) return false;
    return !most || length < most->at || (length == most->at && most->included);
}

} // namespace

Kind kind_of(const TimeControl& control, const laws::Laws& laws) {
    if (control.periods.empty()) return Kind::Standard;
    if (lies_in(laws.kinds.blitz.length, control)) return Kind::Blitz;
    if (lies_in(laws.kinds.rapid.length, control)) return Kind::Rapid;
    return Kind::Standard;
}

} // namespace rules::table
