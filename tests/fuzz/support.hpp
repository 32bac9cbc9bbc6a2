// What the fuzzers share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace fuzz {

/// What must hold; LibFuzzer keeps the text for which it does not.
inline void require(bool holds) {
    if (!holds) std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The lines of a text, the one behind the last line end too.
inline long lines_of(std::string_view text) { return 1 + std::count(text.begin(), text.end(), '\n'); }

/// The number of a line of that text, from 1. A parser may stop at the line behind the last.
inline bool is_line_of(std::string_view text, long line) { return line >= 1 && line <= lines_of(text) + 1; }

/// A file of the source tree, given from its top.
inline std::string source_file(const std::string& name) {
    std::ifstream file(std::string(KLANGBRETT_SOURCE_DIR) + '/' + name, std::ios::binary);
    require(file.good());
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// The text as a string of TOML.
inline std::string toml_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string quoted = "\"";
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        if (sign == '"' || sign == '\\') {
            quoted += '\\';
            quoted += sign;
        } else if (byte < 0x20 || byte == 0x7F) {
            quoted += "\\u00";
            quoted += digits[byte >> 4U];
            quoted += digits[byte & 15U];
        } else {
            quoted += sign;
        }
    }
    return quoted + '"';
}

} // namespace fuzz
