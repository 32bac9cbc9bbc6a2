#include "speech/output/reader/calls.hpp"

#include <utility>

namespace speech::output::reader {

Calls& Calls::get() {
    static Calls& calls = *new Calls;
    return calls;
}

void Calls::wake_by(Wake wake) {
    const std::lock_guard lock(mutex_);
    wake_ = std::move(wake);
    if (!wake_) requests_.clear();
}

void Calls::put(const Request& request) {
    const std::lock_guard lock(mutex_);
    if (!wake_) return;
    requests_.push_back(request);
    wake_();
}

std::optional<Request> Calls::take() {
    const std::lock_guard lock(mutex_);
    if (requests_.empty()) return std::nullopt;
    const Request request = requests_.front();
    requests_.pop_front();
    return request;
}

void Calls::heed() {
    is_heeded_ = true;
    const std::lock_guard lock(mutex_);
    if (wake_) wake_();
}

} // namespace speech::output::reader
