#include "src/services/sound_outputs.hpp"

#include "base/values/guarded.hpp"

#include <chrono>
#include <exception>
#include <iostream>
#include <string_view>
#include <utility>

namespace services {

using namespace std::chrono_literals;

namespace {

void tell_no_list(std::string_view why) { std::cerr << "The sound outputs could not be listed: " << why << '\n'; }

} // namespace

SoundOutputs::SoundOutputs(Names names)
    : names_(std::move(names)) {
    look();
}

void SoundOutputs::look() {
    if (looking_.valid()) return;
    auto list = [names = names_]() -> std::vector<std::string> {
        try {
            return names();
        } catch (const std::exception& error) {
            tell_no_list(error.what());
            return {};
        }
    };
    if (const auto thrown = base::values::guarded([&] { looking_ = std::async(std::launch::async, std::move(list)); }))
        tell_no_list(*thrown);
}

std::optional<session::OutputsFound> SoundOutputs::poll() {
    if (!looking_.valid() || looking_.wait_for(0s) != std::future_status::ready) return std::nullopt;
    return session::OutputsFound{looking_.get()};
}

} // namespace services
