// What is asked of whoever keeps sealed moves (Appendix A), and what they may want to know.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace envelope {

/// What is wrong with an envelope, or with the key to it.
enum class Problem {
    KeyNotKept,      ///< a key or a lock cannot be read, or not be written where it should be
    FolderMissing,   ///< a key should be written into a folder that is not there
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

/// By which people tell one arbiter's key from another: eight hexadecimal digits.
struct Fingerprint {
    std::string digits;
    auto operator<=>(const Fingerprint&) const = default;
};

/// In UTF-8.
struct Passphrase {
    std::string text;
};
/// The name of the file the arbiter's key is in, or of the folder it is in, in UTF-8 as it is typed.
struct KeyFileName {
    std::string name;
};
/// What the arbiter says that opens envelopes.
using OpenedBy = std::variant<Passphrase, KeyFileName>;

constexpr std::size_t shortest_passphrase = 8; ///< in bytes

/// It has to be said for which key is sealed: there is none yet, or more than one, or envelopes lie there whose key is
/// away.
struct WantsKey {
    std::vector<Fingerprint> present; ///< one can seal for these
    std::vector<Fingerprint> away;    ///< envelopes were sealed for these, but nothing more can be
    bool operator==(const WantsKey&) const = default;
};

/// A key is made, which this opens.
struct ForNewKey {
    OpenedBy opened_by;
};
/// For which key is sealed.
using WhichKey = std::variant<Fingerprint, ForNewKey>;

/// With what an envelope is opened.
enum class Opener { Passphrase, KeyFile };

} // namespace envelope
