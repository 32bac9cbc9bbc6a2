// Sounds for the recogniser: words spoken by eSpeak NG, and noise.
#pragma once

#include "sounds/mixer/samples.hpp"
#include "speech/hearing/equipment.hpp"
#include "speech/hearing/hearing.hpp"
#include "speech/hearing/recording.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/vocabulary/folding.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "tests/speech/support/words.hpp"

#include <random>

namespace saying {

namespace hearing = speech::hearing;
using Sound = std::vector<std::int16_t>;

inline speech::voice::Synth& synth() {
    static const auto opened = speech::voice::espeak::open(
        speech::voice::espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    REQUIRE(std::holds_alternative<std::unique_ptr<speech::voice::Synth>>(opened));
    return *std::get<std::unique_ptr<speech::voice::Synth>>(opened);
}

/// With a fifth of a second of silence on both sides.
inline Sound say(const std::string& words, const std::string& language = "de") {
    std::vector<float> sound(sounds::mixer::samples_per_second / 5);
    speech::voice::Manner manner;
    manner.rate = speech::voice::WordsPerMinute(140);
    synth().synthesise({{language}, words}, manner, [&](std::span<const float> samples) {
        sound.insert(sound.end(), samples.begin(), samples.end());
        return true;
    });
    sound.resize(sound.size() + sounds::mixer::samples_per_second / 5);
    return hearing::to_recogniser(sound, sounds::mixer::samples_per_second);
}

/// A second of it. Where `duller` is near 1 the high tones are missing.
inline Sound noise(double loudness, double duller) {
    std::minstd_rand chance(7);
    Sound sound;
    double low = 0;
    for (int sample = 0; sample < hearing::samples_per_second; ++sample) {
        low = duller * low + loudness * (static_cast<double>(chance() % 2001) / 1000 - 1);
        sound.push_back(static_cast<std::int16_t>(low));
    }
    return sound;
}

inline const hearing::Equipment& equipment() {
    static const auto loaded = hearing::load_equipment(words::source, {}, {});
    if (const auto* error = std::get_if<hearing::RecogniserError>(&loaded)) FAIL(error->detail);
    return std::get<hearing::Equipment>(loaded);
}

/// The tongues and the listener of an English player.
inline const hearing::Speech& speech_of_english() {
    const auto& locale = words::english().locale();
    static const auto listener = speech::listen::listener_for(locale, equipment().vocabularies);
    static const hearing::Speech speech =
        hearing::speech_for(locale, equipment().vocabularies, equipment().sounds, listener);
    return speech;
}

} // namespace saying
