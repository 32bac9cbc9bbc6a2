// Key maps as files: data/keys/*.toml.
//
// A map has the tables `everywhere`, `list`, `text` and `board`. In them, `command = ["Chord", ...]` names every chord
// of a command; the first one is the one that help tells of. Commands that are numbered stand in the table `numbered`
// of their key_context, and there the place in the array is the number: `go_to_rank = ["1", "2", ...]`. A command of
// `everywhere` may have chords of its own in one of the other tables.
//
// `title` is how players call the map. `parent` names another one, which has no parent itself: all its bindings hold,
// but a command that stands here has these chords instead, and a chord that stands here means this and nothing else.
#pragma once

#include "base/toml/data_fault.hpp"
#include "src/session/core/key_map.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shell {

/// Finds the map another one names as its parent.
using Parents = std::function<std::variant<session::KeyMap, base::toml::DataFault>(const std::string& name)>;

/// Reads a key map from TOML; `file` names it in faults, and its stem is the map's name. The bindings are in the
/// order of the text, and of the parent's before it. Refused: what is no TOML, no command, no chord; a command outside
/// the table of its key_context; a chord that means two things in one key_context, or one of them everywhere; a chord
/// that is never the program's; in `text`, one that types a character; a numbered command without a chord for each of
/// its numbers; a parent where `parents` is empty.
std::variant<session::KeyMap, base::toml::DataFault> read_key_map(std::string_view text, const std::string& file,
                                                                  const Parents& parents = {});

/// Reads the file; a parent is looked for beside it, and so is the folder `taken`. Refused besides: a map in which some
/// command cannot be reached without a chord that belongs to a screen reader or a desktop; where a file of that folder
/// is wrong, this is not looked at.
std::variant<session::KeyMap, base::toml::DataFault> load_key_map(const std::filesystem::path& file);

/// Every map of the folder, by name.
std::variant<std::vector<session::KeyMap>, base::toml::DataFault> load_key_maps(const std::filesystem::path& folder);

} // namespace shell
