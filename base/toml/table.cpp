#include "base/toml/table.hpp"

#include "base/toml/parse.hpp"

#include <algorithm>

namespace base::toml {
namespace {

std::string one_of(std::initializer_list<std::string_view> keys) {
    std::string list = "one of: ";
    for (const std::string_view key : keys) list += (key == *keys.begin() ? "" : ", ") + std::string(key);
    return list;
}

} // namespace

Table::Table(const ::toml::table& table, std::string file, std::string path)
    : table_(&table)
    , file_(std::move(file))
    , path_(std::move(path)) {}

void Table::know(std::initializer_list<std::string_view> keys) const {
    for (const auto& [key, node] : *table_) {
        if (std::find(keys.begin(), keys.end(), key.str()) != keys.end()) continue;
        refuse_at(node, key.str(), one_of(keys));
    }
}

std::string Table::text(std::string_view key) const { return one_line(key, existing(key, "a text")); }

std::int64_t Table::number(std::string_view key, std::int64_t least, std::int64_t most) const {
    existing(key, "a whole number");
    return *optional_number(key, least, most);
}

std::optional<std::int64_t> Table::optional_number(std::string_view key, std::int64_t least, std::int64_t most) const {
    const ::toml::node* const node = table_->get(key);
    if (node == nullptr) return std::nullopt;
    const std::string expected = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!node->is_integer()) refuse_at(*node, key, expected);
    const std::int64_t value = node->as_integer()->get();
    if (value < least || value > most) refuse_at(*node, key, expected);
    return value;
}

std::vector<std::string> Table::texts(std::string_view key) const {
    existing(key, "an array of texts");
    return optional_texts(key);
}

std::vector<std::string> Table::optional_texts(std::string_view key) const {
    std::vector<std::string> found;
    const ::toml::node* const node = table_->get(key);
    if (node == nullptr) return found;
    if (!node->is_array()) refuse_at(*node, key, "an array of texts");
    for (const ::toml::node& element : *node->as_array()) found.push_back(one_line(key, element));
    return found;
}

std::vector<std::pair<std::string, std::string>> Table::options(std::string_view key) const {
    std::vector<std::pair<std::string, std::string>> found;
    const ::toml::node* const node = table_->get(key);
    if (node == nullptr) return found;
    if (!node->is_table()) refuse_at(*node, key, "a table of options");
    for (const auto& [name, value] : *node->as_table()) {
        const std::string where = std::string(key) + "." + std::string(name.str());
        if (const auto* number = value.as_integer()) {
            found.push_back({std::string(name.str()), std::to_string(number->get())});
        } else if (const auto* flag = value.as_boolean()) {
            found.push_back({std::string(name.str()), flag->get() ? "true" : "false"});
        } else if (value.is_string()) {
            found.push_back({std::string(name.str()), one_line(where, value)});
        } else {
            refuse_at(value, where, "a text, a whole number, true or false");
        }
    }
    return found;
}

std::vector<Table> Table::tables(std::string_view key) const {
    const ::toml::node& node = existing(key, "an array of tables");
    if (!node.is_array_of_tables()) refuse_at(node, key, "an array of tables");
    std::vector<Table> found;
    for (const ::toml::node& element : *node.as_array())
        found.emplace_back(*element.as_table(), file_, path_ + std::string(key) + ".");
    return found;
}

std::vector<Table> Table::optional_tables(std::string_view key) const {
    return table_->contains(key) ? tables(key) : std::vector<Table>{};
}

std::string Table::one_line(std::string_view key, const ::toml::node& node) const {
    if (!node.is_string()) refuse_at(node, key, "a text");
    std::string text = node.as_string()->get();
    const bool is_one_line = std::none_of(text.begin(), text.end(), [](char byte) { return byte >= 0 && byte < ' '; });
    if (!is_one_line) refuse_at(node, key, "a text of one line");
    return text;
}

const ::toml::node& Table::existing(std::string_view key, const char* expected) const {
    const ::toml::node* const node = table_->get(key);
    if (node == nullptr) refuse_at(*table_, key, expected);
    return *node;
}

void Table::refuse(std::string_view key, std::string expected) const {
    const ::toml::node* const node = table_->get(key);
    refuse_at(node == nullptr ? *table_ : *node, key, std::move(expected));
}

void Table::refuse_at(const ::toml::node& node, std::string_view key, std::string expected) const {
    throw FaultFound(fault_at(node, file_, path_ + std::string(key), std::move(expected)));
}

} // namespace base::toml
