#include "speech/phrases/spoken_time.hpp"

namespace speech::phrases {

SpokenTime spoken_time(std::chrono::milliseconds length) {
    using namespace std::chrono_literals;
    if (length > 0ms && length < 1s) return {PhraseId::TimeUnderASecond, {}};
    const std::int64_t whole = length < 0ms ? 0 : length / 1s;
    const std::int64_t hours = whole / 3600;
    const std::int64_t minutes = whole / 60 % 60;
    const std::int64_t seconds = whole % 60;
    if (hours == 0 && minutes == 0) return {PhraseId::TimeSeconds, {{"seconds", seconds}}};
    if (hours == 0 && seconds == 0) return {PhraseId::TimeMinutes, {{"minutes", minutes}}};
    if (hours == 0) return {PhraseId::TimeMinutesSeconds, {{"minutes", minutes}, {"seconds", seconds}}};
    if (minutes == 0 && seconds == 0) return {PhraseId::TimeHours, {{"hours", hours}}};
    if (seconds == 0) return {PhraseId::TimeHoursMinutes, {{"hours", hours}, {"minutes", minutes}}};
    return {PhraseId::TimeHoursMinutesSeconds, {{"hours", hours}, {"minutes", minutes}, {"seconds", seconds}}};
}

} // namespace speech::phrases
