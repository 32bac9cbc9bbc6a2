// The program at work: carries out what the session asks, in order, and tells it what comes of it.
#pragma once

#include "src/app/options.hpp"

namespace app {

/// Runs the program until it is left. Returns the exit status: 0, or 2 with a complaint on stderr if it could not
/// begin.
int run(const Options& options);

} // namespace app
