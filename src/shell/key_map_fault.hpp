// What is wrong with a file of keys, and where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace shell {

/// What is wrong with a file of keys.
struct KeyMapFault {
    std::string file;
    std::optional<std::uint32_t> line; ///< from 1; empty where the file as a whole is meant
    std::optional<std::string> key;    ///< dotted, `board.cursor_up`; empty where no key is meant
    std::string expected;              ///< what should have been there, in plain English
    bool operator==(const KeyMapFault&) const = default;
};

/// One line for stderr or a log.
std::string describe(const KeyMapFault& fault);

} // namespace shell
