// The acts of a table script, each by its word.
#pragma once

#include "src/tools/script/deed.hpp"

#include <string>
#include <variant>
#include <vector>

namespace tools::script {

using Words = std::vector<std::string>;

/// The words with a space between them.
std::string join(const Words& words);

/// Who is to act, and what stands after the act's word.
struct Asked {
    Actor actor;
    Words arguments;
    bool is_assistant = false; ///< the side's assistant acts, not the player
};

/// A deed, or what was expected instead.
using DeedReading = std::variant<Deed, std::string>;

DeedReading read_deed(const std::string& word, const Asked& asked);

} // namespace tools::script
