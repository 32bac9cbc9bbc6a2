// What tells one text from every other.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace base::digest {

/// Two small digits for each byte.
std::string hexadecimal(const unsigned char* bytes, std::size_t count);

/// BLAKE2b of the text, 256 bits, as 64 hexadecimal digits. Nobody can find another text with the same.
std::string digest_of(std::string_view text);

} // namespace base::digest
