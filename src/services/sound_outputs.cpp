#include "src/services/sound_outputs.hpp"

#include <chrono>
#include <utility>

namespace services {

using namespace std::chrono_literals;

SoundOutputs::SoundOutputs(Names names)
    : names_(std::move(names)) {
    look();
}

void SoundOutputs::look() {
    if (!looking_.valid()) looking_ = std::async(std::launch::async, names_);
}

std::optional<session::OutputsFound> SoundOutputs::poll() {
    if (!looking_.valid() || looking_.wait_for(0s) != std::future_status::ready) return std::nullopt;
    return session::OutputsFound{looking_.get()};
}

} // namespace services
