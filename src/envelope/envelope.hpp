// The envelope of an adjourned game (Appendix A): what stands on it anybody may read, what is in it nobody until it is
// opened.
#pragma once

#include "src/ports/envelope/sealing.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace envelope {

/// An envelope as a file holds it.
struct Envelope {
    std::string text;
    std::string
        digest; ///< 64 hexadecimal digits that tell this envelope from every other, and nothing of what is in it
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
