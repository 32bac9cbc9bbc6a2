// Where the arbiter keeps the envelopes (Article A3): a file each, and beside them what they are sealed with. What
// opens them the arbiter has.
#pragma once

#include "src/envelope/keeping.hpp"

#include <vector>

namespace envelope {

/// An envelope that lies in the drawer.
struct Kept {
    std::string digest;
    std::filesystem::path file;
    Fingerprint key; ///< that opens it
};

/// A key is made, which this opens.
struct NewKey {
    Credential credential;
};
/// For which key is sealed.
using KeyChoice = std::variant<Fingerprint, NewKey>;

class Drawer {
public:
    explicit Drawer(std::filesystem::path folder)
        : folder_(std::move(folder)) {}

    /// The envelope, which is on disk by then. Without a choice the only key there is, is taken, if none is away; a key
    /// is never made unless that is the choice. Preconditions as for Lock::seal.
    std::variant<Kept, WantsKey, Fault> put(std::string_view outside, std::string_view inside,
                                            const std::optional<KeyChoice>& choice) const;

    /// What the arbiter is to be asked for before the envelope with that digest can be opened.
    std::variant<Opener, Fault> opener_of(std::string_view digest) const;
    /// What is in it. Nothing is written.
    std::variant<std::string, Fault> open(std::string_view digest, const Credential& credential) const;

    std::filesystem::path file_of(std::string_view digest) const;

private:
    std::variant<WantsKey, Fault> keys() const;
    std::variant<Lock, Fault> lock_for(const KeyChoice& choice) const;
    /// With what an envelope was sealed, as far as it is known: envelopes of version 1 do not say, and a lock may be
    /// gone.
    struct SealedWith {
        std::optional<Fingerprint> key;
        std::optional<KeptLock> lock;
    };
    std::variant<SealedWith, Fault> sealed_with(std::string_view text) const;

    std::filesystem::path folder_;
};

} // namespace envelope
