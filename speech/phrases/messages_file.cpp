#include "speech/phrases/messages_file.hpp"

#include "base/toml/parse.hpp"

#include <optional>
#include <utility>

namespace speech::phrases {
namespace {

using base::toml::DataFault;

constexpr std::string_view brief_sections = "short";

int line_of(const toml::node& node) { return base::toml::line_of(node).value_or(1); }

/// Adds the sections of a table; answers the first thing that is none.
std::optional<DataFault> read_sections(const toml::table& sections, const std::string& name, const std::string& within,
                                       std::vector<Message>& messages) {
    for (const auto& [section, keys] : sections) {
        const std::string path(section.str());
        if (within.empty() && path == brief_sections) continue;
        const toml::table* table = keys.as_table();
        if (table == nullptr) return base::toml::fault_at(keys, name, within + path, "a section, for example [menu]");
        for (const auto& [key, value] : *table) {
            const toml::value<std::string>* pattern = value.as_string();
            std::string full = path + '.' + std::string(key.str());
            if (pattern == nullptr)
                return base::toml::fault_at(value, name, within + full, "a text in quotation marks");
            messages.push_back({std::move(full), pattern->get(), line_of(value)});
        }
    }
    return std::nullopt;
}

} // namespace

std::variant<Messages, DataFault> read_messages(std::string_view text, const std::string& name) {
    const auto parsed = base::toml::parse(text, name);
    if (!parsed) return parsed.error();
    Messages messages;
    if (auto fault = read_sections(*parsed, name, "", messages.full)) return std::move(*fault);
    const toml::node* const brief = parsed->get(brief_sections);
    if (brief == nullptr) return messages;
    const std::string path(brief_sections);
    if (!brief->is_table()) return base::toml::fault_at(*brief, name, path, "sections, for example [short.menu]");
    if (auto fault = read_sections(*brief->as_table(), name, path + ".", messages.brief)) return std::move(*fault);
    return messages;
}

} // namespace speech::phrases
