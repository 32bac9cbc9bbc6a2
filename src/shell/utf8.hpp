// UTF-8, character by character.
#pragma once

#include <string>
#include <string_view>

namespace shell {

/// One character as UTF-8. Precondition: it is a Unicode scalar value.
std::string to_utf8(char32_t character);

/// The length in bytes of the first character; a stray byte counts as one. Precondition: the text is not empty.
std::size_t first_character(std::string_view text);

} // namespace shell
