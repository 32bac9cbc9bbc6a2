// Whose keys are whose: data/keys/taken/*.toml, a file for each screen reader and one for desktops.
//
// `owner` names who has the keys of the file; `held` are the keys, or keys held together, which make any other key
// theirs; each table is a layout or a desktop, with the `chords` that belong to them there.
#pragma once

#include "base/toml/data_fault.hpp"
#include "src/session/core/key_map.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shell {

/// A screen reader, or the desktop.
struct Owner {
    std::string name;
    std::vector<std::string> held;
    std::vector<std::string> chords;
};

/// Everybody who has keys.
struct Taken {
    std::vector<Owner> owners;

    /// Whose the chord is; empty for one that is free.
    std::optional<std::string> owner_of(const session::Chord& chord) const;
};

/// Reads every file of the folder.
std::variant<Taken, base::toml::DataFault> load_taken(const std::filesystem::path& folder);

/// Something the player can ask for by key.
struct Wish {
    session::Command command;
    int number;
    auto operator<=>(const Wish&) const = default;
};

/// What has to be within reach of a key in that key_context: its own commands, and those of `Everywhere`.
std::vector<Wish> wishes(session::KeyContext key_context);

/// The first command that has no chord in one of the key_contexts, or none there which is free and types no text where
/// text is typed; empty if all can be reached. `file` is named in the fault.
std::optional<base::toml::DataFault> unreachable(const session::KeyMap& keys, const Taken& taken,
                                                 const std::string& file);

} // namespace shell
