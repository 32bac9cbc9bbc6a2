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

/// The place behind the string that begins there, or the end of the text; one of a single line ends with it at the
/// latest.
std::size_t end_of_string(std::string_view text, std::size_t begin) {
    const char quote = text[begin];
    const std::string_view three = text.substr(begin, 3);
    const bool is_long = three.size() == 3 && three == std::string(3, quote);
    const std::string_view closing = is_long ? three : three.substr(0, 1);
    std::size_t end = text.find(closing, begin + closing.size());
    const auto is_escaped = [&](std::size_t at) {
        const auto before = text.substr(0, at).find_last_not_of('\\');
        return quote == '"' && (at - 1 - before) % 2 == 1;
    };
    while (end != std::string_view::npos && is_escaped(end)) end = text.find(closing, end + 1);
    if (!is_long) end = std::min(end, text.find('\n', begin) - 1);
    return end >= text.size() ? text.size() : end + closing.size();
}

/// The first line with a key of more parts than a key may have: the parser goes down one call for each. Strings and
/// comments hold no keys.
std::optional<int> line_of_deep_key(std::string_view text) {
    constexpr int most_parts = 100;
    int parts = 1;
    std::size_t at = 0;
    while ((at = text.find_first_of("\n#\"'=,{[.", at)) != std::string_view::npos) {
        const char sign = text[at];
        if (sign == '"' || sign == '\'') {
            at = end_of_string(text, at);
            continue;
        }
        parts = sign == '.' ? parts + 1 : 1;
        if (parts > most_parts)
            return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
        at = sign == '#' ? std::min(text.find('\n', at), text.size()) : at + 1;
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
