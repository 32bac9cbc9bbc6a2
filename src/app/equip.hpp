// Everything the program finds on disk before it can begin.
#pragma once

#include "src/session/model.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

namespace app {

/// A data file that is missing or wrong: which, where, and what was expected, in one line of English for the terminal.
struct Unequipped {
    std::string complaint;
};

/// Reads languages, vocabularies, key maps, levels, engines and editions below the data folder.
std::variant<std::shared_ptr<const session::Equipment>, Unequipped> equip(const std::filesystem::path& data);

} // namespace app
