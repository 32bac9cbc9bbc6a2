// What a person at the program sees.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace e2e {

/// The pixels of the whole screen, row by row. Taking them needs no other process and a few milliseconds.
using Picture = std::vector<std::uint32_t>;
Picture picture_of_screen();

/// How many pixels of two pictures differ.
std::size_t difference(const Picture& one, const Picture& other);

} // namespace e2e
