// The games of the 38th Jan-Bakhtegan Cup beside its main tournament, and what each is played with.
#pragma once

#include <array>
#include <string_view>

namespace settings {

/// One of the cup's annexes. Touched pieces, claims, penalties and flags follow from the cup's edition of the Laws.
struct CupGame {
    std::string_view name; ///< as the catalogues choose by it
    std::string_view variant;
    std::string_view time_control; ///< as PGN's TimeControl
};

/// Annexes 1 to 3.
inline constexpr std::array cup_games{CupGame{"blitz", "standard", "300+0"}, CupGame{"doubles", "doubles", "600+0"},
                                      CupGame{"matranj", "matranj", "600+0"}};

/// The edition of the Laws with the cup's rules.
inline constexpr std::string_view cup_edition = "cup38";

} // namespace settings
