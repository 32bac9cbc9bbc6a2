// What ordinary chess tells of itself.
#pragma once

#include "rules/variants/description.hpp"

#include <array>

namespace rules::variants::standard {

/// The names of ordinary chess in PGN files.
inline constexpr std::array<std::string_view, 6> other_names{"", "?", "chess", "normal", "classical", "from position"};

/// Games start from the initial array and no other position.
inline constexpr InitialPositions initial_array{
    .of = [](int) { return board::Setup::initial(); },
    .number_of =
        [](const board::Setup& setup) { return setup == board::Setup::initial() ? std::optional(0) : std::nullopt; }};

inline constexpr Description description{.name = "standard",
                                         .pgn_name = "standard",
                                         .other_names = other_names,
                                         .initial = initial_array,
                                         .is_offered = true};

} // namespace rules::variants::standard
