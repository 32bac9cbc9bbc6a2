// The usual key map as it was when the program was built, for when its file cannot be used.
#pragma once

#include "src/session/core/key_map.hpp"

namespace shell {

session::KeyMap built_in_key_map();

} // namespace shell
