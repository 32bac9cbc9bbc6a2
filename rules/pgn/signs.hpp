// Which bytes mean what in a text of games.
#pragma once

#include <string_view>

namespace rules::pgn {

constexpr bool is_letter(char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); }
constexpr bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
/// May stand in the name of a tag.
constexpr bool is_name(char sign) { return is_letter(sign) || is_digit(sign) || sign == '_'; }

/// Blanks that end no line; DOS ends a file with 0x1A.
constexpr bool is_blank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\v' || sign == '\f' || sign == '\x1A';
}

/// Means nothing anywhere, unless it is a blank or ends a line.
constexpr bool is_control(char sign) { return static_cast<unsigned char>(sign) < 0x20 || sign == '\x7F'; }

/// The text begins with a tag pair, as far as its value.
bool starts_tag(std::string_view text);

} // namespace rules::pgn
