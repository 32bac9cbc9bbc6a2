// What an edition says of the clock and of being there in time (Article 6).
#pragma once

#include <chrono>

namespace rules::laws {

/// When the extra time of a move is credited (6.2a says only "with each move").
enum class Increment {
    FromFirstMove, ///< before the move it is for: once at the start, then as each move is completed
    AfterMove,     ///< as each move is completed; the first move has none
};

/// Which arrival is too late (6.7).
enum class DefaultTest {
    MoreThan, ///< later than the default time
    AtLeast,  ///< at the default time, or later
};

/// Who pays for the time while both sides are away (6.6).
enum class BothAbsent {
    WhiteLosesTime, ///< White, until arriving, unless the arbiter decides otherwise
    MaySplit,       ///< the same, and the arbiter may split it
    BothDefault,    ///< White, and at the default time both have lost
};

/// Which claims may rest on what a display shows (6.15).
enum class DisplayClaims {
    None,
    NotSolely, ///< none that rests on nothing else
};

/// What stopping the clocks without a good reason costs (6.13d).
enum class BadStop {
    Penalties,    ///< one of those the arbiter has (13.4)
    OpponentPlus, ///< more time for the opponent, as much as the arbiter says
};

/// The keys `clock.*`.
struct ClockLaws {
    Increment increment = Increment::FromFirstMove;
    bool complete_without_press = false;     ///< playing one's own next move completes the one not pressed
    std::chrono::seconds default_time{3600}; ///< `default_s`: after the start, for whoever is not there
    DefaultTest default_test = DefaultTest::MoreThan;
    BothAbsent both_absent = BothAbsent::MaySplit;
    DisplayClaims display_claims = DisplayClaims::NotSolely;
    BadStop bad_stop = BadStop::Penalties;
    bool operator==(const ClockLaws&) const = default;
};

} // namespace rules::laws
