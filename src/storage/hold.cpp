#include "src/storage/hold.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace storage {
namespace {

std::string words_of(int error) { return std::generic_category().message(error); }

/// Open file description locks: unlike the older kind they are not lost when some other part of the program closes the
/// file, and they hold between two libraries in one program.
int set_lock(int descriptor, GameId game, short type) {
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = game.number;
    lock.l_len = 1;
    return ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0 ? 0 : errno;
}

} // namespace

std::variant<Holds, LibraryFault> Holds::open(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) return LibraryFault{LibraryProblem::CannotOpen, file.string() + ": " + words_of(errno)};
    return Holds(descriptor);
}

Holds::Holds(Holds&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, std::nullopt))
    , held_(std::move(other.held_)) {}

Holds& Holds::operator=(Holds&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(held_, other.held_);
    return *this;
}

Holds::~Holds() {
    if (descriptor_) ::close(*descriptor_);
}

std::optional<LibraryFault> Holds::take(GameId game) {
    const int error = set_lock(*descriptor_, game, F_WRLCK);
    if (error == EAGAIN || error == EACCES)
        return LibraryFault{LibraryProblem::Busy, "game " + std::to_string(game.number) + " is being played elsewhere"};
    if (error != 0) return LibraryFault{LibraryProblem::CannotOpen, words_of(error)};
    held_.insert(game);
    return std::nullopt;
}

std::optional<LibraryFault> Holds::release(GameId game) {
    if (held_.erase(game) == 0) return std::nullopt;
    const int error = set_lock(*descriptor_, game, F_UNLCK);
    if (error != 0) return LibraryFault{LibraryProblem::CannotWrite, words_of(error)};
    return std::nullopt;
}

} // namespace storage
