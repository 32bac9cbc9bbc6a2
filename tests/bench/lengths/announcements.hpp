// What is heard most in a game, and what other programs say there.
#pragma once

#include "tests/src/session/harness/session_harness.hpp"

#include <span>

namespace lengths {

/// One thing that is said, as keys and moves bring it about.
struct Announcement {
    const char* name;
    /// Leaves it as the last thing said, by a player who has White and five minutes.
    void (*bring_about)(harness::SessionHarness& harness);
    const char* lichess;  ///< in English, with its moves in words; null where it says nothing of its own
    const char* winboard; ///< with JAWS, likewise
};

std::span<const Announcement> announcements();

} // namespace lengths
