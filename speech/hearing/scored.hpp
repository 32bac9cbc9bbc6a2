// What a recogniser that was trained on other people has found, and how near everything else is.
#pragma once

#include "speech/hearing/heard.hpp"

#include <cstddef>
#include <optional>

namespace speech::hearing {

/// The nearest of all that may be said to a recogniser that was trained on others, and what speaks for it and against
/// it.
struct Scored {
    Said said;
    /// By how much the score of what means something else is worse, and that, where it is understood; empty if there is
    /// nothing else.
    std::optional<double> ahead{};
    std::optional<Said> other{};
    /// By how much the score of any move is better, whether it may be said here or not; negative where it is worse.
    double behind_any_move = 0;
    /// The same of any sounds, for each hundredth of a second.
    double behind_any_sounds = 0;
    double signal_to_noise = 0; ///< decibels
    std::size_t words = 0;      ///< in what was said
};

} // namespace speech::hearing
