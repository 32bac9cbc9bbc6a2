// What an edition says of writing and announcing moves: scoresheets (Article 8), and the blind player's
// announcements (Appendix F).
#pragma once

#include <chrono>

namespace rules::laws {

/// Whether a move may be written before it is made (8.1).
enum class WritingAhead { Silent, ClaimsOnly, ClaimsAndSealing };

/// What a blind player's assistant may make on the opponent's board (F.2.9a).
enum class AssistedMoves { EitherPlayers, ThePlayers };

/// When a blind player who plays on two boards is told the times and the number of moves (F.2.9d).
enum class TimeTold { OnRequest, Unasked };

/// The keys `rec.*` and `blind.*`.
struct RecordLaws {
    WritingAhead advance = WritingAhead::ClaimsOnly;
    std::chrono::seconds exempt_below{300};    ///< `exempt_below_s`: with less on the clock one need not write ...
    std::chrono::seconds exempt_inc_below{30}; ///< `exempt_inc_below_s`: ... unless each move brings as much as this
    bool exempt_for_period = false;            ///< ... and that then holds for the rest of the period
    bool promotion_announced = true;           ///< `blind.promo_announced`: a blind player names the promoted piece
    AssistedMoves assisted_moves = AssistedMoves::ThePlayers; ///< `blind.assist_9a`
    TimeTold time_told = TimeTold::OnRequest;                 ///< `blind.time_told`
    bool operator==(const RecordLaws&) const = default;
};

} // namespace rules::laws
