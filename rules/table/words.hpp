// The journal's words for small choices, and the way back.
#pragma once

#include "rules/table/journal.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace rules::table {

std::string_view word(Claim claim);
std::string_view word(Decline how);
std::string_view word(Kind kind);
std::string_view word(Seat seat);
std::string_view word(IllegalPolicy policy);
std::string_view word(Illegality kind);
std::string_view word(Restoration why);
std::string_view word(board::Role role);
std::string_view word(Points points);
std::string_view word(Sanction sanction);
std::string_view word(Offence offence);
std::string_view word(Boards boards);

inline constexpr std::array all_sides{Color::White, Color::Black};
inline constexpr std::array all_results{Result::WhiteWins, Result::BlackWins, Result::Draw, Result::BothLose,
                                        Result::Cancelled};
inline constexpr std::array all_reasons{Reason::Checkmate,
                                        Reason::Stalemate,
                                        Reason::DeadPosition,
                                        Reason::Resignation,
                                        Reason::Agreement,
                                        Reason::Threefold,
                                        Reason::FiftyMoves,
                                        Reason::Flag,
                                        Reason::FlagCannotMate,
                                        Reason::BothFlags,
                                        Reason::FivefoldRepetition,
                                        Reason::SeventyFiveMoves,
                                        Reason::Default,
                                        Reason::Warnings,
                                        Reason::Arbiter,
                                        Reason::Device,
                                        Reason::WrongClaims,
                                        Reason::IllegalMoves,
                                        Reason::WrongArray,
                                        Reason::ReversedColors,
                                        Reason::LostPosition,
                                        Reason::SealedMove,
                                        Reason::Quickplay,
                                        Reason::PartnerLost,
                                        Reason::NoMenLeft,
                                        Reason::NoCapturePossible,
                                        Reason::MissedCaptures};
inline constexpr std::array all_claims{Claim::Threefold, Claim::FiftyMoves};
inline constexpr std::array all_declines{Decline::Said, Decline::ByMoving, Decline::ByTouching};
inline constexpr std::array all_illegal_policies{IllegalPolicy::Refuse, IllegalPolicy::Record};
inline constexpr std::array all_illegalities{Illegality::Move, Illegality::UnpromotedPawn, Illegality::KingCaptured,
                                             Illegality::EmptyPress};
inline constexpr std::array all_restorations{Restoration::IllegalMove, Restoration::TouchMove,
                                             Restoration::LostPosition};
inline constexpr std::array all_irregularities{Irregularity::Array, Irregularity::Board, Irregularity::Colors,
                                               Irregularity::Men};
inline constexpr std::array all_kinds{Kind::Standard, Kind::Rapid, Kind::Blitz};
inline constexpr std::array all_points{Points::None, Points::Half, Points::One};
inline constexpr std::array all_sanctions{Sanction::Fine, Sanction::RoundExclusion, Sanction::Expulsion};
inline constexpr std::array all_offences{Offence::IllegalMove, Offence::Device,   Offence::Advice,
                                         Offence::Distraction, Offence::LeftHall, Offence::Absence};
inline constexpr std::array all_boards{Boards::One, Boards::Two};
inline constexpr std::array all_seats{Seat::Blind, Seat::Sighted, Seat::Computer};

/// The choice of that word; empty for another word.
template <typename Choices>
std::optional<typename Choices::value_type> parse_word(const Choices& all, std::string_view text) {
    for (const auto choice : all)
        if (word(choice) == text) return choice;
    return std::nullopt;
}

/// `white or black`: what was expected where one of these words should stand.
template <typename Choices>
std::string expected_words(const Choices& all) {
    std::string list;
    for (const auto choice : all) list += (list.empty() ? "" : " or ") + std::string(word(choice));
    return list;
}

} // namespace rules::table
