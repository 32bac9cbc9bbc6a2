// Every screen of the program, reached as a player reaches it.
#pragma once

#include "src/session/core/view.hpp"

#include <string>
#include <vector>

namespace screens {

struct Scene {
    std::string name; ///< for a file: `game-menu`
    session::View view;
};

/// In that language.
std::vector<Scene> all_scenes(const std::string& language);

} // namespace screens
