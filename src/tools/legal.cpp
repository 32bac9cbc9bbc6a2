// `legal`: the legal moves of a position, in the letters of a language.
#include "rules/notation/san.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>

#include <iostream>
#include <memory>
#include <set>

namespace tools {

void add_legal(Toolbox& toolbox) {
    struct Options {
        std::string letters = "en";
        asking::PositionOptions position;
    };
    CLI::App& command = *toolbox.app.add_subcommand("legal", "List the legal moves in algebraic notation, sorted");
    auto options = std::make_shared<Options>();
    asking::add_position_options(command, options->position);
    command.add_option("--letters", options->letters, "The language of the piece letters: en de fr es nl ar fa")
        ->capture_default_str();
    command.callback([options, &toolbox] {
        const auto letters = rules::notation::letters_of(options->letters);
        if (!letters) {
            std::cerr << fmt::format("--letters {}: expected one of en de fr es nl ar fa\n", options->letters);
            toolbox.status = Status::BadInput;
            return;
        }
        const auto position = asking::read_position(options->position);
        if (!position) {
            toolbox.status = Status::BadInput;
            return;
        }
        std::set<std::string> moves;
        for (const auto move : position->legal_moves())
            moves.insert(rules::notation::write_san(*position, move, *letters));
        for (const auto& move : moves) std::cout << move << '\n';
    });
}

} // namespace tools
