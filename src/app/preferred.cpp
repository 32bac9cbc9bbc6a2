#include "src/app/preferred.hpp"

#include <utility>

namespace app {
namespace {

namespace voice = speech::voice;

voice::Difference second(storage::SecondVoice chosen) {
    switch (chosen) {
    case storage::SecondVoice::Deeper: return {.pitch = -30};
    case storage::SecondVoice::Higher: return {.pitch = 30};
    case storage::SecondVoice::Man: return {.variant = voice::Variant::Man2};
    case storage::SecondVoice::Woman: return {.variant = voice::Variant::Woman2};
    }
    return {};
}

} // namespace

voice::Manner preferred(voice::Manner even, const storage::Preferences& preferences) {
    even.rate = voice::WordsPerMinute(preferences.words_per_minute);
    even.pitch = voice::Pitch(preferences.pitch);
    even.second = second(preferences.second_voice);
    for (const auto& [tag, tongue] : preferences.tongues) {
        const speech::phrases::Language language{tag};
        if (tongue.accent) even.voices[language] = *tongue.accent;
        even.languages[language] = {.variant = tongue.variant, .words_per_minute = tongue.rate, .pitch = tongue.pitch};
    }
    return even;
}

} // namespace app
