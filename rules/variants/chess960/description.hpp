// What Chess960 tells of itself (Guidelines II of the Laws of 2023).
#pragma once

#include "rules/variants/chess960/initial.hpp"
#include "rules/variants/description.hpp"

#include <array>

namespace rules::variants::chess960 {

/// As other programs write it.
inline constexpr std::array<std::string_view, 8> other_names{"chess 960",
                                                             "fischerandom",
                                                             "fischerrandom",
                                                             "fischer random",
                                                             "fischerandom/chess960",
                                                             "fischerrandom/chess960",
                                                             "freestyle chess",
                                                             "frc"};

inline constexpr Description description{.name = "chess960",
                                         .pgn_name = "Chess960",
                                         .other_names = other_names,
                                         .initial = {.count = initial_positions,
                                                     .usual = usual_initial_position,
                                                     .of = initial_setup,
                                                     .number_of = number_of},
                                         .engines_castling = EnginesCastling{"UCI_Chess960"},
                                         .is_offered = true,
                                         .is_optional_in_laws = true};

} // namespace rules::variants::chess960
