// What is wrong with a player's settings, as they are kept in a file.
#pragma once

#include "src/settings/file_text.hpp"

#include <string>
#include <variant>

namespace settings {

/// There is something, but it cannot be read; the defaults count.
struct NotReadable {
    bool operator==(const NotReadable&) const = default;
};
struct NotWritten {
    std::string why; ///< in the system's words
    bool operator==(const NotWritten&) const = default;
};

/// Settings that could not be read or written.
struct PreferencesFault {
    std::string file;
    int line; ///< from 1; 0 where the file as a whole is meant
    std::variant<BadValue, NotToml, NotReadable, NotWritten> trouble;
    bool operator==(const PreferencesFault&) const = default;
};

} // namespace settings
