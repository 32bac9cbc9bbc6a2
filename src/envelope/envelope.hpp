// The envelope of an adjourned game (Appendix A): what stands on it anybody may read, what is in it nobody until it is
// opened.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace envelope {

/// What is wrong with an envelope, or with the key to it.
enum class Problem {
    KeyNotKept,     ///< the key cannot be read, or not be written where it should be
    KeyOpenToAll,   ///< others than its owner may read the key's file
    NotAKey,        ///< the key's file holds something else
    NotKept,        ///< the envelope cannot be written
    Missing,        ///< there is no such envelope
    NotAnEnvelope,  ///< the file holds something else
    Altered,        ///< it was tampered with
    Foreign,        ///< it is whole, but not the one that was sealed
    SealedForOther, ///< it was sealed for another arbiter
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

/// The arbiter's key. Whoever has it can open every envelope that was sealed for it; without it nobody can, nor change
/// one unnoticed.
class ArbitersKey {
public:
    static ArbitersKey make();
    /// Reads the key's file. Without one a key is made and kept there, for its owner's eyes only.
    static std::variant<ArbitersKey, Fault> load_or_make(const std::filesystem::path& file);

    /// Preconditions: `outside` is made of whole lines, none of them empty.
    Envelope seal(std::string_view outside, std::string_view inside) const;
    /// What is in the envelope. It must be the one with that digest.
    std::variant<std::string, Problem> open(std::string_view text, std::string_view digest) const;

private:
    using Half = std::array<unsigned char, 32>;
    ArbitersKey(const Half& lock, const Half& key)
        : lock_(lock)
        , key_(key) {}
    Half lock_; ///< whoever has it can seal
    Half key_;  ///< whoever has it can open
};

/// Where the arbiter keeps the envelopes (Article A3): a file each, and the key beside them.
class Drawer {
public:
    static std::variant<Drawer, Fault> open(const std::filesystem::path& folder);

    /// The digest of the envelope, which is on disk by then. Preconditions as for ArbitersKey::seal.
    std::variant<std::string, Fault> put(std::string_view outside, std::string_view inside) const;
    /// What is in the envelope with that digest.
    std::variant<std::string, Fault> unseal(std::string_view digest) const;

    std::filesystem::path file_of(std::string_view digest) const;

private:
    Drawer(std::filesystem::path folder, ArbitersKey key)
        : folder_(std::move(folder))
        , key_(std::move(key)) {}
    std::filesystem::path folder_;
    ArbitersKey key_;
};

} // namespace envelope
