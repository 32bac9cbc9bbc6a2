// What an edition says of kinds of games: standard, rapid, blitz (Appendices B and C), the quickplay finish (Article
// 10), adjourned games (Appendix A), and games of their own.
#pragma once

#include <chrono>
#include <optional>

namespace rules::laws {

/// How long a game of a kind lasts for each side.
struct Length {
    struct Bound {
        std::chrono::minutes at{};
        bool included = false;
        bool operator==(const Bound&) const = default;
    };
    std::optional<Bound> least;
    std::optional<Bound> most;
    bool with_increments = false; ///< the time of sixty moves counts, not the base time alone
    bool operator==(const Length&) const = default;
};

/// What becomes of an illegal move in a rapid game (B5b of 2001, B6 of 2005).
enum class RapidIllegal {
    WaivedByTouch,     ///< as elsewhere, but whoever touches a piece can no longer complain
    ClaimBeforeMoving, ///< it stands unless the opponent claims before moving
    ArbiterOrOpponent, ///< it stands unless either says so before the opponent's move is made
    AsInStandard,
};

/// Who may say that a flag has fallen in a rapid game (B6 of 2001, B7 of 2005).
enum class FlagBy { Player, ArbiterToo };

/// What a claim on time comes to when both flags are down, in rapid and blitz (B8 of 2001, B9 of 2005).
enum class RapidBothFlags { Draw, FirstLoses };

/// What happens when both kings stand in check.
enum class BothKingsInCheck { Silent, ArbiterIntervenes, DrawAfterNextMove };

/// When a touched piece must be moved, in rapid and blitz (B5).
enum class TouchRule {
    OnRequest, ///< if a player asks the arbiter for it
    Off,       ///< never: what is not pressed may be taken back
    AsInStandard,
};

/// What an illegal move costs in blitz (C3).
enum class BlitzIllegal {
    ClaimWin, ///< before moving, the opponent may claim a win, or a draw if unable to mate
    AsInRapid,
    AsInStandard, ///< what it costs in other games
};

/// How a game is adjourned.
enum class Adjourning {
    Appendix,  ///< with a sealed move (Appendix A, in 2023 Guidelines I)
    Committee, ///< it is replayed when both players and the committee agree
};

/// The keys `rapid.*`.
struct RapidLaws {
    std::optional<Length> length;             ///< `range_min`, in minutes; empty where nothing is said
    std::optional<int> setup_claims_moves{3}; ///< moves each after which the set-up stands; empty: never
    TouchRule touch = TouchRule::OnRequest;
    RapidIllegal illegal = RapidIllegal::ClaimBeforeMoving;
    FlagBy flag_by = FlagBy::Player;
    RapidBothFlags both_flags = RapidBothFlags::Draw;
    BothKingsInCheck both_kings_check = BothKingsInCheck::ArbiterIntervenes;
    bool operator==(const RapidLaws&) const = default;
};

/// The keys `blitz.*`.
struct BlitzLaws {
    std::optional<Length> length;
    TouchRule touch = TouchRule::OnRequest;
    BlitzIllegal illegal = BlitzIllegal::ClaimWin;
    bool operator==(const BlitzLaws&) const = default;
};

/// The keys `qpf.*`.
struct QuickplayLaws {
    std::chrono::seconds below{120}; ///< `below_s`: with less left a draw may be claimed
    std::chrono::seconds bonus{120}; ///< `bonus_s`: what the opponent gets when the claim is rejected, or may get
    bool in_blitz = false;
    bool announced_only = false;     ///< only where the event has announced it
    bool with_increment = true;      ///< also where each move brings time
    bool verdict_before_flag = true; ///< a decision that was postponed may come before a flag has fallen, for a draw
    /// `increment_s`: extra time for each move that may be asked for instead; empty: none may be.
    std::optional<std::chrono::seconds> increment;
    bool operator==(const QuickplayLaws&) const = default;
};

/// The keys of this page.
struct KindLaws {
    RapidLaws rapid;
    BlitzLaws blitz;
    QuickplayLaws quickplay;
    Adjourning adjourn = Adjourning::Appendix;
    int matranj_lose_at = 3; ///< `matranj.lose_at`: captures missed that lose the game
    bool operator==(const KindLaws&) const = default;
};

} // namespace rules::laws
