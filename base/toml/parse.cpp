#include "base/toml/parse.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace base::toml {
namespace {

std::optional<int> line_of(const ::toml::source_region& region) {
    if (!region.begin) return std::nullopt;
    return static_cast<int>(region.begin.line);
}

} // namespace

values::Result<::toml::table, DataFault> parse(std::string_view text, std::string file) {
    try {
        return ::toml::parse(text);
    } catch (const ::toml::parse_error& error) {
        return values::failed(DataFault{std::move(file), line_of(error.source()), std::nullopt,
                                        "TOML (" + std::string(error.description()) + ")"});
    }
}

std::optional<int> line_of(const ::toml::node& value) { return line_of(value.source()); }

DataFault fault_at(const ::toml::node& value, std::string file, std::optional<std::string> key, std::string expected) {
    return {std::move(file), line_of(value), std::move(key), std::move(expected)};
}

std::vector<Entry> in_order(const ::toml::table& table) {
    std::vector<Entry> entries;
    for (auto&& [key, value] : table) entries.push_back({std::string(key.str()), &value});
    const auto place = [](const Entry& entry) {
        const ::toml::source_position begin = entry.value->source().begin;
        return std::tuple(begin.line, begin.column);
    };
    std::sort(entries.begin(), entries.end(),
              [&](const Entry& left, const Entry& right) { return place(left) < place(right); });
    return entries;
}

} // namespace base::toml
