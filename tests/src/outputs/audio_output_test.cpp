// The position as sound, all the way into a file.
#include "sounds/device/file.hpp"
#include "speech/voice/silent/silent.hpp"
#include "src/outputs/audio_output.hpp"
#include "tests/sounds/board/initial.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sndfile.h>

#include <algorithm>
#include <cmath>

namespace {

std::vector<float> read(const std::filesystem::path& file) {
    SF_INFO format{};
    SNDFILE* opened = sf_open(file.c_str(), SFM_READ, &format);
    REQUIRE(opened != nullptr);
    std::vector<float> samples(static_cast<std::size_t>(format.frames));
    sf_readf_float(opened, samples.data(), format.frames);
    sf_close(opened);
    return samples;
}

} // namespace

TEST_CASE("The initial position is heard within three seconds, clearly and not too loud, from one loudspeaker") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "heard.wav";
    {
        const sounds::cues::Bank cues{sounds::mixer::samples_per_second};
        outputs::AudioOutput audio(session::SoundOutput::Own, cues, speech::voice::silent::open(),
                                   [&file](sounds::mixer::Mixer& mixer, sounds::device::Buffering) {
                                       return sounds::device::open_file(mixer, file);
                                   });
        session::Tell tell{.utterance = {{{{"en"}, "The position"}}, speech::announce::Urgency::Answer, std::nullopt}};
        tell.picture = tests::sounds::board::initial();
        audio.say(tell);
        audio.finish(std::chrono::steady_clock::now() + std::chrono::seconds(20));
    }
    const std::vector<float> heard = read(file);
    const auto sounds = [](float sample) { return std::abs(sample) > 0.001F; };
    const auto first = std::find_if(heard.begin(), heard.end(), sounds);
    const auto last = std::find_if(heard.rbegin(), heard.rend(), sounds).base();
    REQUIRE(first < last);
    const double seconds = static_cast<double>(last - first) / sounds::mixer::samples_per_second;
    CHECK(seconds > 2.0);
    CHECK(seconds < 3.0);
    double power = 0.0;
    for (auto sample = first; sample != last; ++sample) power += std::pow(static_cast<double>(*sample), 2.0);
    const double level = 10.0 * std::log10(power / static_cast<double>(last - first));
    CHECK(level > -32.0);
    CHECK(level < -14.0);
    CHECK(*std::max_element(first, last) < 0.6F);
}
