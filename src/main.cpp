// Wiring and the command line, nothing else.
#include "src/tools/tool.hpp"

#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
    CLI::App app{"Klangbrett: chess by ear"};
    tools::Toolbox toolbox{app};
    tools::add_all(toolbox);
    app.require_subcommand(0, 1);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : static_cast<int>(tools::Status::BadInput);
    }
    return static_cast<int>(toolbox.status);
}
