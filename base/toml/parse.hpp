// A text as TOML, and where in it something stands.
#pragma once

#include "base/toml/data_fault.hpp"
#include "base/values/result.hpp"

#include <toml++/toml.h>

#include <string>
#include <string_view>
#include <vector>

namespace base::toml {

/// The text as a table, or why it is none; `file` names it in faults.
values::Result<::toml::table, DataFault> parse(std::string_view text, std::string file);

/// Where a value stands in its text, from 1; empty for one that stands in none.
std::optional<int> line_of(const ::toml::node& value);

/// That there, under that dotted key, something else was expected.
DataFault fault_at(const ::toml::node& value, std::string file, std::optional<std::string> key, std::string expected);

/// A key of a table and its value.
struct Entry {
    std::string key;
    const ::toml::node* value;
};

/// The entries of a table in the order of the text: the parser sorts them by name.
std::vector<Entry> in_order(const ::toml::table& table);

} // namespace base::toml
