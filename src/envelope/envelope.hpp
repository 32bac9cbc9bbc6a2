// The envelope of an adjourned game (Appendix A): what stands on it anybody may read, what is in it nobody until it is
// opened.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace envelope {

/// What is wrong with an envelope, or with the key to it.
enum class Problem {
    KeyNotKept,      ///< a key or a lock cannot be read, or not be written where it should be
    KeyOpenToAll,    ///< others than its owner may read the key's file
    KeyOfAnother,    ///< the key's file belongs to another user
    NotAKey,         ///< the file holds something else than a key or a lock
    KeyMissing,      ///< the key the envelope was sealed for is not where it is looked for
    OtherKey,        ///< this is a key, but not the one the envelope was sealed for
    WrongPassphrase, ///< it does not open the arbiter's key
    ShortPassphrase, ///< it has fewer than shortest_passphrase bytes
    NotKept,         ///< the envelope cannot be written
    Missing,         ///< there is no such envelope
    NotAnEnvelope,   ///< the file holds something else
    Altered,         ///< it was tampered with
    Foreign,         ///< it is whole, but not the one that was sealed
    SealedForOther,  ///< it was sealed for another arbiter
};

struct Fault {
    Problem problem;
    std::string detail; ///< the file, and what the system says of it
    bool operator==(const Fault&) const = default;
};

/// An envelope as a file holds it.
struct Envelope {
    std::string text;
    std::string
        digest; ///< 64 hexadecimal digits that tell this envelope from every other, and nothing of what is in it
};

/// By which people tell one arbiter's key from another: eight hexadecimal digits.
struct Fingerprint {
    std::string digits;
    auto operator<=>(const Fingerprint&) const = default;
};

/// Which key the envelope was sealed for, as it says itself; empty if it does not say, as those of version 1.
std::optional<Fingerprint> sealed_for(std::string_view text);

/// Half of a key, as libsodium has it.
using Half = std::array<unsigned char, 32>;

/// The public half of an arbiter's key: whoever has it can seal, and not open.
class Lock {
public:
    explicit Lock(const Half& bytes)
        : bytes_(bytes) {}

    /// How long the envelope is tells nothing of which move is in it. Preconditions: `outside` is made of whole lines,
    /// none of them empty.
    Envelope seal(std::string_view outside, std::string_view inside) const;

    Fingerprint fingerprint() const;
    const Half& bytes() const { return bytes_; }
    bool operator==(const Lock&) const = default;

private:
    Half bytes_;
};

/// The arbiter's key. Whoever has it can open every envelope that was sealed for it; without it nobody can, nor change
/// one unnoticed.
class ArbitersKey {
public:
    static ArbitersKey make();
    /// The key with this secret half; empty where there is none such.
    static std::optional<ArbitersKey> with_secret(const Half& secret);

    const Lock& lock() const { return lock_; }
    const Half& secret() const { return secret_; }

    /// What is in the envelope. It must be the one with that digest.
    std::variant<std::string, Problem> open(std::string_view text, std::string_view digest) const;

private:
    ArbitersKey(const Lock& lock, const Half& secret)
        : lock_(lock)
        , secret_(secret) {}
    Lock lock_;
    Half secret_;
};

} // namespace envelope
