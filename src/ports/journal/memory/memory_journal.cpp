#include "src/ports/journal/memory/memory_journal.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace ports::journal::memory {

using game::CommandId;
using game::EventNumber;
using game::GameId;
using rules::table::Instant;
using rules::table::TimedEvent;

namespace {

Fault no_such_game(GameId game) { return {Problem::NoSuchGame, "there is no game " + std::to_string(game.number)}; }

} // namespace

const MemoryJournal::Game* MemoryJournal::find(GameId game) const {
    const bool is_there = game.number >= 1 && game.number <= static_cast<std::int64_t>(games_.size());
    return is_there ? &games_[static_cast<std::size_t>(game.number - 1)] : nullptr;
}

MemoryJournal::Game* MemoryJournal::find(GameId game) { return const_cast<Game*>(std::as_const(*this).find(game)); }

std::variant<GameId, Fault> MemoryJournal::create(const game::NewGame& game) {
    games_.push_back({game, {}});
    return GameId{static_cast<std::int64_t>(games_.size())};
}

std::variant<Appended, AlreadyKept, Fault> MemoryJournal::append(GameId game, EventNumber expected,
                                                                 const std::optional<CommandId>& command,
                                                                 const std::vector<TimedEvent>& events) {
    Game* const kept = find(game);
    if (kept == nullptr) return no_such_game(game);
    const auto before = std::find_if(kept->events.begin(), kept->events.end(), [&command](const KeptEvent& event) {
        return command && event.command == command;
    });
    if (before != kept->events.end()) return AlreadyKept{before->number};
    const EventNumber next = EventNumber{}.after(kept->events.size());
    if (expected != next)
        return Fault{Problem::Overtaken, "game " + std::to_string(game.number) + ": expected event " +
                                             std::to_string(expected.value) + " to be the next, but " +
                                             std::to_string(next.value) + " is"};
    for (std::size_t place = 0; place < events.size(); ++place)
        kept->events.push_back({next.after(place), place == 0 ? command : std::nullopt, events[place]});
    return Appended{next};
}

std::variant<Appended, AlreadyKept, Fault> MemoryJournal::append_together(const std::vector<Decided>& decided) {
    const std::vector<Game> before = games_;
    std::optional<std::variant<Appended, AlreadyKept, Fault>> first;
    for (const Decided& each : decided) {
        auto kept = append(each.game, each.expected, each.command, each.events);
        if (!std::holds_alternative<Appended>(kept)) {
            if (first) games_ = before;
            return kept;
        }
        if (!first) first = std::move(kept);
    }
    return *first;
}

std::variant<std::vector<KeptEvent>, Fault> MemoryJournal::read_from(GameId game, EventNumber number) const {
    const Game* const kept = find(game);
    if (kept == nullptr) return no_such_game(game);
    const auto first = std::find_if(kept->events.begin(), kept->events.end(),
                                    [number](const KeptEvent& event) { return event.number >= number; });
    return std::vector<KeptEvent>(first, kept->events.end());
}

std::variant<std::vector<CommandId>, Fault> MemoryJournal::last_commands(GameId game) const {
    const Game* const kept = find(game);
    if (kept == nullptr) return no_such_game(game);
    std::map<std::uint64_t, CommandId> last;
    for (const KeptEvent& event : kept->events)
        if (event.command) last.insert_or_assign(event.command->sender, *event.command);
    std::vector<CommandId> commands;
    for (const auto& [sender, command] : last) commands.push_back(command);
    return commands;
}

std::optional<Fault> MemoryJournal::note_seen(GameId game, Instant seen) {
    Game* const kept = find(game);
    if (kept == nullptr) return no_such_game(game);
    kept->seen = std::max(kept->seen, seen);
    return std::nullopt;
}

std::variant<Instant, Fault> MemoryJournal::seen(GameId game) const {
    const Game* const kept = find(game);
    if (kept == nullptr) return no_such_game(game);
    return kept->seen;
}

} // namespace ports::journal::memory
