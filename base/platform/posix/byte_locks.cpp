#include "base/platform/byte_locks.hpp"

#include "base/platform/posix/last_error.hpp"

#include <fcntl.h>

#include <cerrno>

namespace base::platform {
namespace {

/// Open file description locks: unlike the older kind they are not lost when some other part of the program closes the
/// file.
int set_lock(const Descriptor& file, std::int64_t byte, short type) {
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return ::fcntl(file.number(), F_OFD_SETLK, &lock);
}

} // namespace

values::Result<ByteLocks, std::error_code> ByteLocks::open(const std::filesystem::path& file) {
    Descriptor opened(::open(file.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!opened.is_open()) return values::failed(last_error());
    return ByteLocks(std::move(opened));
}

values::Result<ByteLocks::Outcome, std::error_code> ByteLocks::lock(std::int64_t byte) {
    if (set_lock(file_, byte, F_WRLCK) == 0) return Outcome::Locked;
    if (errno == EAGAIN || errno == EACCES) return Outcome::HeldElsewhere;
    return values::failed(last_error());
}

std::error_code ByteLocks::unlock(std::int64_t byte) {
    return set_lock(file_, byte, F_UNLCK) == 0 ? std::error_code() : last_error();
}

} // namespace base::platform
