// What matranj tells of itself.
#pragma once

#include "rules/variants/description.hpp"

#include <array>

namespace rules::variants::matranj {

/// The array of ordinary chess, in which nobody castles.
inline constexpr auto array_without_castling = [] {
    board::Setup setup = board::Setup::initial();
    setup.castling = {};
    return setup;
};

/// Others know it by these names; they draw by fewer rules than MAT-06.
inline constexpr std::array<std::string_view, 2> other_names{"giveaway", "give away"};

inline constexpr Description description{.name = "matranj",
                                         .pgn_name = "Antichess",
                                         .other_names = other_names,
                                         .initial = {.of = [](int) { return array_without_castling(); },
                                                     .number_of =
                                                         [](const board::Setup& setup) {
                                                             return setup == array_without_castling() ? std::optional(0)
                                                                                                      : std::nullopt;
                                                         }},
                                         .has_castling = false,
                                         .engines_name = "antichess",
                                         .must_capture = true,
                                         .ends_as_ordinary_chess = false, // nobody mates
                                         .is_offered = true};

} // namespace rules::variants::matranj
