#include "base/platform/whole_file.hpp"

#include "base/platform/descriptor.hpp"
#include "base/platform/posix/last_error.hpp"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <system_error>

namespace base::platform {
namespace {

bool write_all(const Descriptor& file, std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(file.number(), text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool sync(const Descriptor& file) { return ::fsync(file.number()) == 0; }

/// Without O_NONBLOCK, opening a pipe would wait for somebody to write to it.
constexpr int reading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

enum class Existing { Replace, Keep };

/// Writes the text under a name nobody could foresee, then gives it the file's name.
std::optional<std::string> write(const std::filesystem::path& file, std::string_view text, Existing existing) {
    std::error_code error;
    const auto folder = std::filesystem::absolute(file, error).parent_path();
    std::filesystem::create_directories(folder, error);
    if (error) return error.message();
    std::string beside = file.string() + ".XXXXXX";
    {
        // Creates the file itself (O_EXCL), for its owner only, so that no link is followed.
        const Descriptor descriptor(::mkostemp(beside.data(), O_CLOEXEC));
        if (!descriptor.is_open()) return last_error().message();
        if (!write_all(descriptor, text) || !sync(descriptor)) {
            std::string trouble = last_error().message();
            ::unlink(beside.c_str());
            return trouble;
        }
    }
    const unsigned int flags = existing == Existing::Keep ? RENAME_NOREPLACE : 0;
    if (::renameat2(AT_FDCWD, beside.c_str(), AT_FDCWD, file.c_str(), flags) != 0) {
        std::string trouble = last_error().message();
        ::unlink(beside.c_str());
        return trouble;
    }
    // The folder too, or after a power cut it may still know the old file.
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!descriptor.is_open() || !sync(descriptor)) return last_error().message();
    return std::nullopt;
}

/// What keeps an opened file from being read, if anything.
std::optional<NotRead> refusal(const Descriptor& descriptor, struct stat& status) {
    if (!descriptor.is_open()) return NotRead{errno == ENOENT || errno == ENOTDIR, last_error().message()};
    if (::fstat(descriptor.number(), &status) != 0) return NotRead{false, last_error().message()};
    if (!S_ISREG(status.st_mode)) return NotRead{false, "not a regular file"};
    if (static_cast<std::uint64_t>(status.st_size) > most_bytes)
        return NotRead{false, std::generic_category().message(EFBIG)};
    return std::nullopt;
}

/// Those of a mounted stick are made up, the same for each file, and cannot be changed.
bool keeps_rights(const Descriptor& descriptor) {
    struct statfs medium {};
    if (::fstatfs(descriptor.number(), &medium) != 0) return true;
    return medium.f_type != MSDOS_SUPER_MAGIC && medium.f_type != EXFAT_SUPER_MAGIC;
}

values::Result<std::string, NotRead> read_all(const Descriptor& descriptor) {
    std::string text;
    std::array<char, 65'536> buffer;
    for (;;) {
        const auto count = ::read(descriptor.number(), buffer.data(), buffer.size());
        if (count == 0) return text;
        if (count > 0) text.append(buffer.data(), static_cast<std::size_t>(count));
        if (text.size() > most_bytes) return values::failed(NotRead{false, std::generic_category().message(EFBIG)});
        if (count < 0 && errno != EINTR) return values::failed(NotRead{false, last_error().message()});
    }
}

} // namespace

values::Result<std::string, NotRead> read_file(const std::filesystem::path& file) {
    const Descriptor descriptor(::open(file.c_str(), reading));
    struct stat status {};
    if (auto refused = refusal(descriptor, status)) return values::failed(*refused);
    return read_all(descriptor);
}

std::variant<std::string, NotRead, NotPrivate> read_secret(const std::filesystem::path& file) {
    const Descriptor descriptor(::open(file.c_str(), reading));
    struct stat status {};
    if (auto refused = refusal(descriptor, status)) return *refused;
    if (status.st_uid != ::geteuid()) return NotPrivate::OfAnother;
    if ((status.st_mode & 077U) != 0 && keeps_rights(descriptor)) return NotPrivate::OpenToAll;
    auto read = read_all(descriptor);
    if (!read) return std::move(read.error());
    return *std::move(read);
}

std::optional<std::string> read_whole(const std::filesystem::path& file) {
    auto read = read_file(file);
    return read ? std::optional(*std::move(read)) : std::nullopt;
}

std::optional<std::string> write_whole(const std::filesystem::path& file, std::string_view text) {
    return write(file, text, Existing::Replace);
}

std::optional<std::string> write_new(const std::filesystem::path& file, std::string_view text) {
    return write(file, text, Existing::Keep);
}

void make_private(const std::filesystem::path& file) {
    // Only its path is opened: closing a descriptor of the file itself would give up the locks SQLite holds on it.
    const Descriptor descriptor(::open(file.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
    struct stat status {};
    if (!descriptor.is_open() || ::fstat(descriptor.number(), &status) != 0) return;
    if (!S_ISREG(status.st_mode) || status.st_uid != ::geteuid() || (status.st_mode & 077U) == 0) return;
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor.number());
    (void)::chmod(link.c_str(), status.st_mode & 0700U);
}

} // namespace base::platform
