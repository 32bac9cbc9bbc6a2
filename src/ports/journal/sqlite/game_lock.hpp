// Who is playing which game: one running program each.
#pragma once

#include "base/platform/byte_locks.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"

#include <filesystem>
#include <optional>
#include <set>
#include <utility>
#include <variant>

namespace ports::journal::sqlite {

/// Locks on single bytes of a file beside the library, one byte a game. The system lets them go when the program ends,
/// however it ends, so a killed program's games can be taken again at once. They belong to this object, not to the
/// process: another Library in the same program is another player.
class GameLocks {
public:
    static std::variant<GameLocks, Fault> open(const std::filesystem::path& file);

    /// Empty if the game is held here from now on; Busy if somebody else has it.
    std::optional<Fault> take(GameId game);
    std::optional<Fault> release(GameId game);
    bool has(GameId game) const { return held_.contains(game); }
    /// Whether another player has it.
    bool is_held_elsewhere(GameId game);
    /// Whether another player had the file open before, and still has: each keeps one byte that is no game's, as long
    /// as nobody else does.
    bool is_open_elsewhere();

    /// Whether nobody else makes a copy of the library; nobody else may then, as long as this lives.
    bool take_copying();

private:
    explicit GameLocks(base::platform::ByteLocks locks)
        : locks_(std::move(locks)) {}
    base::platform::ByteLocks locks_; ///< the byte with the game's number
    std::set<GameId> held_;
};

} // namespace ports::journal::sqlite
