#include "src/app/outlet.hpp"

#include <thread>

namespace app {

Outlet::Outlet(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, const OpenDevice& open)
    : speaker_(cues, mixer_, std::move(synth)) {
    this->open(open);
}

void Outlet::say(const speech::announce::Utterance& utterance) { speaker_.say({++said_}, utterance); }

void Outlet::open(const OpenDevice& open) {
    device_.reset(); // no two devices play one mixer
    std::optional<std::string> why_silent;
    device_ = open(mixer_, why_silent);
    if (why_silent) failures_.push_back(std::move(*why_silent));
}

void Outlet::take_reports() {
    while (const auto report = speaker_.poll()) {
        if (std::holds_alternative<speech::speaker::Finished>(*report)) ++finished_;
        const auto* failed = std::get_if<speech::speaker::VoiceFailed>(&*report);
        if (failed == nullptr || voice_has_failed_) continue;
        voice_has_failed_ = true;
        failures_.push_back(failed->error.language.tag + ": " + failed->error.detail);
    }
}

std::optional<std::string> Outlet::next_failure(const OpenDevice& replacement) {
    take_reports();
    if (const auto error = device_->error()) {
        failures_.push_back(error->detail);
        open(replacement);
    }
    if (failures_.empty()) return std::nullopt;
    std::string failure = std::move(failures_.front());
    failures_.pop_front();
    return failure;
}

void Outlet::finish(std::chrono::milliseconds longest) {
    const auto until = std::chrono::steady_clock::now() + longest;
    take_reports();
    while (finished_ < said_ && std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        take_reports();
    }
}

} // namespace app
