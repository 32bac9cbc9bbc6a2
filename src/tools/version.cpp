#include "src/tools/tool.hpp"

#include <iostream>

namespace tools {

void add_version(Toolbox& toolbox) {
    toolbox.app.add_subcommand("version", "Print the version")->callback([] { std::cout << "klangbrett 0.1.0\n"; });
}

} // namespace tools
