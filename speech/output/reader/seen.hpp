// What the program exposes to a screen reader.
#pragma once

#include <string>

namespace speech::output::reader {

/// What a screen reader finds when it reads the window by itself.
struct Seen {
    std::string title;      ///< of the window
    std::string line;       ///< the last sentence said, read out when the player comes to the window; empty: nothing
    bool is_active = false; ///< the keyboard is the window's
    bool operator==(const Seen&) const = default;
};

} // namespace speech::output::reader
