#include "src/shell/wrap.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>

namespace shell {
namespace {

/// The longest beginning that fits together with a tail, in whole characters.
std::size_t fitting(std::string_view text, const std::string& tail, int width, const Measure& measure) {
    std::vector<std::size_t> ends{0};
    while (ends.back() < text.size())
        ends.push_back(ends.back() + base::text::first_character(text.substr(ends.back())));
    const auto fits = [&](std::size_t end) { return measure(std::string(text.substr(0, end)) + tail) <= width; };
    const auto beyond = std::partition_point(ends.begin() + 1, ends.end(), fits);
    return *(beyond - 1);
}

std::string_view without_trailing_spaces(std::string_view text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

/// The next line of the text: how far it goes.
std::size_t line_end(std::string_view text, int width, const Measure& measure) {
    const std::size_t feed = std::min(text.find('\n'), text.size());
    const std::size_t room = fitting(text.substr(0, feed), "", width, measure);
    if (room == feed) return feed;
    if (text[room] == ' ') return room;
    const std::size_t space = text.substr(0, room).rfind(' ');
    if (space != std::string_view::npos && space > 0) return space;
    return std::max(room, base::text::first_character(text));
}

} // namespace

std::string shorten(std::string_view text, int width, const Measure& measure) {
    if (measure(std::string(text)) <= width) return std::string(text);
    const std::string ellipsis = "…";
    if (measure(ellipsis) > width) return "";
    return std::string(without_trailing_spaces(text.substr(0, fitting(text, ellipsis, width, measure)))) + ellipsis;
}

std::vector<std::string> wrap(std::string_view text, int width, std::size_t most_lines, const Measure& measure) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < most_lines) {
        const std::size_t end = line_end(text, width, measure);
        const std::size_t rest = end < text.size() && (text[end] == ' ' || text[end] == '\n') ? end + 1 : end;
        if (lines.size() + 1 == most_lines && rest < text.size()) {
            std::string all(text);
            std::replace(all.begin(), all.end(), '\n', ' ');
            lines.push_back(shorten(all, width, measure));
            break;
        }
        lines.emplace_back(without_trailing_spaces(text.substr(0, end)));
        text.remove_prefix(rest);
    }
    return lines;
}

std::string tie(std::string text, const std::vector<std::size_t>& spaces) {
    for (auto space = spaces.rbegin(); space != spaces.rend(); ++space) text.replace(*space, 1, "\u00A0");
    return text;
}

} // namespace shell
