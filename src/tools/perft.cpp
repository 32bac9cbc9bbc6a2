// `perft`: how many leaves the tree of legal moves has, and how long counting took.
#include "src/tools/asking/position.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <chrono>
#include <iostream>
#include <memory>

namespace tools {

void add_perft(Toolbox& toolbox) {
    struct Options {
        int depth = 0;
        asking::PositionOptions position;
    };
    CLI::App& command = *toolbox.app.add_subcommand("perft", "Count the leaves of the tree of legal moves");
    auto options = std::make_shared<Options>();
    command.add_option("DEPTH", options->depth, "How many plies deep")->required()->check(CLI::Range(0, 100));
    asking::add_position_options(command, options->position);
    command.callback([options, &toolbox] {
        const auto position = asking::read_position(options->position);
        if (!position) {
            toolbox.status = Status::BadInput;
            return;
        }
        const auto start = std::chrono::steady_clock::now();
        const auto nodes = position->perft(options->depth);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        std::cout << fmt::format("nodes {}\nseconds {:.3f}\n", nodes, seconds.count());
    });
}

} // namespace tools
