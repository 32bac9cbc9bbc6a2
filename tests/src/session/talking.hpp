// The key to talk is held and let go, and what was said is understood.
#pragma once

#include "speech/hearing/hearing.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <variant>

namespace harness {

/// The last effect of its kind. Precondition: there is one.
template <typename Wanted>
const Wanted& last_effect(const SessionHarness& harness) {
    const auto& effects = harness.effects();
    const auto last = std::find_if(effects.rbegin(), effects.rend(),
                                   [](const auto& effect) { return std::holds_alternative<Wanted>(effect); });
    REQUIRE(last != effects.rend());
    return std::get<Wanted>(*last);
}

/// What the words come to where they were last listened for.
inline speech::hearing::Said said(const SessionHarness& harness, const speech::phrases::Run& words) {
    const auto& what = last_effect<session::StopListening>(harness);
    const auto understood = speech::hearing::understand(*what.listener, what.position, words);
    REQUIRE(understood);
    return *understood;
}

/// The key to talk at the board.
inline void hold_to_talk(SessionHarness& harness) {
    harness.key("LeftOf1");
    harness.tell(session::KeyReleased{session::Command::Talk});
}

} // namespace harness
