#include "src/services/sound_outputs.hpp"

#include <chrono>
#include <exception>
#include <iostream>
#include <utility>

namespace services {

using namespace std::chrono_literals;

SoundOutputs::SoundOutputs(Names names)
    : names_(std::move(names)) {
    look();
}

void SoundOutputs::look() {
    if (looking_.valid()) return;
    looking_ = std::async(std::launch::async, [names = names_]() -> std::vector<std::string> {
        try {
            return names();
        } catch (const std::exception& error) {
            std::cerr << "The sound outputs could not be listed: " << error.what() << '\n';
            return {};
        }
    });
}

std::optional<session::OutputsFound> SoundOutputs::poll() {
    if (!looking_.valid() || looking_.wait_for(0s) != std::future_status::ready) return std::nullopt;
    return session::OutputsFound{looking_.get()};
}

} // namespace services
