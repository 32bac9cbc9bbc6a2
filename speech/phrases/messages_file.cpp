#include "speech/phrases/messages_file.hpp"

#include <toml++/toml.h>

namespace speech::phrases {
namespace {

int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

} // namespace

std::variant<std::vector<Message>, MessagesFault> read_messages(std::string_view text) {
    toml::table file;
    try {
        file = toml::parse(text);
    } catch (const toml::parse_error& error) {
        return MessagesFault{static_cast<int>(error.source().begin.line), std::string(error.description())};
    }
    std::vector<Message> messages;
    for (const auto& [section, keys] : file) {
        const toml::table* table = keys.as_table();
        if (table == nullptr) return MessagesFault{line_of(keys), "a section, for example [menu]"};
        for (const auto& [key, value] : *table) {
            const toml::value<std::string>* pattern = value.as_string();
            if (pattern == nullptr) return MessagesFault{line_of(value), "a text in quotation marks"};
            messages.push_back(
                {std::string(section.str()) + '.' + std::string(key.str()), pattern->get(), line_of(value)});
        }
    }
    return messages;
}

} // namespace speech::phrases
