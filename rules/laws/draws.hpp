// What an edition says of draws, agreed, claimed and by themselves (Articles 5.2 and 9), and of resigning (5.1b).
#pragma once

#include <chrono>
#include <optional>
#include <set>

namespace rules::laws {

/// How a wrong claim of a draw changes the claimant's own clock (9.5b).
enum class WrongClaim {
    HalfUpToThreeMinutes, ///< half is taken, at most 3:00, down to 1:00 at the least
    Unchanged,
    RepeatLoses, ///< not at all, but the second wrong claim loses the game
};

/// What gives up the right to claim a draw in this turn (9.4).
enum class ClaimLostOn { MoveMade, Touch };

/// What is an offer of a draw too (9.1c).
enum class OfferingClaim { Threefold, FiftyMoves, QuickplayFinish, IncrementRequest };

/// The keys `draw.rep.*`.
struct RepetitionLaws {
    bool intended = true;   ///< `forms`: it may also be claimed with a move only written down
    bool confirmed = false; ///< `confirmed`: a right claim is a draw only once the arbiter confirms it
    int count = 3;          ///< occurrences that make a claim right
    bool operator==(const RepetitionLaws&) const = default;
};

/// The keys `draw.auto.*`: what ends the game by itself; empty: never.
struct AutomaticDrawLaws {
    std::optional<int> repetition; ///< occurrences of the position
    std::optional<int> moves;      ///< moves each without capture or pawn move
    bool operator==(const AutomaticDrawLaws&) const = default;
};

/// The keys `draw.wrong_claim.*`.
struct WrongClaimLaws {
    using Bonus = std::optional<std::chrono::seconds>;
    Bonus opp_bonus = std::chrono::seconds(180);       ///< added to the opponent's time; empty: as the arbiter says
    Bonus opp_bonus_rapid = std::chrono::seconds(180); ///< the same in rapid and blitz
    WrongClaim own = WrongClaim::HalfUpToThreeMinutes;
    bool operator==(const WrongClaimLaws&) const = default;
};

/// The keys `draw.*`.
struct DrawLaws {
    int agree_min_moves_each = 0; ///< moves both sides must have made before they may agree to a draw
    RepetitionLaws rep;
    int fifty_plies = 100; ///< `draw.fifty.plies`
    AutomaticDrawLaws automatic;
    WrongClaimLaws wrong_claim;
    ClaimLostOn claim_lost_on = ClaimLostOn::MoveMade;
    std::set<OfferingClaim> claim_is_offer{OfferingClaim::Threefold, OfferingClaim::FiftyMoves,
                                           OfferingClaim::QuickplayFinish};
    bool resign_if_no_mate = false; ///< `resign.draw_if_no_mate`: to an opponent who cannot mate, a draw
    bool operator==(const DrawLaws&) const = default;
};

} // namespace rules::laws
