// Everything the program finds on disk before it can begin.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/model.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace app {

/// Nothing can be begun: what is missing or wrong, in one line of English for the terminal.
struct NoResources {
    std::string complaint;
};

/// A file of the data that is missing or wrong, and that can be done without.
struct Broken {
    session::DataBroken::What what;
    std::string name; ///< of the language, the key map, the edition ...
    std::string file;
    std::optional<int> line; ///< from 1; empty where the file as a whole is meant
    std::string expected;    ///< in plain English

    /// One line for the terminal.
    std::string complaint() const;
};

struct Resources {
    std::shared_ptr<const session::Equipment> equipment;
    std::vector<Broken> broken; ///< what the equipment lacks
};

/// Reads languages, vocabularies, key maps, levels, engines and editions below the data folder. A file that is missing
/// or wrong costs what it holds and no more: a vocabulary is replaced by another one of its language, the usual key map
/// by the one built in. There has to be a language with a vocabulary, and an edition.
std::variant<Resources, NoResources> load_resources(const std::filesystem::path& data);

} // namespace app
