// What tells one text from every other.
#pragma once

#include <string>
#include <string_view>

namespace storage {

/// BLAKE2b of the text, 256 bits, as 64 hexadecimal digits. Nobody can find another text with the same.
std::string digest_of(std::string_view text);

} // namespace storage
