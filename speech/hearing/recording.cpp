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

std::variant<std::vector<std::int16_t>, UnreadableRecording> read_recording(const std::filesystem::path& path) {
    SndfileHandle file(path.c_str());
    if (file.error() != SF_ERR_NO_ERROR)
        return UnreadableRecording{base::platform::shown(path) + ": " + file.strError()};
    const auto channels = static_cast<std::size_t>(file.channels());
    std::vector<float> all(static_cast<std::size_t>(file.frames()) * channels);
    const auto frames = static_cast<std::size_t>(file.readf(all.data(), file.frames()));
    std::vector<float> mono(frames);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        float sum = 0;
        for (std::size_t channel = 0; channel < channels; ++channel) sum += all[frame * channels + channel];
        mono[frame] = sum / static_cast<float>(channels);
    }
    return to_recogniser(mono, file.samplerate());
}

} // namespace speech::hearing
