// What an edition of the Laws says where editions differ. An edition is a TOML file with a `parent`; no code knows its
// name.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rules::laws {

/// The rules a refusal or ruling may rest on; the edition numbers them its own way.
enum class Rule {
    HasTheMove, ///< White first, then alternate
    LegalMoves, ///< how the men move
    KingSafety, ///< no move may leave one's own king in check
    MoveMade,   ///< when a move is made
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    DrawByAgreement,
    DrawOffer,
    PressClock,
    StartOfClock,
    FlagFall,
    StopClocks, ///< the clocks are stopped by the arbiter, or by a player to get him
    FlagClaim,
    TimeLoss,
    Threefold,
    FiftyMoves,
    WrongClaim,
    ClaimOnMove, ///< moving without claiming forfeits the claim for that turn
    GameOver,
    BothFlags,          ///< rapid and blitz: both flags are down
    FivefoldRepetition, ///< the game ends by itself; not in every edition
    SeventyFiveMoves,   ///< the game ends by itself; not in every edition
};

/// How a wrong claim of a draw changes the clocks (Article 9.5b).
enum class WrongClaim {
    HalfUpToThreeMinutes, ///< claimant loses half, at most 3:00, down to 1:00 at the least; opponent +bonus
    OpponentBonus,        ///< opponent +bonus only
};

/// When the extra time of a move is credited (Article 6.2a says only "with each move").
enum class Increment {
    FromFirstMove, ///< before the move it is for: once at the start, then as each move is completed
    AfterMove,     ///< as each move is completed; the first move has none
};

/// The parameters of one edition.
struct Laws {
    std::string name;                     ///< `fide-2005`
    std::string title;                    ///< as a person would name it
    std::map<Rule, std::string> articles; ///< complete: every Rule has one, but for the automatic draws not in force
    int repetition_count = 3;
    int fifty_plies = 100;
    bool claim_with_intended_move = true;
    int wrong_claim_bonus_s = 180;
    int wrong_claim_bonus_rapid_s = 180; ///< the same in rapid and blitz
    WrongClaim wrong_claim = WrongClaim::HalfUpToThreeMinutes;
    int agreement_minimum_moves_each = 0;
    bool resignation_draws_if_no_mate = false;
    std::optional<int> automatic_repetition_count; ///< occurrences that end the game by themselves
    std::optional<int> automatic_moves_each;       ///< moves each without capture or pawn move that do the same
    Increment increment = Increment::FromFirstMove;
    bool next_move_completes = false;  ///< playing one's own next move completes the one not pressed
    bool rapid_both_flags_draw = true; ///< rapid and blitz: a claim with both flags down draws

    /// The Article's number in this edition. Precondition: the rule is in force in it.
    const std::string& article(Rule rule) const;
    bool operator==(const Laws&) const = default;
};

/// What is wrong with an edition's file.
struct LawsFault {
    std::string file;
    int line;        ///< from 1; 0 where the file as a whole is meant
    std::string key; ///< `draw.rep.count`; empty where the text is no TOML at all
    std::string expected;
    bool operator==(const LawsFault&) const = default;
};

/// Finds the text of an edition by name (`fide-2005`) or path (`rules/club.toml`); empty if there is none. Files are
/// not read here.
using EditionSource = std::function<std::optional<std::string>(std::string_view name)>;

/// Reads an edition with all its parents; of an inherited key the child's counts. An unknown key, a wrong type, a
/// missing or circular parent is a fault. A parent that is a relative path is looked for beside its child.
std::variant<Laws, LawsFault> read_laws(std::string_view name, const EditionSource& source);

} // namespace rules::laws
