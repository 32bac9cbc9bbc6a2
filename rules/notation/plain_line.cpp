#include "rules/notation/plain_line.hpp"

#include <algorithm>

namespace rules::notation {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

unsigned byte_at(std::string_view text, std::size_t place) { return static_cast<unsigned char>(text[place]); }

std::size_t length_begun_by(unsigned first) {
    if (first < 0x80) return 1;
    if (first < 0xE0) return 2;
    return first < 0xF0 ? 3 : 4;
}

/// Length of the character the text begins with, if it is one and no control character; otherwise 0. Precondition: not
/// empty.
std::size_t plain_length(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return first < 0x20 || first == 0x7F ? 0 : 1;
    const std::size_t length = length_begun_by(first);
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t place = 1; place < length; ++place)
        if ((byte_at(text, place) & 0xC0U) != 0x80) return 0;
    const unsigned second = byte_at(text, 1);
    const bool is_control = first == 0xC2 && second < 0xA0;
    const bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool is_no_letter = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return is_control || is_overlong || is_no_letter ? 0 : length;
}

} // namespace

std::string plain_line(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t length = plain_length(text);
        plain += length == 0 ? replacement : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return plain;
}

} // namespace rules::notation
