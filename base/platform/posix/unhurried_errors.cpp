#include "base/platform/unhurried_errors.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <iostream>
#include <string_view>

namespace base::platform {
namespace {

/// Hands on what is taken at once. A pipe that can be written to has room for 4096 bytes, and what it is handed on to
/// may write four for each.
class Unhurried : public std::streambuf {
public:
    void hand_on_to(std::streambuf* next) { next_ = next; }

protected:
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        constexpr std::size_t most = 1000;
        std::string_view left(text, static_cast<std::size_t>(count));
        while (!left.empty() && can_write()) {
            std::size_t size = std::min(most, left.size());
            while (size < left.size() && size > 1 && is_within_character(left[size])) --size;
            next_.load()->sputn(left.data(), static_cast<std::streamsize>(size));
            next_.load()->pubsync();
            left.remove_prefix(size);
        }
        return count;
    }
    int_type overflow(int_type sign) override {
        if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
        const char one = traits_type::to_char_type(sign);
        xsputn(&one, 1);
        return sign;
    }

private:
    /// In UTF-8.
    static bool is_within_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

    static bool can_write() {
        pollfd errors{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
        return ::poll(&errors, 1, 0) > 0;
    }

    std::atomic<std::streambuf*> next_;
};

/// Never destroyed: a thread that nobody waits for may still complain.
Unhurried& unhurried() {
    static auto& only = *new Unhurried;
    return only;
}

} // namespace

UnhurriedErrors::UnhurriedErrors()
    : before_(std::cerr.rdbuf()) {
    unhurried().hand_on_to(before_);
    std::cerr.rdbuf(&unhurried());
}

UnhurriedErrors::~UnhurriedErrors() { std::cerr.rdbuf(before_); }

} // namespace base::platform
