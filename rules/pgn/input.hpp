// The text of a file as a window that moves along it: whoever reads sees bytes in place, and memory does not grow.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace rules::pgn {

/// Puts the next bytes of the text into the room it is given, and says how many; 0 at the end of the text.
using Source = std::function<std::size_t(std::span<char> room)>;

/// Bytes one after another, with the number of the line. Behind the last byte in sight stands a zero, so that loops
/// over letters end there by themselves.
class Input {
public:
    /// Only so much can be looked ahead.
    static constexpr std::size_t sight = 512;

    explicit Input(Source source);

    /// Makes at least `sight` bytes visible, or all that are left. Invalidates what rest() gave.
    void look_ahead() {
        if (static_cast<std::size_t>(end_ - cursor_) < sight && !is_exhausted_) refill();
    }
    /// No byte is left.
    bool at_end() {
        if (cursor_ == end_) look_ahead();
        return cursor_ == end_;
    }
    /// The next byte, a zero at the end.
    char peek() const { return *cursor_; }
    char peek(std::size_t place) const { return cursor_ + place < end_ ? cursor_[place] : '\0'; }
    /// All bytes in sight.
    std::string_view rest() const { return {cursor_, static_cast<std::size_t>(end_ - cursor_)}; }
    /// Goes past bytes among which no line ends. Precondition: they are in sight.
    void skip(std::size_t count) { cursor_ += count; }
    /// Goes past one byte of any kind.
    void take() {
        if (*cursor_++ == '\n') ++line_;
    }
    /// Goes past the end of the line.
    void skip_line();
    /// Nothing of this line has been gone past.
    bool is_line_start() const { return cursor_[-1] == '\n'; }
    /// The line the next byte is in, from 1.
    std::size_t line() const { return line_; }
    /// How many bytes have been gone past.
    std::size_t offset() const { return dropped_ + static_cast<std::size_t>(cursor_ - first()); }

private:
    void refill();
    const char* first() const { return buffer_.data() + 1; }

    Source source_;
    std::vector<char> buffer_; ///< the byte before the window, the window, and the zero behind it
    const char* cursor_;
    const char* end_;
    std::size_t line_ = 1;
    std::size_t dropped_ = 0; ///< bytes that are no longer in the buffer
    bool is_exhausted_ = false;
};

} // namespace rules::pgn
