// The words for small choices, as journals and table scripts write them, and the way back.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/refusal.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules::table {

// One switch for each type: the compiler sees to it that no choice is forgotten, and all that follows is derived.

constexpr std::string_view word(Result result) {
    switch (result) {
    case Result::WhiteWins: return "1-0";
    case Result::BlackWins: return "0-1";
    case Result::Draw: return "1/2-1/2";
    case Result::BothLose: return "0-0";
    case Result::Cancelled: return "*";
    }
    return "";
}

constexpr std::string_view word(Reason reason) {
    switch (reason) {
    case Reason::Checkmate: return "checkmate";
    case Reason::Stalemate: return "stalemate";
    case Reason::DeadPosition: return "dead-position";
    case Reason::Resignation: return "resignation";
    case Reason::Agreement: return "agreement";
    case Reason::Threefold: return "threefold";
    case Reason::FiftyMoves: return "fifty-moves";
    case Reason::Flag: return "flag";
    case Reason::FlagCannotMate: return "flag-cannot-mate";
    case Reason::BothFlags: return "both-flags";
    case Reason::FivefoldRepetition: return "fivefold";
    case Reason::SeventyFiveMoves: return "seventy-five-moves";
    case Reason::Default: return "default";
    case Reason::Warnings: return "warnings";
    case Reason::Arbiter: return "arbiter";
    case Reason::Device: return "device";
    case Reason::WrongClaims: return "wrong-claims";
    case Reason::IllegalMoves: return "illegal-moves";
    case Reason::WrongArray: return "wrong-array";
    case Reason::ReversedColors: return "reversed-colours";
    case Reason::LostPosition: return "lost-position";
    case Reason::SealedMove: return "sealed-move";
    case Reason::Quickplay: return "quickplay";
    case Reason::PartnerLost: return "partner-lost";
    case Reason::NoPiecesLeft: return "no-men-left";
    case Reason::NoCapturePossible: return "no-capture-possible";
    case Reason::MissedCaptures: return "missed-captures";
    }
    return "";
}

constexpr std::string_view word(Color side) {
    switch (side) {
    case Color::White: return "white";
    case Color::Black: return "black";
    }
    return "";
}

constexpr std::string_view word(Claim claim) {
    switch (claim) {
    case Claim::Threefold: return "threefold";
    case Claim::FiftyMoves: return "fifty";
    }
    return "";
}

constexpr std::string_view word(Decline how) {
    switch (how) {
    case Decline::Said: return "said";
    case Decline::ByMoving: return "by-moving";
    case Decline::ByTouching: return "by-touching";
    }
    return "";
}

constexpr std::string_view word(Kind kind) {
    switch (kind) {
    case Kind::Standard: return "standard";
    case Kind::Rapid: return "rapid";
    case Kind::Blitz: return "blitz";
    }
    return "";
}

constexpr std::string_view word(IllegalPolicy policy) {
    switch (policy) {
    case IllegalPolicy::Refuse: return "refuse";
    case IllegalPolicy::Record: return "record";
    }
    return "";
}

constexpr std::string_view word(Points points) {
    switch (points) {
    case Points::None: return "0";
    case Points::Half: return "1/2";
    case Points::One: return "1";
    }
    return "";
}

constexpr std::string_view word(Illegality kind) {
    switch (kind) {
    case Illegality::Move: return "move";
    case Illegality::UnpromotedPawn: return "unpromoted-pawn";
    case Illegality::KingCaptured: return "king-captured";
    case Illegality::EmptyPress: return "empty-press";
    }
    return "";
}

constexpr std::string_view word(Restoration why) {
    switch (why) {
    case Restoration::IllegalMove: return "illegal-move";
    case Restoration::TouchMove: return "touch-move";
    case Restoration::LostPosition: return "lost-position";
    case Restoration::Takeback: return "takeback";
    }
    return "";
}

constexpr std::string_view word(Irregularity what) {
    switch (what) {
    case Irregularity::Array: return "array";
    case Irregularity::Board: return "board";
    case Irregularity::Colors: return "colours";
    case Irregularity::Pieces: return "men";
    }
    return "";
}

constexpr std::string_view word(board::Role role) {
    switch (role) {
    case board::Role::Pawn: return "pawn";
    case board::Role::Knight: return "knight";
    case board::Role::Bishop: return "bishop";
    case board::Role::Rook: return "rook";
    case board::Role::Queen: return "queen";
    case board::Role::King: return "king";
    }
    return "";
}

constexpr std::string_view word(Sanction sanction) {
    switch (sanction) {
    case Sanction::Fine: return "fine";
    case Sanction::RoundExclusion: return "round-exclusion";
    case Sanction::Expulsion: return "expulsion";
    }
    return "";
}

constexpr std::string_view word(Offence offence) {
    switch (offence) {
    case Offence::IllegalMove: return "illegal-move";
    case Offence::Device: return "device";
    case Offence::Advice: return "advice";
    case Offence::Distraction: return "distraction";
    case Offence::LeftHall: return "left-hall";
    case Offence::Absence: return "absence";
    }
    return "";
}

constexpr std::string_view word(Boards boards) {
    switch (boards) {
    case Boards::One: return "one";
    case Boards::Two: return "two";
    }
    return "";
}

constexpr std::string_view word(Seat seat) {
    switch (seat) {
    case Seat::Blind: return "blind";
    case Seat::Sighted: return "sighted";
    case Seat::Computer: return "computer";
    }
    return "";
}

/// The word of a refusal: `press-first`.
std::string_view word(RefusalReason reason);

/// How many choices the type has: they are counted as long as there is a word for the next.
template <typename Choice>
consteval std::size_t choice_count() {
    std::size_t count = 0;
    while (!word(static_cast<Choice>(count)).empty()) ++count;
    return count;
}

/// All choices of the type, in its order.
template <typename Choice>
inline constexpr auto all_of = [] {
    std::array<Choice, choice_count<Choice>()> all{};
    for (std::size_t place = 0; place < all.size(); ++place) all[place] = static_cast<Choice>(place);
    return all;
}();

/// The choice of that word; empty for another word.
template <typename Choice>
std::optional<Choice> parse_word(std::string_view text) {
    for (const Choice choice : all_of<Choice>)
        if (word(choice) == text) return choice;
    return std::nullopt;
}

/// `white or black`: what was expected where one of these words should stand.
template <typename Choice>
std::string expected_words() {
    std::string list;
    for (const Choice choice : all_of<Choice>) list += (list.empty() ? "" : " or ") + std::string(word(choice));
    return list;
}

} // namespace rules::table
