#include "base/platform/wake_event.hpp"

#include <sys/eventfd.h>

namespace base::platform {

WakeEvent::WakeEvent()
    : descriptor_{::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)} {}

// It can only fail when it was set 2^64 times without being reset.
void WakeEvent::set() const noexcept { ::eventfd_write(descriptor_.number(), 1); }

void WakeEvent::reset() const noexcept {
    eventfd_t times = 0;
    ::eventfd_read(descriptor_.number(), &times);
}

} // namespace base::platform
