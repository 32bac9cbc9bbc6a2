// Where a key map binds a command, and how often.
#pragma once

#include "src/session/core/key_map.hpp"

#include <cstddef>
#include <optional>

namespace shell {

/// The table in which a command is bound; one of `everywhere` may have chords in the others too.
session::KeyContext home(session::Command command);

/// How many numbers a numbered command has; empty for one that is not numbered.
std::optional<std::size_t> numbers(session::Command command);

} // namespace shell
