#include "src/outputs/own_speech/returning.hpp"

#include <algorithm>
#include <utility>

namespace outputs::own_speech {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds between_looks{1};

} // namespace

Returning::Returning(services::SoundOutputs::Names names)
    : names_(std::move(names)) {}

bool Returning::is_back(const std::string& name) {
    const Clock::time_point now = Clock::now();
    if (!outputs_) {
        outputs_.emplace(names_); // it looks at once
        next_look_ = now + between_looks;
    }
    if (const auto found = outputs_->poll(); found && !found->names.empty()) {
        const bool is_there = std::find(found->names.begin(), found->names.end(), name) != found->names.end();
        is_back_ = is_there && was_missing_;
        was_missing_ = !is_there || is_back_;
    }
    if (now >= next_look_) {
        outputs_->look();
        next_look_ = now + between_looks;
    }
    return is_back_;
}

void Returning::rest() { was_missing_ = is_back_ = false; }

} // namespace outputs::own_speech
