#include "src/ports/journal/shown_name.hpp"

#include "base/text/utf8.hpp"
#include "rules/notation/plain_line.hpp"

namespace ports::journal {

std::string shown_name(std::string_view text) {
    // No character has more than four bytes.
    std::string line = rules::notation::plain_line(text.substr(0, 4 * (longest_name + 1)));
    std::size_t end = 0;
    std::size_t last = 0;
    for (std::size_t count = 0; count < longest_name && end < line.size(); ++count) {
        last = end;
        end += base::text::first_character(std::string_view(line).substr(end));
    }
    if (end >= line.size()) return line;
    return line.substr(0, last) + "…";
}

std::optional<std::string> shown_player(std::string_view text) {
    if (text.empty()) return std::nullopt;
    return shown_name(text);
}

} // namespace ports::journal
