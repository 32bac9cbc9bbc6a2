#include "src/storage/hold.hpp"

#include <system_error>

namespace storage {

using base::platform::ByteLocks;

std::variant<Holds, LibraryFault> Holds::open(const std::filesystem::path& file) {
    auto locks = ByteLocks::open(file);
    if (!locks) return LibraryFault{LibraryProblem::CannotOpen, file.string() + ": " + locks.error().message()};
    return Holds(*std::move(locks));
}

std::optional<LibraryFault> Holds::take(GameId game) {
    const auto taken = locks_.lock(game.number);
    if (!taken) return LibraryFault{LibraryProblem::CannotOpen, taken.error().message()};
    if (*taken == ByteLocks::Outcome::HeldElsewhere)
        return LibraryFault{LibraryProblem::Busy, "game " + std::to_string(game.number) + " is being played elsewhere"};
    held_.insert(game);
    return std::nullopt;
}

std::optional<LibraryFault> Holds::release(GameId game) {
    if (held_.erase(game) == 0) return std::nullopt;
    if (const auto error = locks_.unlock(game.number))
        return LibraryFault{LibraryProblem::CannotWrite, error.message()};
    return std::nullopt;
}

} // namespace storage
