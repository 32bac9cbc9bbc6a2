// What an edition says of irregularities: illegal moves, a wrong set-up, colours reversed (Article 7).
#pragma once

#include <chrono>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace rules::laws {

/// What an illegal move can cost whoever made it.
struct OpponentGains {
    std::chrono::seconds time{};
    bool operator==(const OpponentGains&) const = default;
};
struct WarningGiven {
    bool operator==(const WarningGiven&) const = default;
};
struct GameLost {
    bool operator==(const GameLost&) const = default;
};
using LadderStep = std::variant<OpponentGains, WarningGiven, GameLost>;
/// The first illegal move costs the first step, and so on; what comes after the last costs the last. Never empty.
using Ladder = std::vector<LadderStep>;

/// What counts as an illegal move besides a move that no rule allows.
enum class IllegalKind {
    BadPromotion, ///< the exchange is unfinished or with a wrong piece
    KingCapture,
    NoPromotion, ///< a pawn left on the last rank and the clock pressed
    TwoHands,
    EmptyPress, ///< the clock pressed without a move
    SelfCheck,
};

/// What a pawn becomes that was left on the last rank.
enum class UnpromotedPawn { OffenderChooses, Queen };

/// Where the game is taken up if the position before the irregularity cannot be found.
enum class Unrecoverable { LastIdentifiable, Restart };

/// The keys `irr.*`.
struct IrregularityLaws {
    Ladder ladder{OpponentGains{std::chrono::seconds(120)}, OpponentGains{std::chrono::seconds(120)}, GameLost{}};
    Ladder ladder_rapid = ladder; ///< in rapid and blitz, where those have no rule of their own
    bool draw_exception = false;  ///< no loss, but a draw, if the opponent cannot mate
    std::set<IllegalKind> extra_kinds{IllegalKind::BadPromotion, IllegalKind::KingCapture};
    UnpromotedPawn unpromoted = UnpromotedPawn::OffenderChooses;
    Unrecoverable unrecoverable = Unrecoverable::LastIdentifiable;
    /// `reversed`: a game with the colours reversed is begun anew if both sides have made fewer moves; empty: never.
    std::optional<int> reversed_restart_below;
    bool operator==(const IrregularityLaws&) const = default;
};

} // namespace rules::laws
