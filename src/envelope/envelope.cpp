#include "src/envelope/envelope.hpp"

#include "src/storage/digest.hpp"
#include "src/storage/whole_file.hpp"

#include <sodium.h>

#include <cassert>
#include <cstdlib>
#include <optional>

namespace envelope {
namespace {

constexpr std::string_view heading = "Klangbrett envelope 1\n";
constexpr int base64 = sodium_base64_VARIANT_ORIGINAL;

/// Without a source of chance nothing can be sealed, and nothing else can be done about that.
void make_ready() {
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

/// An envelope's text taken apart: what anybody may read, and the sealed box, still encoded.
struct Parts {
    std::string_view outside;
    std::string_view box;
};

std::optional<Parts> take_apart(std::string_view text) {
    if (!text.starts_with(heading) || !text.ends_with('\n')) return std::nullopt;
    text.remove_prefix(heading.size());
    const auto empty_line = text.find("\n\n");
    if (empty_line == std::string_view::npos) return std::nullopt;
    std::string_view box = text.substr(empty_line + 2);
    if (box.empty()) return std::nullopt;
    box.remove_suffix(1);
    return Parts{text.substr(0, empty_line + 1), box};
}

/// The box holds the outside too, so that it cannot be rewritten.
std::string packed(std::string_view outside, std::string_view inside) {
    return std::string(outside) + "\n" + std::string(inside);
}

} // namespace

ArbitersKey ArbitersKey::make() {
    make_ready();
    Half lock{};
    Half key{};
    static_assert(sizeof(lock) == crypto_box_PUBLICKEYBYTES && sizeof(key) == crypto_box_SECRETKEYBYTES);
    crypto_box_keypair(lock.data(), key.data());
    return {lock, key};
}

std::variant<ArbitersKey, Fault> ArbitersKey::load_or_make(const std::filesystem::path& file) {
    make_ready();
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) {
        const ArbitersKey made = make();
        if (const auto trouble =
                storage::write_whole(file, storage::hexadecimal(made.key_.data(), made.key_.size()) + "\n"))
            return Fault{Problem::KeyNotKept, file.string() + ": " + *trouble};
        return made;
    }
    using std::filesystem::perms;
    if ((status.permissions() & (perms::group_all | perms::others_all)) != perms::none)
        return Fault{Problem::KeyOpenToAll, file.string()};
    const auto text = storage::read_whole(file);
    if (!text) return Fault{Problem::KeyNotKept, file.string()};
    Half lock{};
    Half key{};
    std::size_t length = 0;
    const char* end = nullptr;
    const int read = sodium_hex2bin(key.data(), key.size(), text->data(), text->size(), nullptr, &length, &end);
    const bool is_key = read == 0 && length == key.size() && std::string_view(end) == "\n" &&
                        crypto_scalarmult_base(lock.data(), key.data()) == 0;
    if (!is_key) return Fault{Problem::NotAKey, file.string()};
    return ArbitersKey(lock, key);
}

Envelope ArbitersKey::seal(std::string_view outside, std::string_view inside) const {
    assert(outside.ends_with('\n') && !outside.starts_with('\n') && outside.find("\n\n") == std::string_view::npos);
    const std::string plain = packed(outside, inside);
    std::string box(plain.size() + crypto_box_SEALBYTES, '\0');
    crypto_box_seal(bytes_of(box), bytes_of(plain), plain.size(), lock_.data());
    Envelope sealed{std::string(heading) + std::string(outside) + "\n" + encode(box) + "\n", {}};
    sealed.digest = storage::digest_of(sealed.text);
    return sealed;
}

std::variant<std::string, Problem> ArbitersKey::open(std::string_view text, std::string_view digest) const {
    const auto parts = take_apart(text);
    if (!parts) return Problem::NotAnEnvelope;
    const bool is_the_one = storage::digest_of(text) == digest;
    const auto box = decode(parts->box);
    if (!box || box->size() < crypto_box_SEALBYTES) return Problem::Altered;
    std::string plain(box->size() - crypto_box_SEALBYTES, '\0');
    const bool opens =
        crypto_box_seal_open(bytes_of(plain), bytes_of(*box), box->size(), lock_.data(), key_.data()) == 0;
    if (!opens) return is_the_one ? Problem::SealedForOther : Problem::Altered;
    const std::string outside = packed(parts->outside, "");
    if (!plain.starts_with(outside)) return Problem::Altered;
    if (!is_the_one) return Problem::Foreign;
    return plain.substr(outside.size());
}

std::variant<Drawer, Fault> Drawer::open(const std::filesystem::path& folder) {
    auto key = ArbitersKey::load_or_make(folder / "arbiter.key");
    if (const auto* fault = std::get_if<Fault>(&key)) return *fault;
    return Drawer(folder, std::get<ArbitersKey>(std::move(key)));
}

std::filesystem::path Drawer::file_of(std::string_view digest) const {
    return folder_ / (std::string(digest.substr(0, 16)) + ".envelope");
}

std::variant<std::string, Fault> Drawer::put(std::string_view outside, std::string_view inside) const {
    const Envelope sealed = key_.seal(outside, inside);
    const auto file = file_of(sealed.digest);
    if (const auto trouble = storage::write_whole(file, sealed.text))
        return Fault{Problem::NotKept, file.string() + ": " + *trouble};
    return sealed.digest;
}

std::variant<std::string, Fault> Drawer::unseal(std::string_view digest) const {
    const auto file = file_of(digest);
    const auto text = storage::read_whole(file);
    if (!text) return Fault{Problem::Missing, file.string()};
    const auto inside = key_.open(*text, digest);
    if (const auto* problem = std::get_if<Problem>(&inside)) return Fault{*problem, file.string()};
    return std::get<std::string>(inside);
}

} // namespace envelope
