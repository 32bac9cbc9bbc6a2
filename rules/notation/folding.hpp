// One spelling for what keyboards and books write in several.
#pragma once

#include <string>
#include <string_view>

namespace rules::notation {

/// The text with `×` as x, dashes of all lengths as -, Persian and Arabic digits as 0 to 9, the hamza off an alef, and
/// without the invisible marks that order right-to-left text. What is not UTF-8 stays as it is.
std::string folded(std::string_view text);

/// Nothing in the text could need folding: it is ASCII.
constexpr bool is_plain(std::string_view text) {
    for (const char sign : text)
        if (static_cast<unsigned char>(sign) >= 0x80) return false;
    return true;
}

} // namespace rules::notation
