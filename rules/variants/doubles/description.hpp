// What doubles tells of itself.
#pragma once

#include "rules/variants/standard/description.hpp"

#include <array>

namespace rules::variants::doubles {

/// As other programs write it.
inline constexpr std::array<std::string_view, 2> other_names{"bughouse chess", "tandem chess"};

inline constexpr Description description{.name = "doubles",
                                         .pgn_name = "Bughouse",
                                         .other_names = other_names,
                                         .initial = standard::initial_array,
                                         .engines_name = "bughouse",
                                         .has_partners = true,
                                         .ends_as_ordinary_chess = false, // pieces may still come
                                         .is_offered = true};

} // namespace rules::variants::doubles
