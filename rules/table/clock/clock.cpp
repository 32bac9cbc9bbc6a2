#include "rules/table/clock/clock.hpp"

#include <algorithm>
#include <utility>

namespace rules::table {
namespace {

/// What a running clock has counted, and how much of that the delay took.
struct Spent {
    Duration time;
    Duration free;
};

Spent spent(Instant since, Instant now, Duration delay) {
    const Duration time = std::max(now - since, Duration::zero());
    return {time, std::min(time, delay)};
}

Duration left_after(const Spent& spent, Duration left) {
    return std::max(left - (spent.time - spent.free), Duration::zero());
}

} // namespace

ChessClock::ChessClock(const TimeControl& control, laws::Increment increment)
    : control_(control)
    , increment_(increment) {
    if (!exists()) return;
    const Period& first = control_.periods.front();
    for (Face& each : faces_) {
        each.left = first.base;
        each.delay = first.delay;
        if (increment_ == laws::Increment::FromFirstMove) each.left += first.increment;
    }
}

bool ChessClock::exists() const { return !control_.periods.empty(); }

std::optional<board::Color> ChessClock::running() const { return running_; }

std::optional<Duration> ChessClock::left(board::Color side, Instant now) const {
    if (!exists()) return std::nullopt;
    const Face& mine = face(side);
    if (running_ != side) return mine.left;
    return left_after(spent(since_, now, mine.delay), mine.left);
}

std::optional<Instant> ChessClock::falls_at() const {
    if (!running_) return std::nullopt;
    return since_ + face(*running_).delay + face(*running_).left;
}

int ChessClock::completed(board::Color side) const { return face(side).completed; }

std::optional<int> ChessClock::to_control(board::Color side) const {
    if (!exists()) return std::nullopt;
    const auto moves = control_.periods[face(side).period].moves;
    if (!moves) return std::nullopt;
    return *moves - face(side).in_period;
}

std::optional<Duration> ChessClock::last_used(board::Color side) const {
    const std::vector<Duration>& each = face(side).used_before;
    return each.empty() ? std::nullopt : std::optional(each.back());
}

std::optional<Duration> ChessClock::used(board::Color side, Instant now) const {
    if (!exists()) return std::nullopt;
    const Face& mine = face(side);
    const Duration more = running_ == side ? spent(since_, now, mine.delay).time : Duration::zero();
    return mine.used_in_all + mine.used + more;
}

Duration ChessClock::granted(board::Color side) const {
    std::size_t place = 0;
    Duration time = control_.periods.front().base;
    int moves = face(side).completed;
    for (auto needed = control_.periods.front().moves; needed && moves >= *needed;
         needed = control_.periods[place].moves) {
        moves -= *needed;
        place = std::min(place + 1, control_.periods.size() - 1);
        time += control_.periods[place].base;
    }
    return time;
}

std::optional<Duration> ChessClock::per_move(board::Color side, Instant now) const {
    const auto moves = to_control(side);
    if (!moves) return std::nullopt;
    const Face mine = charged(side, now);
    const Period& period = control_.periods[mine.period];
    return (mine.left + mine.delay + (*moves - 1) * (period.increment + period.delay)) / *moves;
}

void ChessClock::start(board::Color side, Instant now) {
    if (!exists()) return;
    settle(now);
    running_ = side;
    since_ = now;
}

void ChessClock::press(board::Color side, Instant now) {
    complete(side, now);
    start(!side, now);
}

void ChessClock::complete(board::Color side, Instant now) {
    if (!exists()) return;
    settle(now);
    Face& mine = face(side);
    // Time that was used up stays used up: a flag does not rise again by an increment, only by a new period.
    const bool fallen = mine.left == Duration::zero();
    const Duration increment_of_this_move = control_.periods[mine.period].increment;
    ++mine.completed;
    ++mine.in_period;
    const bool control_reached = control_.periods[mine.period].moves == mine.in_period;
    if (control_reached) {
        // What was saved joins the next period, but not in delay mode (Article 6.2b).
        if (control_.periods[mine.period].delay != Duration::zero()) mine.left = Duration::zero();
        // The last period is counted out again if it too is for some moves only.
        mine.period = std::min(mine.period + 1, control_.periods.size() - 1);
        mine.in_period = 0;
        mine.left += control_.periods[mine.period].base;
    }
    const Period& period = control_.periods[mine.period];
    if (!fallen || control_reached)
        mine.left += increment_ == laws::Increment::FromFirstMove ? period.increment : increment_of_this_move;
    mine.delay = period.delay;
    mine.used_in_all += mine.used;
    mine.used_before.push_back(std::exchange(mine.used, Duration::zero()));
}

void ChessClock::take_back(board::Color side, Instant now) {
    settle(now);
    const std::size_t period_after = face(side).period;
    set_completed(side, face(side).completed - 1);
    Face& mine = face(side);
    const Period& before = control_.periods[mine.period];
    const Period& after = control_.periods[period_after];
    const bool control_reached = before.moves == mine.in_period + 1;
    const Duration credited = (increment_ == laws::Increment::FromFirstMove ? after : before).increment +
                              (control_reached ? after.base : Duration::zero());
    mine.left = std::max(mine.left - credited, Duration::zero());
    mine.delay = before.delay;
    if (mine.used_before.empty()) return; // the arbiter had counted moves nobody made
    mine.used += mine.used_before.back();
    mine.used_in_all -= mine.used_before.back();
    mine.used_before.pop_back();
}

void ChessClock::introduce_increment(Duration each) {
    for (Period& period : control_.periods) period.increment = each;
}

void ChessClock::stop(Instant now) {
    settle(now);
    running_.reset();
}

void ChessClock::set(board::Color side, Duration left, Instant now) {
    if (!exists()) return;
    settle(now);
    face(side).left = std::max(left, Duration::zero());
}

void ChessClock::charge(board::Color side, Duration time, Instant now) {
    if (!exists()) return;
    settle(now);
    Face& mine = face(side);
    mine.left = std::max(mine.left - time, Duration::zero());
    mine.used += time;
}

void ChessClock::set_completed(board::Color side, int moves) {
    if (!exists()) return;
    Face& mine = face(side);
    mine.completed = moves;
    mine.in_period = moves;
    mine.period = 0;
    for (auto needed = control_.periods.front().moves; needed && mine.in_period >= *needed;
         needed = control_.periods[mine.period].moves) {
        mine.in_period -= *needed;
        mine.period = std::min(mine.period + 1, control_.periods.size() - 1);
    }
}

/// The side's display at that moment, if it is the one that runs (Article 6.2b: the fixed time of a move goes first).
ChessClock::Face ChessClock::charged(board::Color side, Instant now) const {
    ChessClock settled = *this;
    settled.settle(now);
    return settled.face(side);
}

void ChessClock::settle(Instant now) {
    if (!running_) return;
    Face& mine = face(*running_);
    const Spent since = spent(since_, now, mine.delay);
    mine.delay -= since.free;
    mine.used += since.time;
    mine.left = left_after(since, mine.left);
    since_ = std::max(since_, now);
}

} // namespace rules::table
