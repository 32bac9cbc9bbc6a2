// Counts the memory that a thread takes or gives back.
#pragma once

#include <cstddef>

namespace tests::sounds::mixer {

/// While it lives, every allocation and every release by this thread is counted: malloc and its kin, and operator new
/// and delete, which end in them.
class AllocationTrap {
public:
    AllocationTrap();
    ~AllocationTrap();
    AllocationTrap(const AllocationTrap&) = delete;
    AllocationTrap& operator=(const AllocationTrap&) = delete;

    std::size_t caught() const;
};

} // namespace tests::sounds::mixer
