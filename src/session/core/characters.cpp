#include "src/session/core/characters.hpp"

#include "speech/vocabulary/folding.hpp"

#include <algorithm>
#include <charconv>

namespace session {

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::size_t bytes_before(std::string_view text, std::size_t character) {
    std::size_t bytes = 0;
    for (; character > 0 && bytes < text.size(); --character) bytes += first_character(text.substr(bytes)).size();
    return bytes;
}

std::string_view first_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) ++length;
    return text.substr(0, length);
}

std::string erase_last(std::string& text) {
    std::size_t start = text.size() - 1;
    while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U) --start;
    std::string last = text.substr(start);
    text.erase(start);
    return last;
}

bool begins_alike(std::string_view text, std::string_view start) {
    using speech::vocabulary::fold;
    return fold(text).starts_with(fold(start));
}

std::optional<int> whole_number(std::string_view text) {
    const std::string digits = speech::vocabulary::fold(text);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

} // namespace session
