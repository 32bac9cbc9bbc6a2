#include "speech/announce/clocks.hpp"

#include "speech/announce/news.hpp"
#include "speech/announce/words.hpp"

#include <algorithm>
#include <chrono>

namespace speech::announce {

using phrases::PhraseId;

std::vector<Utterance> told(const table::Table& before, table::Instant at, const table::Pressed& event,
                            const Manner& manner) {
    if (before.clock.to_control(event.side) != 1) return {};
    table::ChessClock clock = before.clock;
    clock.press(event.side, at);
    const auto left = clock.left(event.side, at);
    if (!left) return {};
    return news(PhraseId::AnnounceControlReached, {{"who", who_word(event.side, manner)}, {"left", *left}}, manner);
}

std::vector<Utterance> told(const table::Table&, const table::FlagFallen& event, const Manner& manner) {
    return {{manner.say(PhraseId::AnnounceFlagFallen, {{"who", who_word(event.side, manner)}}), Urgency::Alarm,
             sounds::cues::Cue::FlagFallen}};
}

std::vector<Utterance> told(const table::Table&, const table::FlagClaimed& event, const Manner& manner) {
    return news(PhraseId::AnnounceFlagClaimed, {{"who", by_word(event.by, manner)}}, manner);
}

std::vector<Utterance> told(const table::Table& before, const table::Stopped& event, const Manner& manner) {
    return news(PhraseId::AnnounceStopped,
                {{"clocks", before.clock.exists() ? "some" : "none"},
                 {"who", by_word(event.by, manner)},
                 {"reason", event.reason}},
                manner);
}

std::vector<Utterance> told(const table::Table& before, const table::Restarted&, const Manner& manner) {
    const bool has_clock = before.stoppage && before.stoppage->runs;
    const std::string_view who = has_clock ? who_word(*before.stoppage->runs, manner) : "nobody";
    return news(PhraseId::AnnounceRestarted, {{"who", who}}, manner);
}

std::vector<Utterance> told(const table::Table& before, table::Instant at, const table::TimeAdded& event,
                            const Manner& manner) {
    const table::Duration had = before.clock.left(event.side, at).value_or(table::Duration::zero());
    const table::Duration left = std::max(had + event.time, table::Duration::zero());
    const bool is_gain = event.time > table::Duration::zero();
    return news(is_gain ? PhraseId::AnnounceTimeAdded : PhraseId::AnnounceTimeTaken,
                {{"who", who_word(event.side, manner)}, {"time", std::chrono::abs(event.time)}, {"left", left}},
                manner);
}

std::vector<Utterance> told(const table::Table&, const table::ClockSet& event, const Manner& manner) {
    return news(PhraseId::AnnounceClockSet, {{"who", who_word(event.side, manner)}, {"left", event.left}}, manner);
}

std::vector<Utterance> told(const table::Table&, const table::MovesSet& event, const Manner& manner) {
    return news(PhraseId::AnnounceMovesSet, {{"who", who_word(event.side, manner)}, {"moves", event.completed}},
                manner);
}

} // namespace speech::announce
