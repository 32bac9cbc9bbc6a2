// Chance that is the same for the same seed, with every library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace exercises {

class Chance {
public:
    explicit Chance(std::uint64_t seed)
        : numbers_(seed) {}

    /// A number below the limit, which is at least 1.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(numbers_() % limit); }
    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    /// True so many times out of a hundred.
    bool percent(int share) { return between(0, 99) < share; }

private:
    std::mt19937_64 numbers_;
};

} // namespace exercises
