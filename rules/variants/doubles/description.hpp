// What doubles tells of itself.
#pragma once

#include "rules/variants/standard/description.hpp"

namespace rules::variants::doubles {

inline constexpr Description description{.name = "doubles",
                                         .pgn_name = "doubles",
                                         .initial = standard::initial_array,
                                         .has_partners = true,
                                         .ends_as_ordinary_chess = false}; // pieces may still come

} // namespace rules::variants::doubles
