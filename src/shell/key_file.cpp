#include "src/shell/key_file.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace shell {

std::string describe(const KeyMapFault& fault) {
    std::string text = fault.file;
    if (fault.line) text += ":" + std::to_string(*fault.line);
    if (fault.key) text += ": " + *fault.key;
    return text + ": expected " + fault.expected;
}

std::vector<Entry> in_order(const toml::table& table) {
    std::vector<Entry> entries;
    for (auto&& [key, value] : table) entries.push_back({std::string(key.str()), &value});
    const auto place = [](const Entry& entry) {
        const toml::source_position begin = entry.value->source().begin;
        return std::pair(begin.line, begin.column);
    };
    std::sort(entries.begin(), entries.end(),
              [&](const Entry& left, const Entry& right) { return place(left) < place(right); });
    return entries;
}

std::variant<toml::table, KeyMapFault> parse_keys(std::string_view text, const std::string& file) {
    try {
        return toml::parse(text, file);
    } catch (const toml::parse_error& error) {
        return KeyMapFault{file, error.source().begin.line, std::nullopt, "TOML: " + std::string(error.description())};
    }
}

std::variant<std::string, KeyMapFault> read_keys(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    if (!stream || !(text << stream.rdbuf()))
        return KeyMapFault{file.string(), std::nullopt, std::nullopt, "a key map that can be read"};
    return text.str();
}

KeyMapFault fault_at(const toml::node& where, const std::string& file, const std::string& key, std::string expected) {
    const std::uint32_t line = where.source().begin.line;
    return {file, line == 0 ? std::nullopt : std::optional(line), key, std::move(expected)};
}

std::vector<std::filesystem::path> files_of_keys(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code unseen;
    for (const auto& file : std::filesystem::directory_iterator(folder, unseen))
        if (file.path().extension() == ".toml") files.push_back(file.path());
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace shell
