// The library of games: an SQLite file holding each game's journal and all that was spoken in it, durable line by line.
#pragma once

#include "src/storage/chain.hpp"
#include "src/storage/recording.hpp"
#include "src/storage/records.hpp"
#include "src/storage/spoken.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace storage {

/// What stands between the events of a game.
using Remark = std::variant<Spoken, Recording>;

/// All games of one player. What append() has answered for is on disk (WAL, synchronous=FULL): killing the process at
/// any moment loses none of it. A game being played is held by one running program; another one is told Busy.
class Library {
public:
    /// Opens or makes the library, and its folder.
    static std::variant<Library, LibraryFault> open(const std::filesystem::path& file);

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    /// A new game, held by this program.
    std::variant<GameId, LibraryFault> create(const NewGame& game);
    /// Takes a game to go on with it; Busy while another living program has it. A torn last line is put aside in the
    /// library, so that the next event takes its place.
    std::variant<StoredGame, LibraryFault> take(GameId game);
    /// Lets it go, to be taken again here or elsewhere.
    std::optional<LibraryFault> release(GameId game);
    /// Durable before it returns. Precondition: the game is held here; otherwise Busy.
    std::optional<LibraryFault> append(GameId game, const rules::table::TimedEvent& event);
    /// All of them or none.
    std::optional<LibraryFault> append(GameId game, const std::vector<rules::table::TimedEvent>& events);
    /// What was said and recorded, behind what happened before it. Cheap: on disk with the next event, and before that
    /// lost on a power cut, but never on the death of the program. All lines or none. Precondition: the game is held
    /// here; otherwise Busy.
    std::optional<LibraryFault> append(GameId game, const std::vector<Remark>& remarks);
    /// The table's time now, for a game that is killed later. Cheap; may lose the last one on a power cut.
    /// Precondition: the game is held here; otherwise Busy.
    std::optional<LibraryFault> record_time(GameId game, rules::table::Instant seen);

    /// All games, newest first.
    std::variant<std::vector<GameSummary>, LibraryFault> list() const;
    /// A game without taking it.
    std::variant<StoredGame, LibraryFault> load(GameId game) const;
    /// The announcements that were kept as sound, in the order in which they were kept. A line that cannot be read is
    /// left out; the chain shows it.
    std::variant<std::vector<Recording>, LibraryFault> recordings(GameId game) const;
    /// All that was kept of a game, as it lies there: events, spoken lines, recordings, and the chain they make.
    std::variant<KeptChain, LibraryFault> chain(GameId game) const;

private:
    class Connection;
    explicit Library(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

} // namespace storage
