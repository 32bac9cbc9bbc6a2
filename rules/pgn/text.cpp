#include "rules/pgn/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace rules::pgn {

namespace {

unsigned byte_at(std::string_view text, std::size_t place) { return static_cast<unsigned char>(text[place]); }

/// Length a character must have that begins with this byte. Precondition: the byte is not ASCII.
std::size_t length_begun_by(unsigned first) { return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2; }

/// Length of the well-formed character the text begins with; 0 if there is none. Precondition: not empty.
std::size_t character_length(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    const std::size_t length = length_begun_by(first);
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
    for (std::size_t place = 1; place < length; ++place)
        if ((byte_at(text, place) & 0xC0U) != 0x80) return 0;
    const unsigned second = byte_at(text, 1);
    const bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool is_no_letter = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return is_overlong || is_no_letter ? 0 : length;
}

// What Windows puts on the control characters 0x80 to 0x9F of Latin-1.
constexpr std::array<std::uint16_t, 32> windows_letters{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                        0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

void append(std::string& text, unsigned letter) {
    if (letter < 0x80) {
        text += static_cast<char>(letter);
    } else if (letter < 0x800) {
        text += static_cast<char>(0xC0U | (letter >> 6U));
        text += static_cast<char>(0x80U | (letter & 0x3FU));
    } else {
        text += static_cast<char>(0xE0U | (letter >> 12U));
        text += static_cast<char>(0x80U | ((letter >> 6U) & 0x3FU));
        text += static_cast<char>(0x80U | (letter & 0x3FU));
    }
}

} // namespace

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string in_utf8(std::string text) {
    if (is_utf8(text)) return text;
    std::string converted;
    for (const char sign : text) {
        const unsigned byte = static_cast<unsigned char>(sign);
        append(converted, byte >= 0x80 && byte < 0xA0 ? windows_letters[byte - 0x80] : byte);
    }
    return converted;
}

std::string_view cut_off(std::string_view text, std::size_t most) {
    if (text.size() < most) return text;
    text = text.substr(0, most);
    for (std::size_t length = 1; length <= std::min<std::size_t>(3, text.size()); ++length) {
        const unsigned byte = byte_at(text, text.size() - length);
        if ((byte & 0xC0U) == 0x80) continue;
        if (byte >= 0xC0 && length_begun_by(byte) > length) text.remove_suffix(length);
        break;
    }
    return text;
}

} // namespace rules::pgn
