#include "rules/pgn/text.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace rules::pgn {

namespace {

unsigned byte_at(std::string_view text, std::size_t place) { return static_cast<unsigned char>(text[place]); }

// What Windows puts on the control characters 0x80 to 0x9F of Latin-1.
constexpr std::array<std::uint16_t, 32> windows_letters{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                        0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

} // namespace

std::string in_utf8(std::string text) {
    if (base::text::is_utf8(text)) return text;
    std::string converted;
    for (const char sign : text) {
        const unsigned byte = static_cast<unsigned char>(sign);
        converted += base::text::to_utf8(byte >= 0x80 && byte < 0xA0 ? windows_letters[byte - 0x80] : byte);
    }
    return converted;
}

std::string_view cut_off(std::string_view text, std::size_t most) {
    if (text.size() < most) return text;
    text = text.substr(0, most);
    for (std::size_t length = 1; length <= std::min<std::size_t>(3, text.size()); ++length) {
        const unsigned byte = byte_at(text, text.size() - length);
        if ((byte & 0xC0U) == 0x80) continue;
        const std::size_t whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
        if (byte >= 0xC0 && whole > length) text.remove_suffix(length);
        break;
    }
    return text;
}

} // namespace rules::pgn
