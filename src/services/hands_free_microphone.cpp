#include "src/services/hands_free_microphone.hpp"

#include <utility>
#include <variant>

namespace services {

namespace device = sounds::device;

HandsFreeMicrophone::HandsFreeMicrophone(Means means)
    : means_(std::move(means)) {}

HandsFreeMicrophone::Caught HandsFreeMicrophone::open() {
    const auto now = Clock::now();
    if (now < next_try_) return {};
    auto opened = means_.open();
    if (auto* error = std::get_if<device::DeviceError>(&opened)) {
        next_try_ = now + means_.next_try;
        if (std::exchange(is_failure_told_, true)) return {};
        return {.failure = std::move(error->detail)};
    }
    microphone_ = std::get<std::unique_ptr<device::Microphone>>(std::move(opened));
    is_failure_told_ = false;
    taken_ = came_in_ = Clock::now();
    endpointer_.forget();
    return {};
}

HandsFreeMicrophone::Caught HandsFreeMicrophone::listen() {
    if (microphone_ == nullptr) return open();
    const auto now = Clock::now();
    const std::vector<std::int16_t> samples = microphone_->take();
    // Asked behind that: whatever of the program is in the samples has been told of by now.
    const bool is_own = was_own_sound_since(std::exchange(taken_, now) - means_.echo);
    if (samples.empty()) {
        if (now - came_in_ > means_.next_try) microphone_.reset();
        return {};
    }
    came_in_ = now;
    using speech::hearing::OwnVoice;
    return {.said = endpointer_.take(samples, is_own ? OwnVoice::Audible : OwnVoice::Silent)};
}

void HandsFreeMicrophone::close() {
    microphone_.reset();
    next_try_ = {};
}

void HandsFreeMicrophone::note_own_sound(bool is_heard) {
    if (!is_heard && is_own_sound_)
        silent_since_.store(Clock::now().time_since_epoch().count(), std::memory_order_relaxed);
    is_own_sound_.store(is_heard, std::memory_order_release);
}

bool HandsFreeMicrophone::was_own_sound_since(Clock::time_point since) const {
    if (is_own_sound_.load(std::memory_order_acquire)) return true;
    return silent_since_.load(std::memory_order_relaxed) >= since.time_since_epoch().count();
}

} // namespace services
