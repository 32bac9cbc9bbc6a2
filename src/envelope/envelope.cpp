#include "src/envelope/envelope.hpp"

#include "base/digest/digest.hpp"
#include "src/envelope/sodium.hpp"

#include <sodium.h>

#include <cassert>

namespace envelope {
namespace {

constexpr std::string_view first_heading = "Klangbrett envelope 1\n";
constexpr std::string_view heading = "Klangbrett envelope 2\n";
constexpr std::string_view key_line = "key: ";
constexpr std::size_t fingerprint_length = 8;
/// What is in an envelope is made so long, or a multiple of it.
constexpr std::size_t block = 1024;

/// An envelope's text taken apart: what anybody may read, and the sealed box, still encoded.
struct Parts {
    std::string_view outside;
    std::string_view box;
    bool is_padded;
};

std::optional<Parts> take_apart(std::string_view text) {
    const bool is_padded = text.starts_with(heading);
    if (!is_padded && !text.starts_with(first_heading)) return std::nullopt;
    if (!text.ends_with('\n')) return std::nullopt;
    text.remove_prefix(heading.size());
    const auto empty_line = text.find("\n\n");
    if (empty_line == std::string_view::npos) return std::nullopt;
    std::string_view box = text.substr(empty_line + 2);
    if (box.empty()) return std::nullopt;
    box.remove_suffix(1);
    return Parts{text.substr(0, empty_line + 1), box, is_padded};
}

/// The box holds the outside too, so that it cannot be rewritten.
std::string packed(std::string_view outside, std::string_view inside) {
    return std::string(outside) + "\n" + std::string(inside);
}

void pad(std::string& plain) {
    std::size_t length = plain.size();
    plain.resize(plain.size() + block);
    sodium_pad(&length, bytes_of(plain), plain.size() - block, block, plain.size());
    plain.resize(length);
}

bool unpad(std::string& plain) {
    std::size_t length = 0;
    if (plain.empty() || sodium_unpad(&length, bytes_of(plain), plain.size(), block) != 0) return false;
    plain.resize(length);
    return true;
}

} // namespace

std::optional<Fingerprint> sealed_for(std::string_view text) {
    if (!text.starts_with(heading)) return std::nullopt;
    text.remove_prefix(heading.size());
    if (!text.starts_with(key_line)) return std::nullopt;
    const auto digits = text.substr(key_line.size(), fingerprint_length);
    if (digits.size() != fingerprint_length || digits.find_first_not_of("0123456789abcdef") != std::string_view::npos ||
        !text.substr(key_line.size() + fingerprint_length).starts_with('\n'))
        return std::nullopt;
    return Fingerprint{std::string(digits)};
}

Fingerprint Lock::fingerprint() const {
    const std::string_view bytes(reinterpret_cast<const char*>(bytes_.data()), bytes_.size());
    return {base::digest::digest_of(bytes).substr(0, fingerprint_length)};
}

Envelope Lock::seal(std::string_view outside, std::string_view inside) const {
    assert(outside.ends_with('\n') && !outside.starts_with('\n') && outside.find("\n\n") == std::string_view::npos);
    make_ready();
    const std::string written = std::string(key_line) + fingerprint().digits + "\n" + std::string(outside);
    std::string plain = packed(written, inside);
    pad(plain);
    std::string box(plain.size() + crypto_box_SEALBYTES, '\0');
    crypto_box_seal(bytes_of(box), bytes_of(plain), plain.size(), bytes_.data());
    Envelope sealed{std::string(heading) + written + "\n" + encode(box) + "\n", {}};
    sealed.digest = base::digest::digest_of(sealed.text);
    return sealed;
}

ArbitersKey ArbitersKey::make() {
    make_ready();
    Half lock{};
    Half secret{};
    static_assert(sizeof(lock) == crypto_box_PUBLICKEYBYTES && sizeof(secret) == crypto_box_SECRETKEYBYTES);
    crypto_box_keypair(lock.data(), secret.data());
    return {Lock(lock), secret};
}

std::optional<ArbitersKey> ArbitersKey::with_secret(const Half& secret) {
    make_ready();
    Half lock{};
    if (crypto_scalarmult_base(lock.data(), secret.data()) != 0) return std::nullopt;
    return ArbitersKey(Lock(lock), secret);
}

std::variant<std::string, Problem> ArbitersKey::open(std::string_view text, std::string_view digest) const {
    const auto parts = take_apart(text);
    if (!parts) return Problem::NotAnEnvelope;
    const bool is_the_one = base::digest::digest_of(text) == digest;
    const auto box = decode(parts->box);
    if (!box || box->size() < crypto_box_SEALBYTES) return Problem::Altered;
    std::string plain(box->size() - crypto_box_SEALBYTES, '\0');
    const bool opens =
        crypto_box_seal_open(bytes_of(plain), bytes_of(*box), box->size(), lock_.bytes().data(), secret_.data()) == 0;
    if (!opens) return is_the_one ? Problem::SealedForOther : Problem::Altered;
    if (parts->is_padded && !unpad(plain)) return Problem::Altered;
    const std::string outside = packed(parts->outside, "");
    if (!plain.starts_with(outside)) return Problem::Altered;
    if (!is_the_one) return Problem::Foreign;
    return plain.substr(outside.size());
}

} // namespace envelope
