// The text of a messages.toml as a list of patterns, before anything is made of them.
#pragma once

#include "base/toml/data_fault.hpp"

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

/// All lines of a catalogue, in the order of their names.
struct Messages {
    std::vector<Message> full;
    std::vector<Message> brief; ///< of `[short.section]`: what is said instead to whoever wants to hear little
};

/// Reads sections of keys with texts, and the same within the section `short`, and nothing else. `file` names it in
/// faults.
std::variant<Messages, base::toml::DataFault> read_messages(std::string_view toml, const std::string& file);

} // namespace speech::phrases
