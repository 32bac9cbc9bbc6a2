#include "speech/announce/describe_time.hpp"

#include "speech/announce/words.hpp"

namespace speech::announce {

using board::Color;
using phrases::PhraseId;
using phrases::Runs;

namespace {

Runs describe_period(const table::Period& period, const Manner& manner) {
    using namespace std::chrono_literals;
    const Runs base = period.moves
                          ? manner.say(PhraseId::TimePeriodMoves, {{"moves", *period.moves}, {"length", period.base}})
                          : manner.say(PhraseId::TimeLength, {{"length", period.base}});
    if (period.increment > 0ms)
        return manner.say(PhraseId::TimeWithIncrement, {{"period", base}, {"increment", period.increment}});
    if (period.delay > 0ms) return manner.say(PhraseId::TimeWithDelay, {{"period", base}, {"delay", period.delay}});
    return base;
}

} // namespace

Runs describe_time(const table::ChessClock& clock, Color side, table::Instant now, const Manner& manner) {
    const auto left = clock.left(side, now);
    if (!left) return manner.say(PhraseId::TimeNoClocks);
    return manner.say(PhraseId::TimeLength, {{"length", *left}});
}

Runs describe_clocks(const table::ChessClock& clock, table::Instant now, const Manner& manner) {
    const auto white = clock.left(Color::White, now);
    const auto black = clock.left(Color::Black, now);
    if (!white || !black) return manner.say(PhraseId::TimeNoClocks);
    return describe_displays(*white, *black, manner);
}

Runs describe_displays(table::Duration white, table::Duration black, const Manner& manner) {
    const Color first = manner.listener.value_or(Color::White);
    const bool is_white = first == Color::White;
    return manner.say(
        PhraseId::TimeClocks,
        {{"who", who_word(first, manner)}, {"first", is_white ? white : black}, {"second", is_white ? black : white}});
}

Runs describe_time_control(const table::TimeControl& control, const Manner& manner) {
    if (control.periods.empty()) return manner.say(PhraseId::TimeNoClocks);
    Runs runs = describe_period(control.periods.front(), manner);
    for (auto period = control.periods.begin() + 1; period != control.periods.end(); ++period)
        runs = manner.say(PhraseId::TimeThen, {{"before", runs}, {"period", describe_period(*period, manner)}});
    return runs;
}

} // namespace speech::announce
