#include "speech/hearing/likelihood.hpp"

#include "speech/hearing/fitted.hpp"

#include <algorithm>
#include <cmath>

namespace speech::hearing {

// What is far beyond what was fitted says no more than the limit does.
double likelihood_of(const Scored& scored) {
    const Weights& weights = trained_weights;
    constexpr double most_lead = 150;
    const double lead = std::min(scored.ahead.value_or(most_lead), most_lead);
    const double exponent = weights.constant + weights.lead * lead / 50 +
                            weights.small_lead * std::min(lead, 20.0) / 20 +
                            weights.any_move * std::clamp(scored.behind_any_move, -100.0, 100.0) / 20 +
                            weights.any_sounds * std::clamp(scored.behind_any_sounds, -2.0, 4.0) +
                            weights.signal_to_noise * std::min(scored.signal_to_noise, 40.0) / 20 +
                            weights.words * static_cast<double>(scored.words) / 5;
    return 1 / (1 + std::exp(-exponent));
}

} // namespace speech::hearing
