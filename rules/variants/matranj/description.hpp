// What matranj tells of itself.
#pragma once

#include "rules/variants/description.hpp"

namespace rules::variants::matranj {

/// The array of ordinary chess, in which nobody castles.
inline constexpr auto array_without_castling = [] {
    board::Setup setup = board::Setup::initial();
    setup.castling = {};
    return setup;
};

inline constexpr Description description{.name = "matranj",
                                         .pgn_name = "matranj",
                                         .initial = {.of = [](int) { return array_without_castling(); },
                                                     .number_of =
                                                         [](const board::Setup& setup) {
                                                             return setup == array_without_castling() ? std::optional(0)
                                                                                                      : std::nullopt;
                                                         }},
                                         .has_castling = false,
                                         .ends_as_ordinary_chess = false}; // nobody mates

} // namespace rules::variants::matranj
