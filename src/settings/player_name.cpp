#include "src/settings/player_name.hpp"

#include "base/text/utf8.hpp"
#include "rules/notation/plain_line.hpp"

namespace settings {

bool is_player_name(std::string_view text) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
    if (rules::notation::plain_line(text) != text) return false;
    std::size_t characters = 0;
    for (std::string_view left = text; !left.empty(); ++characters)
        left.remove_prefix(base::text::first_character(left));
    return characters <= longest_player_name;
}

bool is_folder_path(std::string_view text) {
    return text.starts_with('/') && rules::notation::plain_line(text) == text;
}

} // namespace settings
