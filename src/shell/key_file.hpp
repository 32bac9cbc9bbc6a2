// Files of keys as TOML: what reading key maps and whose keys they are have in common.
#pragma once

#include "src/shell/key_map_fault.hpp"

#include <toml++/toml.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace shell {

/// A key of a table and its value.
struct Entry {
    std::string key;
    const toml::node* value;
};

/// The entries of a table in the order of the text: the parser sorts them by name.
std::vector<Entry> in_order(const toml::table& table);

/// The text as a table, or why it is none.
std::variant<toml::table, KeyMapFault> parse_keys(std::string_view text, const std::string& file);

/// The whole of a file, or that it cannot be read.
std::variant<std::string, KeyMapFault> read_keys(const std::filesystem::path& file);

/// What is wrong at that place of the file.
KeyMapFault fault_at(const toml::node& where, const std::string& file, const std::string& key, std::string expected);

/// The `.toml` files of a folder, by name.
std::vector<std::filesystem::path> files_of_keys(const std::filesystem::path& folder);

} // namespace shell
