// Key maps as files: src/shell/keys/*.toml.
//
// A map has the tables `everywhere`, `list`, `text` and `board`. In them, `command = ["Chord", ...]` names every chord
// of a command; the first one is the one that help tells of. Commands that are numbered stand in the table `numbered`
// of their context, and there the place in the array is the number: `go_to_rank = ["1", "2", ...]`.
#pragma once

#include "src/session/key_map.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace shell {

/// What is wrong with a key map, and where.
struct KeyMapFault {
    std::string file;
    std::optional<std::uint32_t> line; ///< from 1; empty where the file as a whole is meant
    std::optional<std::string> key;    ///< dotted, `board.cursor_up`; empty where no key is meant
    std::string expected;              ///< what should have been there, in plain English
    bool operator==(const KeyMapFault&) const = default;
};

/// One line for stderr or a log.
std::string describe(const KeyMapFault& fault);

/// Reads a key map from TOML; `file` names it in faults, and its stem is the map's name. The bindings are in the
/// order of the text. Refused: what is no TOML, no command, no chord; a command outside the table of its context; a
/// chord that means two things in one context, or one of them everywhere; a chord that screen readers or desktops own;
/// in `text`, one that types a character; a numbered command without a chord for each of its numbers.
std::variant<session::KeyMap, KeyMapFault> read_key_map(std::string_view text, const std::string& file);

/// Reads the file.
std::variant<session::KeyMap, KeyMapFault> load_key_map(const std::filesystem::path& file);

/// Where a command may be bound.
session::Context home(session::Command command);

/// How many numbers a numbered command has; empty for one that is not numbered.
std::optional<std::size_t> numbers(session::Command command);

} // namespace shell
