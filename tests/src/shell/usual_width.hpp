// A ruler without fonts.
#pragma once

#include "src/shell/letters.hpp"

#include <algorithm>
#include <string>

/// As wide as letters usually are.
inline int usual_width(const std::string& text, const shell::Letters& letters) {
    const auto characters = std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    return static_cast<int>(characters) * letters.size * (letters.bold ? 65 : 58) / 100;
}
