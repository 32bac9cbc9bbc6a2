#include "src/session/clock_settings.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/talking_clock.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;
using storage::ClockSchedule;
using storage::Preferences;

namespace {

/// How often in one part of the time; 0 stands for not at all, and before all others.
Chooser choose_interval(PhraseId id, int ClockSchedule::*part, std::vector<int> offered) {
    return {[=](const Scene& step) {
                return step.phrase(id, {{"every", step.model.preferences.clock_schedule.*part}});
            },
            [=](Step& step, int direction) {
                return move_in(step.model.preferences.clock_schedule.*part, offered, direction);
            }};
}

} // namespace

Chooser choose_talking_clock() {
    using storage::TalkingClock;
    Chooser chooser = choose_named<TalkingClock>(
        PhraseId::ClockSetting, "whose", &Preferences::talking_clock,
        {{TalkingClock::Off, "none"}, {TalkingClock::Own, "own"}, {TalkingClock::Both, "both"}});
    chooser.describe = [plain = std::move(chooser.describe)](const Scene& step) {
        const std::optional<Game>& game = step.model.game;
        const bool would_talk = step.model.preferences.talking_clock != TalkingClock::Off && game &&
                                game->table.clock.exists() && game->table.phase != rules::table::Phase::Over;
        if (!would_talk || !is_told_on_request(*game)) return plain(step);
        const auto& article = game->table.laws.article(rules::laws::Rule::Assistants);
        return step.phrase(
            PhraseId::ClockOnRequest,
            {{"setting", plain(step)}, {"article", speech::announce::describe_article(article, manner(step.model))}});
    };
    return chooser;
}

Chooser choose_minutes_from_ten() {
    return choose_interval(PhraseId::ClockMinutesFromTen, &ClockSchedule::minutes_from_ten, {0, 1, 2, 5, 10, 15, 30});
}

Chooser choose_minutes_below_ten() {
    return choose_interval(PhraseId::ClockMinutesBelowTen, &ClockSchedule::minutes_below_ten, {0, 1, 2, 5});
}

Chooser choose_seconds_below_minute() {
    return choose_interval(PhraseId::ClockSecondsBelowMinute, &ClockSchedule::seconds_below_minute,
                           {0, 5, 10, 15, 20, 30});
}

Chooser choose_seconds_below_ten() {
    return choose_interval(PhraseId::ClockSecondsBelowTen, &ClockSchedule::seconds_below_ten, {0, 1, 2, 5});
}

Chooser choose_low_time_cue() { return choose_switch(PhraseId::ClockLowTimeCue, &Preferences::low_time_cue); }

} // namespace session
