// Reading this folder's TOML strictly: every key is known, every value has its type, or there is a fault to tell.
#pragma once

#include "src/engine/data_fault.hpp"
#include "src/engine/engine_spec.hpp"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <toml++/toml.h>
#include <utility>
#include <variant>
#include <vector>

namespace engine {

/// How a fault leaves the reading functions below. It never leaves this folder: `read_data` catches it.
struct DataFaultFound : std::exception {
    explicit DataFaultFound(DataFault found)
        : fault(std::move(found)) {}
    DataFault fault;
};

/// A table of a data file, with what is needed to say where a fault is.
class DataTable {
public:
    DataTable(const toml::table& table, std::string file, std::string path);

    /// Refuses any key that is not one of these.
    void know(std::initializer_list<std::string_view> keys) const;

    std::string text(std::string_view key) const;
    /// A whole number of this range.
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::optional<std::int64_t> optional_number(std::string_view key, std::int64_t least, std::int64_t most) const;
    std::vector<std::string> texts(std::string_view key) const;
    /// Empty where the key is missing.
    std::vector<std::string> optional_texts(std::string_view key) const;
    /// A table of UCI options, their values texts, whole numbers or true and false. Empty where the key is missing.
    std::vector<OptionSetting> options(std::string_view key) const;
    /// An array of tables with at least one.
    std::vector<DataTable> tables(std::string_view key) const;

    [[noreturn]] void refuse(std::string_view key, Fault fault, std::string expected) const;

private:
    std::string one_line(std::string_view key, const toml::node& node) const;
    const toml::node& existing(std::string_view key, const char* expected) const;
    [[noreturn]] void refuse_at(const toml::node& node, std::string_view key, Fault fault, std::string expected) const;

    const toml::table* table_;
    std::string file_;
    std::string path_; ///< what stands before its keys: empty, or `level.choice.`
};

/// The file's text as TOML. Throws DataFaultFound.
toml::table parse_data(const std::filesystem::path& file);

/// Parses a file and lets `read` make something of its root table.
template <typename Value>
std::variant<Value, DataFault> read_data(const std::filesystem::path& file, Value (*read)(const DataTable& root)) {
    try {
        const toml::table table = parse_data(file);
        return read(DataTable(table, file.string(), ""));
    } catch (const DataFaultFound& found) {
        return found.fault;
    }
}

} // namespace engine
