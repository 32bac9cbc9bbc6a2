#include "tests/src/ports/journal/sqlite/failing_memory.hpp"

#include <cstdlib>
#include <new>
#include <optional>

namespace {

thread_local std::optional<std::size_t> left;
thread_local bool failed = false;

} // namespace

void* operator new(std::size_t size) {
    if (left && (*left)-- == 0) {
        left.reset();
        failed = true;
        throw std::bad_alloc();
    }
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace failing {

Memory::Memory(std::size_t allocations) {
    failed = false;
    left = allocations;
}

Memory::~Memory() { left.reset(); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): it is asked of what exists
bool Memory::has_failed() const { return failed; }

} // namespace failing
