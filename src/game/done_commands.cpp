#include "src/game/done_commands.hpp"

#include <algorithm>

namespace game {
namespace {

bool comes_before(const DoneCommand& done, const CommandId& command) { return done.command < command; }

} // namespace

DoneCommands::DoneCommands(const std::vector<DoneCommand>& done)
    : done_(done) {
    std::sort(done_.begin(), done_.end(),
              [](const DoneCommand& one, const DoneCommand& other) { return one.command < other.command; });
}

std::optional<EventNumber> DoneCommands::find(const CommandId& command) const {
    const auto found = std::lower_bound(done_.begin(), done_.end(), command, comes_before);
    return found != done_.end() && found->command == command ? std::optional(found->first) : std::nullopt;
}

void DoneCommands::add(const CommandId& command, EventNumber first) {
    done_.insert(std::lower_bound(done_.begin(), done_.end(), command, comes_before), {command, first});
}

} // namespace game
