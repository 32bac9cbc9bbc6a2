#include "base/platform/wait.hpp"

#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <vector>

namespace base::platform {
namespace {

using namespace std::chrono_literals;

/// What poll() takes at once; the rest is waited for in further calls.
int timeout(Deadline until) {
    if (!until) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::chrono::milliseconds>(left, 0ms, 60'000ms).count());
}

pollfd asked_of(const Watched& one) {
    const int events = (one.to_read ? POLLIN : 0) | (one.to_write ? POLLOUT : 0);
    return {one.descriptor.number(), static_cast<short>(events), 0}; // poll() passes over -1
}

} // namespace

bool wait(std::span<Watched> all, Deadline until) {
    std::vector<pollfd> asked(all.size());
    std::transform(all.begin(), all.end(), asked.begin(), asked_of);
    bool is_over = false;
    int ready = 0;
    while (ready <= 0 && !is_over) {
        is_over = until && *until <= std::chrono::steady_clock::now();
        ready = ::poll(asked.data(), asked.size(), timeout(until));
        if (ready < 0 && errno != EINTR) return false; // the system has no memory for it
    }
    if (ready <= 0) return false;
    for (std::size_t place = 0; place < all.size(); ++place) {
        all[place].can_read = (asked[place].revents & POLLIN) != 0;
        all[place].can_write = (asked[place].revents & POLLOUT) != 0;
        all[place].is_closed = (asked[place].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
    }
    return true;
}

bool wait(Watched one, Deadline until) { return wait(std::span(&one, 1), until); }

} // namespace base::platform
