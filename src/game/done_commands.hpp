// Which commands have been carried out in a game.
#pragma once

#include "src/game/identity.hpp"

#include <optional>
#include <vector>

namespace game {

/// A command, and the first of the events it led to.
struct DoneCommand {
    CommandId command;
    EventNumber first;
    bool operator==(const DoneCommand&) const = default;
};

/// All of them. A plain value, cheap to copy; adding to it is quick where each sender counts upwards.
class DoneCommands {
public:
    DoneCommands() = default;
    explicit DoneCommands(const std::vector<DoneCommand>& done);

    /// Where the command's events begin; empty if it was not carried out.
    std::optional<EventNumber> find(const CommandId& command) const;
    /// Precondition: find() has not found it.
    void add(const CommandId& command, EventNumber first);

private:
    std::vector<DoneCommand> done_; ///< sorted by command
};

} // namespace game
