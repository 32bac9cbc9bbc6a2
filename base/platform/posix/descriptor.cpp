#include "base/platform/descriptor.hpp"

#include <unistd.h>

#include <utility>

namespace base::platform {

Descriptor::Descriptor(Number number)
    : number_{number < 0 ? none : number} {}

Descriptor::Descriptor(Descriptor&& other) noexcept
    : number_{std::exchange(other.number_, none)} {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

Descriptor::~Descriptor() { close(); }

void Descriptor::close() {
    if (is_open()) ::close(std::exchange(number_, none));
}

} // namespace base::platform
