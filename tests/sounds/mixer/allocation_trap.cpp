#include "tests/sounds/mixer/allocation_trap.hpp"

#include <cerrno>
#include <cstdlib>

namespace tests::sounds::mixer {

namespace {

thread_local bool is_set = false;
thread_local std::size_t caught_here = 0;

} // namespace

void note_memory_call() {
    if (is_set) ++caught_here;
}

AllocationTrap::AllocationTrap() {
    caught_here = 0;
    is_set = true;
}

AllocationTrap::~AllocationTrap() { is_set = false; }

std::size_t AllocationTrap::caught() const { return caught_here; }

} // namespace tests::sounds::mixer

using tests::sounds::mixer::note_memory_call;

#if defined(KLANGBRETT_SANITIZED)

// The sanitizers bring their own allocator, which tells who asks of every call. GCC ships this function without its
// header, <sanitizer/allocator_interface.h>.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void*, std::size_t),
                                                         void (*given)(const volatile void*));

namespace {

const int hooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { note_memory_call(); }, [](const volatile void*) { note_memory_call(); });

} // namespace

#else

// glibc's own allocator under its other names. Operator new and delete end in these as well.
extern "C" {

// NOLINTBEGIN(readability-identifier-naming): they are glibc's names
void* __libc_malloc(std::size_t);
void __libc_free(void*);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
// NOLINTEND(readability-identifier-naming)

void* malloc(std::size_t size) {
    note_memory_call();
    return __libc_malloc(size);
}

void free(void* memory) {
    note_memory_call();
    __libc_free(memory);
}

void* calloc(std::size_t count, std::size_t size) {
    note_memory_call();
    return __libc_calloc(count, size);
}

void* realloc(void* memory, std::size_t size) {
    note_memory_call();
    return __libc_realloc(memory, size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) {
    note_memory_call();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
    note_memory_call();
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
}

#endif
