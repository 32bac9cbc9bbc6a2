#include "speech/hearing/recording.hpp"

#include "base/platform/paths.hpp"
#include "speech/hearing/recogniser.hpp"

#include <samplerate.h>
#include <sndfile.hh>

#include <cmath>

namespace speech::hearing {

std::vector<float> resampled(std::span<const float> samples, int from, int to) {
    const double ratio = static_cast<double>(to) / from;
    std::vector<float> converted(static_cast<std::size_t>(std::ceil(static_cast<double>(samples.size()) * ratio)) + 1);
    SRC_DATA work{};
    work.data_in = samples.data();
    work.input_frames = static_cast<long>(samples.size());
    work.data_out = converted.data();
    work.output_frames = static_cast<long>(converted.size());
    work.src_ratio = ratio;
    src_simple(&work, SRC_SINC_MEDIUM_QUALITY, 1);
    converted.resize(static_cast<std::size_t>(work.output_frames_gen));
    return converted;
}

std::vector<std::int16_t> to_recogniser(std::span<const float> samples, int rate) {
    const std::vector<float> converted = resampled(samples, rate, samples_per_second);
    std::vector<std::int16_t> whole(converted.size());
    src_float_to_short_array(converted.data(), whole.data(), static_cast<int>(whole.size()));
    return whole;
}

namespace {

constexpr int lowest_rate = 4'000;
constexpr int highest_rate = 192'000;
constexpr int most_channels = 16;
constexpr std::size_t most_seconds = 60; // nobody says a move or a word for so long

} // namespace

std::variant<std::vector<std::int16_t>, UnreadableRecording> read_recording(const std::filesystem::path& path) {
    const auto unreadable = [&](const std::string& why) {
        return UnreadableRecording{base::platform::shown(path) + ": " + why};
    };
    SndfileHandle file(path.c_str());
    if (file.error() != SF_ERR_NO_ERROR) return unreadable(file.strError());
    const int rate = file.samplerate();
    if (rate < lowest_rate || rate > highest_rate)
        return unreadable("expected " + std::to_string(lowest_rate) + " to " + std::to_string(highest_rate) +
                          " samples a second");
    if (file.channels() > most_channels)
        return unreadable("expected at most " + std::to_string(most_channels) + " channels");
    // A header may tell of more than there is: memory is taken for what is found.
    const auto channels = static_cast<std::size_t>(file.channels());
    const auto most = most_seconds * static_cast<std::size_t>(rate);
    std::vector<float> mono;
    std::vector<float> piece(static_cast<std::size_t>(rate) * channels);
    for (sf_count_t frames = rate; frames == rate;) {
        frames = file.readf(piece.data(), rate);
        for (std::size_t frame = 0; frame < static_cast<std::size_t>(frames); ++frame) {
            float sum = 0;
            for (std::size_t channel = 0; channel < channels; ++channel) sum += piece[frame * channels + channel];
            mono.push_back(sum / static_cast<float>(channels));
        }
        if (mono.size() > most) return unreadable("expected at most " + std::to_string(most_seconds) + " seconds");
    }
    return to_recogniser(mono, rate);
}

} // namespace speech::hearing
