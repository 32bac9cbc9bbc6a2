#include "base/digest/digest.hpp"

#include <sodium.h>

#include <array>

namespace base::digest {

std::string hexadecimal(const unsigned char* bytes, std::size_t count) {
    std::string digits(2 * count + 1, '\0');
    sodium_bin2hex(digits.data(), digits.size(), bytes, count);
    digits.pop_back();
    return digits;
}

std::string digest_of(std::string_view text) {
    std::array<unsigned char, crypto_generichash_BYTES> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hexadecimal(digest.data(), digest.size());
}

} // namespace base::digest
