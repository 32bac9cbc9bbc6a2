#include "speech/voice/resampling.hpp"

#include "sounds/mixer/samples.hpp"

#include <samplerate.h>

#include <new>

namespace speech::voice {

Resampler::Resampler(std::uint32_t from)
    : state_{src_new(SRC_SINC_FASTEST, 1, nullptr)}
    , ratio_{static_cast<double>(sounds::mixer::samples_per_second) / from}
    , out_(sounds::mixer::samples_per_second / 100) {
    // It is given one channel and a converter that exists, so only memory can be missing.
    if (!state_) throw std::bad_alloc{};
}

Resampler::~Resampler() = default;

void Resampler::Release::operator()(SRC_STATE_tag* state) const { src_delete(state); }

bool Resampler::push(std::span<const std::int16_t> samples, const Listener& listener) {
    in_.resize(samples.size());
    src_short_to_float_array(samples.data(), in_.data(), static_cast<int>(samples.size()));
    for (float& sample : in_) sample *= headroom;
    return convert(false, listener);
}

bool Resampler::finish(const Listener& listener) {
    in_.clear();
    const bool wanted = convert(true, listener);
    reset();
    return wanted;
}

void Resampler::reset() { src_reset(state_.get()); }

bool Resampler::convert(bool last, const Listener& listener) {
    SRC_DATA data{};
    data.data_in = in_.data();
    data.input_frames = static_cast<long>(in_.size());
    data.end_of_input = last ? 1 : 0;
    data.src_ratio = ratio_;
    data.data_out = out_.data();
    data.output_frames = static_cast<long>(out_.size());
    // The ratio and the buffers are in order, so it cannot fail; it is done when it takes and gives no more.
    while (src_process(state_.get(), &data) == 0) {
        const auto made = static_cast<std::size_t>(data.output_frames_gen);
        if (made > 0 && !listener(std::span{out_}.first(made))) return false;
        data.data_in += data.input_frames_used;
        data.input_frames -= data.input_frames_used;
        if (made < out_.size() && data.input_frames == 0) break;
    }
    return true;
}

} // namespace speech::voice
