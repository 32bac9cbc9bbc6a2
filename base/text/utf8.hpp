// UTF-8, character by character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace base::text {

/// One character as UTF-8. Precondition: it is a Unicode scalar value.
std::string to_utf8(char32_t character);

/// Whether all of the text is well-formed: no stray bytes, nothing overlong, no surrogates, nothing above U+10FFFF.
bool is_utf8(std::string_view text);

/// The text with each byte that belongs to no well-formed character as U+FFFD.
std::string with_replacements(std::string_view text);

/// The length in bytes of the well-formed character the text begins with; 0 if there is none. Precondition: the text is
/// not empty.
std::size_t character_length(std::string_view text);

/// The length in bytes of a character that begins with this byte; 0 for a byte no character begins with.
std::size_t length_begun_by(unsigned char first);

/// The length in bytes of the first character for who does not mind what it is; a stray byte counts as one.
/// Precondition: the text is not empty.
std::size_t first_character(std::string_view text);

} // namespace base::text
