#include "rules/pgn/signs.hpp"

namespace rules::pgn {

bool starts_tag(std::string_view text) {
    if (text.size() < 2 || text[0] != '[' || !is_letter(text[1])) return false;
    std::size_t place = 1;
    while (place < text.size() && is_name(text[place])) ++place;
    while (place < text.size() && is_blank(text[place])) ++place;
    return place < text.size() && text[place] == '"';
}

} // namespace rules::pgn
