#include "src/shell/utf8.hpp"

#include <algorithm>

namespace shell {
namespace {

char part(char32_t character, int shift, unsigned mask, unsigned mark) {
    return static_cast<char>(mark | ((static_cast<unsigned>(character) >> shift) & mask));
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

std::size_t first_character(std::string_view text) {
    const auto follows = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    const auto end = std::find_if_not(text.begin() + 1, text.end(), follows);
    return static_cast<std::size_t>(end - text.begin());
}

} // namespace shell
