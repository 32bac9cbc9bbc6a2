// Written by scripts/fit_hearing.
#pragma once

namespace speech::hearing {

/// What each piece of evidence weighs that speaks for what was found, or against it (likelihood_of).
struct Weights {
    double constant;
    double lead;
    double small_lead;
    double any_move;
    double any_sounds;
    double signal_to_noise;
    double words;
};
/// Fitted to 399 utterances of one half of the voices.
inline constexpr Weights trained_weights{-1.201, 1.350, 0.580, -0.260, -1.013, 0.914, -0.200};

/// How likely it must be to be believed, and to be asked about. A wrong move is worst, being asked is cheap, and not
/// being understood is annoying.
inline constexpr double sure_likelihood = 0.8;
inline constexpr double doubtful_likelihood = 0.5;

} // namespace speech::hearing
