// What an edition says of conduct and of the arbiter's means (Articles 12 and 13).
#pragma once

#include <optional>
#include <set>

namespace rules::laws {

/// What a telephone, or another device, in the hall costs (12.2b).
enum class Phone {
    RingLoses,   ///< if it rings, the game; the arbiter says what the opponent scores
    Warning,     ///< carrying or using it: a warning
    DeviceLoses, ///< carrying it: the game, unless the event is milder
};

/// What an arbiter may do to a player who has broken the Laws (13.4).
enum class Penalty {
    Warning,
    OpponentPlus, ///< more time for the opponent
    OwnMinus,     ///< less time for the offender
    Loss,
    PointsOff, ///< fewer points for the offender
    PointsOn,  ///< more points for the opponent, up to those of a win
    Fine,
    RoundExclusion, ///< the offender may not play in some rounds
    Expulsion,      ///< the offender may no longer play in the event
};

/// The keys `phone`, `advice`, `warnings.*`, `distraction.*`, `penalties` and `absent_games.*`.
struct ConductLaws {
    std::optional<Phone> phone{Phone::RingLoses}; ///< empty where nothing is said
    bool advice_warned = false; ///< `advice`: notes or advice bring a warning; otherwise that is for the arbiter to say
    std::optional<int> warnings_lose_at; ///< so many warnings lose the game; empty: however many do not
    std::set<Penalty> penalties{Penalty::Warning,   Penalty::OpponentPlus, Penalty::OwnMinus, Penalty::Loss,
                                Penalty::PointsOff, Penalty::PointsOn,     Penalty::Expulsion};
    std::optional<int> distractions_lose_at; ///< `distraction.lose_at`: so many lose the game; empty: no such rule
    std::optional<int> absent_games_ban;     ///< so many games missed exclude from the event; empty: no such rule
    bool operator==(const ConductLaws&) const = default;
};

} // namespace rules::laws
