#include "src/envelope/keeping.hpp"

#include "base/digest/digest.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "src/envelope/sodium.hpp"

#include <sodium.h>

namespace envelope {
namespace {

constexpr std::string_view key_heading = "Klangbrett arbiter's key 1\n";
constexpr std::string_view lock_heading = "Klangbrett arbiter's lock 1\n";
constexpr std::string_view protected_line = "key: ";
constexpr std::string_view name_start = "arbiter-";
constexpr std::string_view key_end = ".key";
constexpr std::string_view lock_end = ".lock";
constexpr std::string_view first_key_file = "arbiter.key"; ///< how it was called when there was but one

Fault fault(Problem problem, const std::filesystem::path& file, const std::string& why = {}) {
    return {problem, why.empty() ? base::platform::shown(file) : base::platform::shown(file) + ": " + why};
}

std::optional<Half> read_half(std::string_view text) {
    Half half{};
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_hex2bin(half.data(), half.size(), text.data(), text.size(), nullptr, &length, &end) != 0)
        return std::nullopt;
    if (length != half.size() || end != text.data() + text.size()) return std::nullopt;
    return half;
}

/// The text before the end of its first line, which is taken off.
std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

using Stretched = std::array<unsigned char, crypto_secretbox_KEYBYTES>;

std::optional<Stretched> stretched(const std::string& passphrase, const unsigned char* salt) {
    Stretched key{};
    if (crypto_pwhash(key.data(), key.size(), passphrase.data(), passphrase.size(), salt,
                      crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                      crypto_pwhash_ALG_ARGON2ID13) != 0)
        return std::nullopt; // no memory
    return key;
}

constexpr std::size_t salt_length = crypto_pwhash_SALTBYTES;
constexpr std::size_t nonce_length = crypto_secretbox_NONCEBYTES;

/// Salt, nonce and the key in a box; empty if there is no memory for it.
std::optional<std::string> protect(const Half& secret, const std::string& passphrase) {
    std::string bytes(salt_length + nonce_length + secret.size() + crypto_secretbox_MACBYTES, '\0');
    unsigned char* salt = bytes_of(bytes);
    unsigned char* nonce = salt + salt_length;
    randombytes_buf(salt, salt_length + nonce_length);
    const auto key = stretched(passphrase, salt);
    if (!key) return std::nullopt;
    crypto_secretbox_easy(nonce + nonce_length, secret.data(), secret.size(), nonce, key->data());
    return encode(bytes);
}

std::optional<Half> unprotect(std::string_view text, const std::string& passphrase) {
    Half secret{};
    const auto bytes = decode(text);
    if (!bytes || bytes->size() != salt_length + nonce_length + secret.size() + crypto_secretbox_MACBYTES)
        return std::nullopt;
    const unsigned char* salt = bytes_of(*bytes);
    const unsigned char* nonce = salt + salt_length;
    const auto key = stretched(passphrase, salt);
    if (!key) return std::nullopt;
    const unsigned char* box = nonce + nonce_length;
    if (crypto_secretbox_open_easy(secret.data(), box, secret.size() + crypto_secretbox_MACBYTES, nonce, key->data()) !=
        0)
        return std::nullopt;
    return secret;
}

std::filesystem::path file_of(const KeyFile& file, const std::optional<Fingerprint>& fingerprint) {
    std::error_code error;
    if (!std::filesystem::is_directory(file.path, error)) return file.path;
    return file.path / (fingerprint ? key_file_name(*fingerprint) : std::string(first_key_file));
}

std::optional<ArbitersKey> key_in(std::string_view text) {
    if (text.starts_with(key_heading)) text.remove_prefix(key_heading.size());
    if (!text.ends_with('\n')) return std::nullopt;
    text.remove_suffix(1);
    const auto half = read_half(text);
    return half ? ArbitersKey::with_secret(*half) : std::nullopt;
}

std::string hexadecimal(const Half& half) { return base::digest::hexadecimal(half.data(), half.size()); }

} // namespace

std::string key_file_name(const Fingerprint& fingerprint) {
    return std::string(name_start) + fingerprint.digits + std::string(key_end);
}

std::string lock_file_name(const Fingerprint& fingerprint) {
    return std::string(name_start) + fingerprint.digits + std::string(lock_end);
}

std::optional<Fingerprint> fingerprint_in(const std::string& lock_file) {
    if (!lock_file.starts_with(name_start) || !lock_file.ends_with(lock_end)) return std::nullopt;
    if (lock_file.size() <= name_start.size() + lock_end.size()) return std::nullopt;
    return Fingerprint{lock_file.substr(name_start.size(), lock_file.size() - name_start.size() - lock_end.size())};
}

std::variant<Lock, Fault> make_key(const std::filesystem::path& folder, const Credential& credential) {
    const ArbitersKey key = ArbitersKey::make();
    const Fingerprint fingerprint = key.lock().fingerprint();
    std::error_code not_made; // is told by whoever writes there
    std::filesystem::create_directories(folder, not_made);
    std::string kept = std::string(lock_heading) + hexadecimal(key.lock().bytes()) + "\n";
    if (const auto* passphrase = std::get_if<Passphrase>(&credential)) {
        if (passphrase->text.size() < shortest_passphrase) return Fault{Problem::ShortPassphrase, {}};
        const auto box = protect(key.secret(), passphrase->text);
        if (!box) return fault(Problem::KeyNotKept, folder, "no memory");
        kept += std::string(protected_line) + *box + "\n";
    } else {
        const auto file = file_of(std::get<KeyFile>(credential), fingerprint);
        if (std::error_code unseen; !std::filesystem::is_directory(file.parent_path(), unseen))
            return Fault{Problem::FolderMissing, base::platform::shown(file.parent_path())};
        const std::string text = std::string(key_heading) + hexadecimal(key.secret()) + "\n";
        if (const auto trouble = base::platform::write_new(file, text))
            return fault(Problem::KeyNotKept, file, *trouble);
    }
    const auto file = folder / lock_file_name(fingerprint);
    if (const auto trouble = base::platform::write_new(file, kept)) return fault(Problem::KeyNotKept, file, *trouble);
    return key.lock();
}

std::variant<KeptLock, Fault> read_lock(const std::filesystem::path& file) {
    make_ready();
    const auto read = base::platform::read_file(file);
    if (!read) return fault(read.error().is_absent ? Problem::KeyMissing : Problem::KeyNotKept, file, read.error().why);
    std::string_view text = *read;
    if (!text.starts_with(lock_heading)) return fault(Problem::NotAKey, file);
    text.remove_prefix(lock_heading.size());
    const auto half = read_half(take_line(text));
    if (!half) return fault(Problem::NotAKey, file);
    const Lock lock(*half);
    if (file.filename() != lock_file_name(lock.fingerprint())) return fault(Problem::NotAKey, file);
    if (text.empty()) return KeptLock{lock, {}};
    const std::string_view line = take_line(text);
    if (!line.starts_with(protected_line) || !text.empty()) return fault(Problem::NotAKey, file);
    return KeptLock{lock, std::string(line.substr(protected_line.size()))};
}

std::variant<ArbitersKey, Fault> unlock(const KeptLock& kept, const Credential& credential) {
    const Fingerprint fingerprint = kept.lock.fingerprint();
    if (const auto* passphrase = std::get_if<Passphrase>(&credential)) {
        const auto secret = unprotect(kept.protected_key, passphrase->text);
        auto key = secret ? ArbitersKey::with_secret(*secret) : std::nullopt;
        if (!key || key->lock() != kept.lock) return Fault{Problem::WrongPassphrase, fingerprint.digits};
        return *key;
    }
    const auto& file = std::get<KeyFile>(credential);
    auto key = read_key(file, fingerprint);
    if (const auto* made = std::get_if<ArbitersKey>(&key); made != nullptr && made->lock() != kept.lock)
        return fault(Problem::OtherKey, file_of(file, fingerprint));
    return key;
}

std::variant<ArbitersKey, Fault> read_key(const KeyFile& file, const std::optional<Fingerprint>& fingerprint) {
    make_ready();
    const auto path = file_of(file, fingerprint);
    const auto read = base::platform::read_secret(path);
    if (const auto* trouble = std::get_if<base::platform::NotRead>(&read))
        return fault(trouble->is_absent ? Problem::KeyMissing : Problem::KeyNotKept, path, trouble->why);
    if (const auto* trouble = std::get_if<base::platform::NotPrivate>(&read)) {
        switch (*trouble) {
        case base::platform::NotPrivate::OfAnother: return fault(Problem::KeyOfAnother, path);
        case base::platform::NotPrivate::OpenToAll: return fault(Problem::KeyOpenToAll, path);
        }
    }
    if (auto key = key_in(std::get<std::string>(read))) return *key;
    return fault(Problem::NotAKey, path);
}

} // namespace envelope
