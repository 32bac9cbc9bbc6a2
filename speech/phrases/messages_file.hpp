// The text of a messages.toml as a list of patterns, before anything is made of them.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::phrases {

/// One line of a catalogue: `key = "pattern"` in a section.
struct Message {
    std::string name; ///< `section.key`
    std::string pattern;
    int line; ///< from 1
};

/// The file is not a catalogue: where, and what was expected there.
struct MessagesFault {
    int line; ///< from 1
    std::string expected;
    bool operator==(const MessagesFault&) const = default;
};

/// Reads sections of keys with texts, and nothing else, in the order of their names.
std::variant<std::vector<Message>, MessagesFault> read_messages(std::string_view toml);

} // namespace speech::phrases
