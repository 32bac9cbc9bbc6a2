#include "src/storage/digest.hpp"

#include <sodium.h>

#include <array>

namespace storage {

std::string digest_of(std::string_view text) {
    std::array<unsigned char, crypto_generichash_BYTES> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    std::string digits(2 * digest.size() + 1, '\0');
    sodium_bin2hex(digits.data(), digits.size(), digest.data(), digest.size());
    digits.pop_back();
    return digits;
}

} // namespace storage
