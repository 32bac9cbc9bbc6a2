#include "src/ports/journal/sqlite/game_lock.hpp"

#include "base/platform/paths.hpp"

#include <cstdint>
#include <limits>
#include <system_error>

namespace ports::journal::sqlite {

using base::platform::ByteLocks;

std::variant<GameLocks, Fault> GameLocks::open(const std::filesystem::path& file) {
    auto locks = ByteLocks::open(file);
    if (!locks) return Fault{Problem::CannotOpen, base::platform::shown(file) + ": " + locks.error().message()};
    return GameLocks(*std::move(locks));
}

std::optional<Fault> GameLocks::take(GameId game) {
    const auto taken = locks_.lock(game.number);
    if (!taken) return Fault{Problem::CannotOpen, taken.error().message()};
    if (*taken == ByteLocks::Outcome::HeldElsewhere)
        return Fault{Problem::Busy, "game " + std::to_string(game.number) + " is being played elsewhere"};
    held_.insert(game);
    return std::nullopt;
}

std::optional<Fault> GameLocks::release(GameId game) {
    if (held_.erase(game) == 0) return std::nullopt;
    if (const auto error = locks_.unlock(game.number)) return Fault{Problem::CannotWrite, error.message()};
    return std::nullopt;
}

bool GameLocks::is_held_elsewhere(GameId game) {
    if (has(game)) return false;
    const auto taken = locks_.lock(game.number);
    if (!taken) return false;
    if (*taken == ByteLocks::Outcome::HeldElsewhere) return true;
    // What cannot be let go is not held by another player either.
    (void)locks_.unlock(game.number);
    return false;
}

bool GameLocks::take_copying() {
    constexpr std::int64_t byte_of_copy = std::numeric_limits<std::int64_t>::max() - 1;
    const auto taken = locks_.lock(byte_of_copy);
    return !taken || *taken == ByteLocks::Outcome::Locked; // where nothing can be locked, nobody else can either
}

bool GameLocks::is_open_elsewhere() {
    constexpr std::int64_t byte_of_no_game = 0;
    const auto taken = locks_.lock(byte_of_no_game);
    return taken && *taken == ByteLocks::Outcome::HeldElsewhere;
}

} // namespace ports::journal::sqlite
