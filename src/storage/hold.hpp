// Who is playing which game: one running program each.
#pragma once

#include "src/storage/records.hpp"

#include <filesystem>
#include <optional>
#include <set>
#include <variant>

namespace storage {

/// Locks on single bytes of a file beside the library, one byte a game. The system lets them go when the program ends,
/// however it ends, so a killed program's games can be taken again at once. They belong to this object, not to the
/// process: another Library in the same program is another player.
class Holds {
public:
    static std::variant<Holds, LibraryFault> open(const std::filesystem::path& file);

    Holds(Holds&& other) noexcept;
    Holds& operator=(Holds&& other) noexcept;
    ~Holds();

    /// Empty if the game is held here from now on; Busy if somebody else has it.
    std::optional<LibraryFault> take(GameId game);
    std::optional<LibraryFault> release(GameId game);
    bool has(GameId game) const { return held_.contains(game); }

private:
    explicit Holds(int descriptor)
        : descriptor_(descriptor) {}
    std::optional<int> descriptor_; ///< empty once moved from
    std::set<GameId> held_;
};

} // namespace storage
