// Memory that runs out when it is told to.
#pragma once

#include <cstddef>

namespace failing {

/// While it exists, an allocation of this thread by operator new fails: the first after so many.
class Memory {
public:
    explicit Memory(std::size_t allocations);
    ~Memory();
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;

    /// Whether one has failed.
    bool has_failed() const;
};

} // namespace failing
