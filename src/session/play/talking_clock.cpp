#include "src/session/play/talking_clock.hpp"

#include "speech/announce/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace session {

using rules::board::Color;
using rules::table::Duration;
using settings::ClockSchedule;
using settings::TalkingClock;
using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using namespace std::chrono_literals;

namespace {

/// The player's own time left at which a cue sounds.
constexpr std::array<Duration, 3> low_times{60s, 30s, 10s};

/// A part of the time in which it is told at equal intervals: from `least` to just below `end`.
struct Part {
    Duration least;
    std::optional<Duration> end;
    Duration interval; ///< 0: not in this part
};

std::array<Part, 4> parts(const ClockSchedule& schedule) {
    return {{{10min, std::nullopt, std::chrono::minutes(schedule.minutes_from_ten)},
             {1min, 10min, std::chrono::minutes(schedule.minutes_below_ten)},
             {10s, 1min, std::chrono::seconds(schedule.seconds_below_minute)},
             {1s, 10s, std::chrono::seconds(schedule.seconds_below_ten)}}};
}

/// Passed since the clock was looked at before.
bool has_come_to(Duration time, Duration before, Duration left) { return left <= time && time < before; }

/// By whoever has the keyboard or waits for it.
bool is_played_here(const UpdateContext& context, Color side) {
    return context.is_mine(side) || waits_for(context.participant(), context.game().table_id, side);
}

bool is_told(const UpdateContext& context, Color side) {
    switch (context.model.preferences.talking_clock) {
    case TalkingClock::Off: return false;
    case TalkingClock::Own: return is_played_here(context, side);
    case TalkingClock::Both: return true;
    }
    return false;
}

/// The time at which the cue sounds now, if it does.
std::optional<Duration> low_time(const UpdateContext& context, Color side, Duration before, Duration left) {
    const bool is_wanted =
        is_played_here(context, side) && context.model.preferences.low_time_cue == settings::LowTimeCue::On;
    const auto low = std::ranges::find_if(low_times, [&](Duration time) { return has_come_to(time, before, left); });
    return is_wanted && low != low_times.end() ? std::optional(*low) : std::nullopt;
}

/// An increment lifts the time over what was told a moment ago, again and again: it is told once, until another time
/// has been, or a third more is left.
bool is_news(std::optional<Duration>& told, Duration time) { return std::exchange(told, time) != time; }

void forget_when_risen(std::optional<Duration>& told, Duration left) {
    if (told && 3 * left >= 4 * *told) told.reset();
}

/// Of the partner's board as what is told of it.
Runs told_of_board(const Scene& context, Runs words) {
    if (!context.is_elsewhere()) return words;
    return speech::phrases::as_partners(context.phrase(PhraseId::GameAtPartners, {{"news", std::move(words)}}));
}

void tell(UpdateContext& context, Color side, Duration left, std::optional<Cue> cue) {
    const auto who = speech::announce::who_word(side, manner(context));
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left);
    const bool is_counted = seconds < 10s;
    Runs words = told_of_board(
        context, is_counted ? context.phrase(PhraseId::ClockCount, {{"who", who}, {"seconds", seconds.count()}})
                            : context.phrase(PhraseId::ClockLeft, {{"who", who}, {"left", seconds}}));
    if (is_counted) return context.moment(std::move(words), cue);
    if (context.is_elsewhere()) return context.tell(context.who, {std::move(words), Urgency::Aside, cue});
    context.news(std::move(words), cue);
}

} // namespace

std::optional<Duration> time_to_tell(const ClockSchedule& schedule, Duration left) {
    if (left <= Duration::zero()) return std::nullopt;
    std::optional<Duration> next;
    for (const Part& part : parts(schedule)) {
        if (part.interval == Duration::zero()) continue;
        const Duration from = std::max(left, part.least);
        const Duration time = (from + part.interval - Duration(1)) / part.interval * part.interval;
        if (part.end && time >= *part.end) continue;
        if (!next || time < *next) next = time;
    }
    return next;
}

void tell_passing_time(UpdateContext& context) {
    Game& game = context.game();
    const auto runs = game.table.clock.running();
    if (!runs || game.is_suspended() || is_told_on_request(context)) return;
    const auto left = game.table.clock.left(*runs, game.time(context.now));
    if (!left) return;
    const auto before = std::exchange(game.clock_seen[static_cast<std::size_t>(*runs)], left);
    if (!before || *left <= Duration::zero()) return;
    ToldTimes& told = game.clock_told[static_cast<std::size_t>(*runs)];
    forget_when_risen(told.words, *left);
    forget_when_risen(told.low, *left);
    // At the other board a cue would not tell whose time it is.
    const auto low = context.is_elsewhere() ? std::nullopt : low_time(context, *runs, *before, *left);
    const std::optional<Cue> cue = low && is_news(told.low, *low) ? std::optional(Cue::LowTime) : std::nullopt;
    const auto time = time_to_tell(context.model.preferences.clock_schedule, *left);
    const bool is_due = is_told(context, *runs) && time && has_come_to(*time, *before, *left);
    if (is_due && is_news(told.words, *time)) return tell(context, *runs, *left, cue);
    if (cue) context.cue(*cue);
}

} // namespace session
