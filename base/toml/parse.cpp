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

/// The first line whose key has more parts than a key may have: the parser goes down one call for each.
std::optional<int> line_of_deep_key(std::string_view text) {
    constexpr auto most_parts = 100;
    for (int line = 1; !text.empty(); ++line) {
        const std::string_view now = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), now.size() + 1));
        const std::string_view key = now.substr(0, now.find_first_of("=\"'#"));
        if (std::ranges::count(key, '.') >= most_parts) return line;
    }
    return std::nullopt;
}

} // namespace

values::Result<::toml::table, DataFault> parse(std::string_view text, std::string file) {
    if (const auto line = line_of_deep_key(text))
        return values::failed(DataFault{std::move(file), line, std::nullopt, "a key of at most a hundred parts"});
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
