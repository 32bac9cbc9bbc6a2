// How likely it is that what a recogniser has found was said.
#pragma once

#include "speech/hearing/scored.hpp"

namespace speech::hearing {

/// From 0 to 1, by all that speaks for it and against it together: a logistic regression, fitted by scripts/fit_hearing
/// to utterances of voices with which it is not counted.
double likelihood_of(const Scored& scored);

} // namespace speech::hearing
