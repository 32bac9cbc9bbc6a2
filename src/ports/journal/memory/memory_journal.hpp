// A journal for as long as it lives: for tests, and for games nobody wants to keep.
#pragma once

#include "src/ports/journal/journal.hpp"

namespace ports::journal::memory {

class MemoryJournal final : public Journal {
public:
    std::variant<game::GameId, Fault> create(const game::NewGame& game) override;
    std::variant<Appended, AlreadyKept, Fault> append(game::GameId game, game::EventNumber expected,
                                                      const std::optional<game::CommandId>& command,
                                                      const std::vector<rules::table::TimedEvent>& events) override;
    std::variant<Appended, AlreadyKept, Fault> append_together(const std::vector<Decided>& decided) override;
    std::variant<std::vector<KeptEvent>, Fault> read_from(game::GameId game, game::EventNumber number) const override;
    std::variant<std::vector<game::CommandId>, Fault> last_commands(game::GameId game) const override;
    std::optional<Fault> note_seen(game::GameId game, rules::table::Instant seen) override;
    std::variant<rules::table::Instant, Fault> seen(game::GameId game) const override;

private:
    struct Game {
        game::NewGame begun;
        std::vector<KeptEvent> events;
        rules::table::Instant seen{};
    };
    const Game* find(game::GameId game) const;
    Game* find(game::GameId game);

    std::vector<Game> games_; ///< the first has the number 1
};

} // namespace ports::journal::memory
