// Which screen takes the keys.
#pragma once

#include "src/session/core/screen.hpp"

#include <cstddef>
#include <vector>

namespace session {

/// The screen on top, as far as it matters to whom a key is meant.
struct TopScreen {
    std::size_t depth;   ///< how many screens there are
    std::size_t kind;    ///< which kind of screen
    std::size_t purpose; ///< which of that kind: of which list, about what, what the line is for
    bool operator==(const TopScreen&) const = default;
};

/// Precondition: there is a screen.
TopScreen top_of(const std::vector<Screen>& screens);

} // namespace session
