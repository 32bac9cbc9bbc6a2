#include "src/envelope/drawer.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"

#include <algorithm>
#include <set>

namespace envelope {
namespace {

constexpr std::string_view envelope_end = ".envelope";

std::vector<Fingerprint> listed(const std::set<Fingerprint>& keys) { return {keys.begin(), keys.end()}; }

} // namespace

std::filesystem::path Drawer::file_of(std::string_view digest) const {
    return folder_ / (std::string(digest.substr(0, 16)) + std::string(envelope_end));
}

std::variant<WantsKey, Fault> Drawer::keys() const {
    std::set<Fingerprint> present;
    std::set<Fingerprint> wanted;
    std::error_code error;
    std::filesystem::directory_iterator entries(folder_, error);
    if (error == std::errc::no_such_file_or_directory) return WantsKey{};
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const auto& file = entries->path();
        if (const auto named = fingerprint_in(base::platform::shown(file.filename()))) {
            const auto lock = read_lock(file);
            if (const auto* fault = std::get_if<Fault>(&lock)) return *fault;
            present.insert(*named);
        } else if (file.extension() == envelope_end) {
            const auto text = base::platform::read_file(file);
            if (!text) return Fault{Problem::KeyNotKept, base::platform::shown(file) + ": " + text.error().why};
            if (const auto key = sealed_for(*text)) wanted.insert(*key);
        }
    }
    if (error) return Fault{Problem::KeyNotKept, base::platform::shown(folder_) + ": " + error.message()};
    std::set<Fingerprint> away;
    std::set_difference(wanted.begin(), wanted.end(), present.begin(), present.end(), std::inserter(away, away.end()));
    return WantsKey{listed(present), listed(away)};
}

std::variant<Lock, Fault> Drawer::lock_for(const KeyChoice& choice) const {
    if (const auto* made = std::get_if<NewKey>(&choice)) return make_key(folder_, made->credential);
    const auto kept = read_lock(folder_ / lock_file_name(std::get<Fingerprint>(choice)));
    if (const auto* fault = std::get_if<Fault>(&kept)) return *fault;
    return std::get<KeptLock>(kept).lock;
}

std::variant<Kept, WantsKey, Fault> Drawer::put(std::string_view outside, std::string_view inside,
                                                const std::optional<KeyChoice>& choice) const {
    std::optional<KeyChoice> chosen = choice;
    if (!chosen) {
        auto found = keys();
        if (auto* fault = std::get_if<Fault>(&found)) return std::move(*fault);
        auto& known = std::get<WantsKey>(found);
        if (known.present.size() != 1 || !known.away.empty()) return std::move(known);
        chosen = known.present.front();
    }
    const auto lock = lock_for(*chosen);
    if (const auto* fault = std::get_if<Fault>(&lock)) return *fault;
    const Lock& seals = std::get<Lock>(lock);
    const Envelope sealed = seals.seal(outside, inside);
    const auto file = file_of(sealed.digest);
    if (const auto trouble = base::platform::write_new(file, sealed.text))
        return Fault{Problem::NotKept, base::platform::shown(file) + ": " + *trouble};
    return Kept{sealed.digest, file, seals.fingerprint()};
}

std::variant<Drawer::SealedWith, Fault> Drawer::sealed_with(std::string_view text) const {
    auto fingerprint = sealed_for(text);
    if (!fingerprint) return SealedWith{};
    auto kept = read_lock(folder_ / lock_file_name(*fingerprint));
    if (auto* fault = std::get_if<Fault>(&kept)) {
        if (fault->problem == Problem::KeyMissing) return SealedWith{std::move(fingerprint), std::nullopt};
        return std::move(*fault);
    }
    return SealedWith{std::move(fingerprint), std::get<KeptLock>(std::move(kept))};
}

std::variant<Opener, Fault> Drawer::opener_of(std::string_view digest) const {
    const auto text = base::platform::read_whole(file_of(digest));
    if (!text) return Fault{Problem::Missing, base::platform::shown(file_of(digest))};
    const auto with = sealed_with(*text);
    if (const auto* fault = std::get_if<Fault>(&with)) return *fault;
    const auto& lock = std::get<SealedWith>(with).lock;
    return lock && !lock->protected_key.empty() ? Opener::Passphrase : Opener::KeyFile;
}

std::variant<std::string, Fault> Drawer::open(std::string_view digest, const Credential& credential) const {
    const auto file = file_of(digest);
    const auto text = base::platform::read_whole(file);
    if (!text) return Fault{Problem::Missing, base::platform::shown(file)};
    const auto with = sealed_with(*text);
    if (const auto* fault = std::get_if<Fault>(&with)) return *fault;
    const auto& [fingerprint, lock] = std::get<SealedWith>(with);
    const auto* key_file = std::get_if<KeyFile>(&credential);
    if (!lock && key_file == nullptr) return Fault{Problem::KeyMissing, base::platform::shown(file)};
    const auto key = lock ? unlock(*lock, credential) : read_key(*key_file, fingerprint);
    if (const auto* fault = std::get_if<Fault>(&key)) return *fault;
    const auto inside = std::get<ArbitersKey>(key).open(*text, digest);
    if (const auto* problem = std::get_if<Problem>(&inside)) return Fault{*problem, base::platform::shown(file)};
    return std::get<std::string>(inside);
}

} // namespace envelope
