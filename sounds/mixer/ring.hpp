// A queue between two threads in which nobody waits.
#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <vector>

namespace sounds::mixer {

/// A bounded first-in-first-out queue of plain values for exactly one writing and one reading thread. Its memory is
/// taken once, when it is made; `push` and `pop` neither allocate, lock nor wait.
template <typename Value>
class Ring {
    static_assert(std::is_trivially_copyable_v<Value>, "what crosses threads here is plain values only");
    static_assert(std::atomic<std::size_t>::is_always_lock_free);

public:
    /// Holds at least so many values, which is at least one; rounded up to a power of two.
    explicit Ring(std::size_t least_capacity)
        : slots_(std::bit_ceil(least_capacity)) {}

    std::size_t capacity() const noexcept { return slots_.size(); }

    /// For the writer: puts the value behind all others, or answers false and changes nothing if there is no room.
    [[nodiscard]] bool push(const Value& value) noexcept {
        // Relaxed: only the writer, that is this thread, ever stores it.
        const std::size_t written = written_.load(std::memory_order_relaxed);
        // Acquire, with the release in pop: the reader has finished copying the slot before it is overwritten.
        if (written - read_.load(std::memory_order_acquire) == slots_.size()) return false;
        slots_[written & (slots_.size() - 1)] = value;
        // Release, with the acquire in pop: whoever sees the new count sees the value as well.
        written_.store(written + 1, std::memory_order_release);
        return true;
    }

    /// For the reader: takes the oldest value, nothing if the ring is empty.
    [[nodiscard]] std::optional<Value> pop() noexcept {
        // Relaxed: only the reader, that is this thread, ever stores it.
        const std::size_t read = read_.load(std::memory_order_relaxed);
        // Acquire, with the release in push: the value is complete before it is copied.
        if (written_.load(std::memory_order_acquire) == read) return std::nullopt;
        const std::optional<Value> value{slots_[read & (slots_.size() - 1)]};
        // Release, with the acquire in push: the slot is handed back only after the copy.
        read_.store(read + 1, std::memory_order_release);
        return value;
    }

    /// For the reader.
    bool is_empty() const noexcept {
        // As in pop.
        return written_.load(std::memory_order_acquire) == read_.load(std::memory_order_relaxed);
    }

private:
    // Both counts only ever grow, and wrap around together with std::size_t, of which the capacity is a divisor. Each
    // has a cache line of its own, so that the threads do not take it from each other.
    static constexpr std::size_t cache_line = 64;
    std::vector<Value> slots_;
    alignas(cache_line) std::atomic<std::size_t> written_{0};
    alignas(cache_line) std::atomic<std::size_t> read_{0};
};

} // namespace sounds::mixer
