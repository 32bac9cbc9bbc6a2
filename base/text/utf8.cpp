#include "base/text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace base::text {
namespace {

char part(char32_t character, int shift, unsigned mask, unsigned mark) {
    return static_cast<char>(mark | ((static_cast<unsigned>(character) >> shift) & mask));
}

bool follows(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Eight ASCII characters.
bool starts_with_ascii(std::string_view text) {
    std::uint64_t word = 0;
    if (text.size() < sizeof(word)) return false;
    std::memcpy(&word, text.data(), sizeof(word));
    return (word & 0x8080808080808080U) == 0;
}

} // namespace

std::string to_utf8(char32_t character) {
    if (character < 0x80) return {static_cast<char>(character)};
    if (character < 0x800) return {part(character, 6, 0x1F, 0xC0), part(character, 0, 0x3F, 0x80)};
    if (character < 0x10000)
        return {part(character, 12, 0x0F, 0xE0), part(character, 6, 0x3F, 0x80), part(character, 0, 0x3F, 0x80)};
    return {part(character, 18, 0x07, 0xF0), part(character, 12, 0x3F, 0x80), part(character, 6, 0x3F, 0x80),
            part(character, 0, 0x3F, 0x80)};
}

std::size_t length_begun_by(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 0;
}

std::size_t character_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = length_begun_by(first);
    if (length < 2) return length;
    if (text.size() < length || !std::all_of(text.begin() + 1, text.begin() + static_cast<int>(length), follows))
        return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool is_overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool is_outside = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
    return is_overlong || is_outside ? 0 : length;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        if (starts_with_ascii(text)) { // eight of it at once, as most text is
            text.remove_prefix(sizeof(std::uint64_t));
            continue;
        }
        const std::size_t length = static_cast<unsigned char>(text.front()) < 0x80 ? 1 : character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string with_replacements(std::string_view text) {
    std::string replaced;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        replaced += length == 0 ? to_utf8(U'\uFFFD') : std::string(text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return replaced;
}

std::size_t first_character(std::string_view text) {
    const auto end = std::find_if_not(text.begin() + 1, text.end(), follows);
    return static_cast<std::size_t>(end - text.begin());
}

} // namespace base::text
