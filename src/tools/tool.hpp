// The subcommands that need no window. Each is one file: `<name>.cpp` defines `void add_<name>(Toolbox&)`, and the
// build finds it.
#pragma once

#include <CLI/CLI.hpp>

namespace tools {

/// How a subcommand ended, as the shell sees it.
enum class Status : int {
    Done = 0,
    No = 1,       ///< the answer is "no", or a line was refused
    BadInput = 2, ///< bad usage or unreadable input
};

/// The command line being assembled, and the status the chosen subcommand leaves.
struct Toolbox {
    CLI::App& app;
    Status status = Status::Done;
};

/// Adds every subcommand. A subcommand runs as its callback, writes results to stdout and complaints to stderr.
void add_all(Toolbox& toolbox);

} // namespace tools
