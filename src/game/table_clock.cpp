#include "src/game/table_clock.hpp"

namespace game {

using rules::board::Color;
using rules::table::Duration;
using rules::table::Instant;

Instant TableClock::at(Now now) const {
    return suspended_.value_or(Instant(std::chrono::floor<Duration>(now - origin_)));
}

void TableClock::suspend(Instant at) {
    if (!suspended_) suspended_ = at;
}

void TableClock::resume(Now now) {
    if (!suspended_) return;
    origin_ = now - suspended_->time_since_epoch();
    suspended_.reset();
}

void TableClock::hand_over(std::optional<Color> ran, std::optional<Color> runs, Now now) {
    if (runs == ran || suspended_) return;
    const auto fraction = (now - origin_) - at(now).time_since_epoch();
    const auto of = [this](Color side) -> std::chrono::nanoseconds& {
        return fractions_[static_cast<std::size_t>(side)];
    };
    if (ran) of(*ran) = fraction;
    if (runs) origin_ += fraction - of(*runs);
}

} // namespace game
