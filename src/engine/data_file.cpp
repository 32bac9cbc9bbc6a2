#include "src/engine/data_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <utility>

namespace engine {

namespace {

std::optional<std::uint32_t> line_of(const toml::source_region& region) {
    if (!region.begin) return std::nullopt;
    return region.begin.line;
}

} // namespace

toml::table parse_data(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    if (!stream.is_open() || stream.bad())
        throw DataFaultFound({file.string(), std::nullopt, std::nullopt, Fault::NotReadable, "a readable file"});
    try {
        return toml::parse(text, file.string());
    } catch (const toml::parse_error& error) {
        throw DataFaultFound({file.string(), line_of(error.source()), std::nullopt, Fault::NotToml,
                              fmt::format("TOML ({})", error.description())});
    }
}

DataTable::DataTable(const toml::table& table, std::string file, std::string path)
    : table_(&table)
    , file_(std::move(file))
    , path_(std::move(path)) {}

void DataTable::know(std::initializer_list<std::string_view> keys) const {
    for (const auto& [key, node] : *table_) {
        if (std::find(keys.begin(), keys.end(), key.str()) != keys.end()) continue;
        refuse_at(node, key.str(), Fault::UnknownKey, fmt::format("one of: {}", fmt::join(keys, ", ")));
    }
}

std::string DataTable::text(std::string_view key) const { return one_line(key, existing(key, "a text")); }

std::int64_t DataTable::number(std::string_view key, std::int64_t least, std::int64_t most) const {
    existing(key, "a whole number");
    return *optional_number(key, least, most);
}

std::optional<std::int64_t> DataTable::optional_number(std::string_view key, std::int64_t least,
                                                       std::int64_t most) const {
    const toml::node* const node = table_->get(key);
    if (node == nullptr) return std::nullopt;
    const std::string expected = fmt::format("a whole number from {} to {}", least, most);
    if (!node->is_integer()) refuse_at(*node, key, Fault::WrongType, expected);
    const std::int64_t value = node->as_integer()->get();
    if (value < least || value > most) refuse_at(*node, key, Fault::OutOfRange, expected);
    return value;
}

std::vector<std::string> DataTable::texts(std::string_view key) const {
    existing(key, "an array of texts");
    return optional_texts(key);
}

std::vector<std::string> DataTable::optional_texts(std::string_view key) const {
    std::vector<std::string> found;
    const toml::node* const node = table_->get(key);
    if (node == nullptr) return found;
    if (!node->is_array()) refuse_at(*node, key, Fault::WrongType, "an array of texts");
    for (const toml::node& element : *node->as_array()) found.push_back(one_line(key, element));
    return found;
}

std::vector<OptionSetting> DataTable::options(std::string_view key) const {
    std::vector<OptionSetting> found;
    const toml::node* const node = table_->get(key);
    if (node == nullptr) return found;
    if (!node->is_table()) refuse_at(*node, key, Fault::WrongType, "a table of options");
    for (const auto& [name, value] : *node->as_table()) {
        const std::string where = fmt::format("{}.{}", key, name.str());
        if (const auto* number = value.as_integer()) {
            found.push_back({std::string(name), std::to_string(number->get())});
        } else if (const auto* flag = value.as_boolean()) {
            found.push_back({std::string(name), flag->get() ? "true" : "false"});
        } else if (value.is_string()) {
            found.push_back({std::string(name), one_line(where, value)});
        } else {
            refuse_at(value, where, Fault::WrongType, "a text, a whole number, true or false");
        }
    }
    return found;
}

std::vector<DataTable> DataTable::tables(std::string_view key) const {
    const toml::node& node = existing(key, "an array of tables");
    if (!node.is_array_of_tables()) refuse_at(node, key, Fault::WrongType, "an array of tables");
    std::vector<DataTable> found;
    for (const toml::node& element : *node.as_array())
        found.emplace_back(*element.as_table(), file_, fmt::format("{}{}.", path_, key));
    return found;
}

std::string DataTable::one_line(std::string_view key, const toml::node& node) const {
    if (!node.is_string()) refuse_at(node, key, Fault::WrongType, "a text");
    std::string text = node.as_string()->get();
    const bool is_one_line = std::none_of(text.begin(), text.end(), [](char byte) { return byte >= 0 && byte < ' '; });
    if (!is_one_line) refuse_at(node, key, Fault::OutOfRange, "a text of one line");
    return text;
}

const toml::node& DataTable::existing(std::string_view key, const char* expected) const {
    const toml::node* const node = table_->get(key);
    if (node == nullptr) refuse_at(*table_, key, Fault::MissingKey, expected);
    return *node;
}

void DataTable::refuse(std::string_view key, Fault fault, std::string expected) const {
    const toml::node* const node = table_->get(key);
    refuse_at(node == nullptr ? *table_ : *node, key, fault, std::move(expected));
}

void DataTable::refuse_at(const toml::node& node, std::string_view key, Fault fault, std::string expected) const {
    throw DataFaultFound({file_, line_of(node.source()), fmt::format("{}{}", path_, key), fault, std::move(expected)});
}

} // namespace engine
