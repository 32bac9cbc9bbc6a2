#include "speech/phrases/messages_file.hpp"

#include "base/toml/parse.hpp"

#include <utility>

namespace speech::phrases {
namespace {

using base::toml::DataFault;

int line_of(const toml::node& node) { return base::toml::line_of(node).value_or(1); }

} // namespace

std::variant<std::vector<Message>, DataFault> read_messages(std::string_view text, const std::string& name) {
    const auto parsed = base::toml::parse(text, name);
    if (!parsed) return parsed.error();
    std::vector<Message> messages;
    for (const auto& [section, keys] : *parsed) {
        const toml::table* table = keys.as_table();
        if (table == nullptr)
            return base::toml::fault_at(keys, name, std::string(section.str()), "a section, for example [menu]");
        for (const auto& [key, value] : *table) {
            const toml::value<std::string>* pattern = value.as_string();
            std::string full = std::string(section.str()) + '.' + std::string(key.str());
            if (pattern == nullptr) return base::toml::fault_at(value, name, full, "a text in quotation marks");
            messages.push_back({std::move(full), pattern->get(), line_of(value)});
        }
    }
    return messages;
}

} // namespace speech::phrases
