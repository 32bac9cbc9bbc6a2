#include "tests/src/ports/journal/sqlite/failing_memory/failing_memory.hpp"

#include <cstdlib>
#include <new>
#include <optional>

namespace {

thread_local std::optional<std::size_t> left;
thread_local bool failed = false;

} // namespace

// All of them, for what one has allocated another may free, and sanitizers have their own of those that are left out.

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    if (left && (*left)-- == 0) {
        left.reset();
        failed = true;
        return nullptr;
    }
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size) {
    if (void* memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return operator new(size, std::nothrow); }

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace failing {

Memory::Memory(std::size_t allocations) {
    failed = false;
    left = allocations;
}

Memory::~Memory() { left.reset(); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): it is asked of what exists
bool Memory::has_failed() const { return failed; }

} // namespace failing
