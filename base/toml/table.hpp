// Reading a table strictly: every key is known, every value has its type, or there is a fault to tell.
#pragma once

#include "base/toml/data_fault.hpp"
#include "base/values/result.hpp"

#include <toml++/toml.h>

#include <cstdint>
#include <exception>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace base::toml {

/// How a fault leaves the reading functions of a Table, up to read(), which makes a value of it.
struct FaultFound : std::exception {
    explicit FaultFound(DataFault found)
        : fault(std::move(found)) {}
    DataFault fault;
};

/// A table of a data file, with what is needed to say where a fault is. Its functions throw FaultFound.
class Table {
public:
    /// `path` stands before its keys in faults: nothing, or `level.choice.`.
    Table(const ::toml::table& table, std::string file, std::string path);

    /// Refuses any key that is not one of these.
    void know(std::initializer_list<std::string_view> keys) const;

    /// A text of one line.
    std::string text(std::string_view key) const;
    /// A whole number of this range.
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::optional<std::int64_t> optional_number(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::vector<std::string> texts(std::string_view key) const;
    /// Empty where the key is missing.
    std::vector<std::string> optional_texts(std::string_view key) const;
    /// A table of whatever names with texts, whole numbers or true and false, all written as texts; sorted by name.
    /// Empty where the key is missing.
    std::vector<std::pair<std::string, std::string>> options(std::string_view key) const;
    /// An array of tables with at least one.
    std::vector<Table> tables(std::string_view key) const;
    /// None where the key is missing.
    std::vector<Table> optional_tables(std::string_view key) const;

    /// That something else was expected under that key, which may be missing.
    [[noreturn]] void refuse(std::string_view key, std::string expected) const;

private:
    std::string one_line(std::string_view key, const ::toml::node& node) const;
    const ::toml::node& existing(std::string_view key, const char* expected) const;
    [[noreturn]] void refuse_at(const ::toml::node& node, std::string_view key, std::string expected) const;

    const ::toml::table* table_;
    std::string file_;
    std::string path_;
};

/// What `read` makes of the root table of a file, or the first fault it finds.
template <typename Value>
values::Result<Value, DataFault> read(const ::toml::table& root, const std::string& file,
                                      Value (*read_root)(const Table& root)) {
    try {
        return read_root(Table(root, file, ""));
    } catch (const FaultFound& found) {
        return values::failed(found.fault);
    }
}

} // namespace base::toml
