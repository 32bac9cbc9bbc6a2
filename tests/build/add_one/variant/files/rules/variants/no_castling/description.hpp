// What chess without castling tells of itself.
#pragma once

#include "rules/variants/description.hpp"

namespace rules::variants::no_castling {

inline constexpr auto array_without_castling = [] {
    board::Setup setup = board::Setup::initial();
    setup.castling = {};
    return setup;
};

inline constexpr Description description{.name = "no_castling",
                                         .pgn_name = "No castling",
                                         .initial = {.of = [](int) { return array_without_castling(); },
                                                     .number_of =
                                                         [](const board::Setup& setup) {
                                                             return setup == array_without_castling() ? std::optional(0)
                                                                                                      : std::nullopt;
                                                         }},
                                         .has_castling = false,
                                         .is_offered = true};

} // namespace rules::variants::no_castling
