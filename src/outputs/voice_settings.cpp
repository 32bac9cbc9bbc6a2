#include "src/outputs/voice_settings.hpp"

#include <utility>

namespace outputs {
namespace {

namespace voice = speech::voice;

voice::Difference second(settings::SecondVoice chosen) {
    switch (chosen) {
    case settings::SecondVoice::Deeper: return {.pitch = -30};
    case settings::SecondVoice::Higher: return {.pitch = 30};
    case settings::SecondVoice::Man: return {.variant = voice::Variant::Man2};
    case settings::SecondVoice::Woman: return {.variant = voice::Variant::Woman2};
    }
    return {};
}

} // namespace

voice::Manner even_manner(const session::Equipment& equipment) {
    voice::Manner even;
    for (const session::LanguagePack& language_pack : equipment.language_packs)
        even.voices.emplace(language_pack.catalogue->language(), language_pack.catalogue->locale().voice);
    return even;
}

sounds::mixer::Volume volume_of(int percent) { return sounds::mixer::Volume(static_cast<float>(percent) / 100.0F); }

voice::Manner preferred_manner(voice::Manner even, const settings::Preferences& preferences) {
    even.rate = voice::WordsPerMinute(preferences.words_per_minute);
    even.pitch = voice::Pitch(preferences.pitch);
    even.second = second(preferences.second_voice);
    for (const auto& [tag, voice_profile] : preferences.voice_profiles) {
        const speech::phrases::Language language{tag};
        if (voice_profile.accent) even.voices[language] = *voice_profile.accent;
        even.languages[language] = {
            .variant = voice_profile.variant, .words_per_minute = voice_profile.rate, .pitch = voice_profile.pitch};
    }
    return even;
}

} // namespace outputs
