// Which screen takes the keys.
#pragma once

#include <cstddef>

namespace session {

struct Model;

/// The screen that whoever is at the keyboard has on top, as far as it matters to whom a key is meant.
struct TopScreen {
    std::size_t depth;   ///< how many screens there are
    std::size_t kind;    ///< which kind of screen
    std::size_t purpose; ///< which of that kind: of which list, about what, what the line is for
    bool operator==(const TopScreen&) const = default;
};

TopScreen top_screen(const Model& model);

} // namespace session
