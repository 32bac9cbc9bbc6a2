#include "src/tools/script/arbiters_drawer.hpp"

#include "src/ports/envelope/writing.hpp"

namespace tools::script {
namespace {

std::string_view words_of(envelope::Problem problem) {
    using envelope::Problem;
    switch (problem) {
    case Problem::KeyNotKept: return "the arbiter's key cannot be read or kept";
    case Problem::FolderMissing: return "there is no such folder";
    case Problem::KeyOpenToAll: return "the arbiter's key may be read by others than its owner, so it is not used";
    case Problem::KeyOfAnother: return "the arbiter's key belongs to another user, so it is not used";
    case Problem::NotAKey: return "this is not the arbiter's key";
    case Problem::KeyMissing: return "the arbiter's key is not there";
    case Problem::OtherKey: return "this is another key than the one the envelope was sealed for";
    case Problem::WrongPassphrase: return "this is not the passphrase for the key";
    case Problem::ShortPassphrase: return "a passphrase has at least 8 bytes";
    case Problem::NotKept: return "the envelope cannot be written";
    case Problem::Missing: return "the envelope is not there";
    case Problem::NotAnEnvelope: return "this is not an envelope";
    case Problem::Altered: return "the envelope has been tampered with";
    case Problem::Foreign: return "this is another envelope than the one that was sealed";
    case Problem::SealedForOther: return "the envelope was sealed for another arbiter's key";
    }
    return {};
}

EnvelopeTrouble trouble(const envelope::Fault& fault) {
    return {std::string(words_of(fault.problem)) + (fault.detail.empty() ? "" : ": ") + fault.detail};
}

std::string listed(const std::vector<envelope::Fingerprint>& keys) {
    std::string words;
    for (const envelope::Fingerprint& key : keys) words += (words.empty() ? "" : ", ") + key.digits;
    return words;
}

EnvelopeTrouble trouble(const envelope::WantsKey& wants) {
    if (!wants.away.empty())
        return {"what seals for the key " + listed(wants.away) +
                " is not there any more: put it back, or make another key with --new-key"};
    return {"there are several keys, choose one with --for: " + listed(wants.present)};
}

} // namespace

std::variant<Digest, EnvelopeTrouble> ArbitersDrawer::seal(const rules::table::Table& table, rules::table::Color side,
                                                           const std::string& move, rules::table::Instant now) {
    const std::string outside = envelope::outside_of(table, side, now, {names_.white, names_.black});
    const std::string inside = envelope::inside_of(table, move);
    std::optional<envelope::KeyChoice> choice;
    if (keyring_.makes_key)
        choice = envelope::NewKey{keyring_.credential};
    else if (keyring_.key)
        choice = *keyring_.key;
    auto put = drawer_.put(outside, inside, choice);
    if (std::get_if<envelope::WantsKey>(&put) != nullptr && std::get<envelope::WantsKey>(put) == envelope::WantsKey{})
        put = drawer_.put(outside, inside, envelope::NewKey{keyring_.credential});
    if (const auto* wants = std::get_if<envelope::WantsKey>(&put)) return trouble(*wants);
    if (const auto* fault = std::get_if<envelope::Fault>(&put)) return trouble(*fault);
    keyring_.makes_key = false; // one is enough
    keyring_.key = std::get<envelope::Kept>(put).key;
    return Digest{std::get<envelope::Kept>(std::move(put)).digest};
}

std::variant<WrittenMove, EnvelopeTrouble> ArbitersDrawer::open(const Digest& digest) {
    const auto inside = drawer_.open(digest.text, keyring_.credential);
    if (const auto* fault = std::get_if<envelope::Fault>(&inside)) return trouble(*fault);
    return WrittenMove{envelope::move_inside(std::get<std::string>(inside))};
}

} // namespace tools::script
