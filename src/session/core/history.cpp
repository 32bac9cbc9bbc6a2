#include "src/session/core/history.hpp"

#include <utility>

namespace session {

void History::add(speech::phrases::Runs message, std::optional<sounds::board::Picture> picture) {
    messages_.push_back({std::move(message), std::move(picture)});
    place_ = messages_.size() - 1;
}

const speech::phrases::Runs* History::recent(std::size_t n) {
    if (n == 0 || n > messages_.size()) return nullptr;
    place_ = messages_.size() - n;
    return &messages_[place_].words;
}

bool History::previous() {
    if (place_ == 0) return false;
    --place_;
    return true;
}

bool History::next() {
    if (place_ + 1 >= messages_.size()) return false;
    ++place_;
    return true;
}

void History::first() { place_ = 0; }

void History::last() { place_ = messages_.empty() ? 0 : messages_.size() - 1; }

} // namespace session
