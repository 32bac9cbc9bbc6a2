#include "rules/pgn/input.hpp"

#include <algorithm>
#include <utility>

namespace rules::pgn {

namespace {

constexpr std::size_t window = std::size_t{1} << 16U;

} // namespace

Input::Input(Source source)
    : source_(std::move(source))
    , buffer_(window + 2, '\0')
    , cursor_(first())
    , end_(first()) {
    buffer_.front() = '\n';
}

void Input::refill() {
    auto filled = static_cast<std::size_t>(end_ - cursor_);
    dropped_ += static_cast<std::size_t>(cursor_ - first());
    std::copy(cursor_ - 1, end_, buffer_.data());
    while (filled < sight && !is_exhausted_) {
        const auto room = std::span(buffer_).subspan(1 + filled, window - filled);
        const std::size_t got = source_(room);
        filled += std::min(got, room.size());
        is_exhausted_ = got == 0;
    }
    cursor_ = first();
    end_ = first() + filled;
    buffer_[1 + filled] = '\0';
}

void Input::skip_line() {
    while (!at_end()) {
        const std::string_view seen = rest();
        const auto end = seen.find('\n');
        if (end != std::string_view::npos) {
            skip(end);
            take();
            return;
        }
        skip(seen.size());
    }
}

} // namespace rules::pgn
