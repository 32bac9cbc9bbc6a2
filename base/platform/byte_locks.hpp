// Locks that last no longer than the program that holds them.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/values/result.hpp"

#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>

namespace base::platform {

/// Locks on single bytes of a file. The system lets them go when the program ends, however it ends. They belong to this
/// object, not to the process: another one on the same file, in the same program too, is another holder.
class ByteLocks {
public:
    /// Makes the file, for its owner only, if there is none. A link is an error: what it leads to is not ours to make.
    static values::Result<ByteLocks, std::error_code> open(const std::filesystem::path& file);

    enum class Outcome { Locked, HeldElsewhere };
    /// Does not wait for another holder. Locking what is held here already changes nothing.
    values::Result<Outcome, std::error_code> lock(std::int64_t byte);
    /// No error if it could, or was not held.
    std::error_code unlock(std::int64_t byte);

private:
    explicit ByteLocks(Descriptor file)
        : file_(std::move(file)) {}
    Descriptor file_;
};

} // namespace base::platform
