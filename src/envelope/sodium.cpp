#include "src/envelope/sodium.hpp"

#include <sodium.h>

#include <cstdlib>

namespace envelope {
namespace {

constexpr int base64 = sodium_base64_VARIANT_ORIGINAL;

} // namespace

void make_ready() {
    // Without a source of chance nothing can be sealed, and nothing else can be done about that.
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) std::abort();
}

const unsigned char* bytes_of(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

std::string encode(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), base64), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), base64);
    text.pop_back();
    return text;
}

std::optional<std::string> decode(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &length, &end, base64) != 0)
        return std::nullopt;
    if (end != text.data() + text.size()) return std::nullopt;
    bytes.resize(length);
    return bytes;
}

} // namespace envelope
