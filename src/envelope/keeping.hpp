// How an arbiter's key is kept in files: its lock beside the envelopes, the key itself with the arbiter, or beside the
// lock behind a passphrase.
#pragma once

#include "src/envelope/envelope.hpp"

#include <filesystem>

namespace envelope {

/// The file the arbiter's key is in, or the folder, such as a stick's, where it has the name key_file_name().
struct KeyFile {
    std::filesystem::path path;
};
/// What the arbiter alone has, and opens envelopes with.
using Credential = std::variant<Passphrase, KeyFile>;

/// `arbiter-0123abcd.key`: holds the key itself.
std::string key_file_name(const Fingerprint& fingerprint);
/// `arbiter-0123abcd.lock`: holds what seals, and the key where a passphrase protects it.
std::string lock_file_name(const Fingerprint& fingerprint);
/// The name this file of a lock speaks of; empty if it is no name of a lock.
std::optional<Fingerprint> fingerprint_in(const std::string& lock_file);

/// What the file of a lock tells.
struct KeptLock {
    Lock lock;
    std::string protected_key; ///< behind the passphrase; empty if the arbiter keeps the key in a file
};

/// Makes a key and keeps it so that only this credential opens it. Writes new files only, and the lock last.
std::variant<Lock, Fault> make_key(const std::filesystem::path& folder, const Credential& credential);

/// The lock in the file.
std::variant<KeptLock, Fault> read_lock(const std::filesystem::path& file);

/// The key to this lock. A file with the key alone, as earlier versions kept it, is read too.
std::variant<ArbitersKey, Fault> unlock(const KeptLock& kept, const Credential& credential);
/// The key in the file, or in the folder under the name for the fingerprint.
std::variant<ArbitersKey, Fault> read_key(const KeyFile& file, const std::optional<Fingerprint>& fingerprint);

} // namespace envelope
