// The games this program is playing, and what of them is not on disk yet.
#pragma once

#include "src/game/live_table.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "src/ports/journal/sqlite/renewal.hpp"

#include <chrono>
#include <deque>
#include <filesystem>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace ports::journal::sqlite {

using game::PlayedGame;
using game::UncreatedGame;

/// Decisions, each for all games that belong together: a list, so that it can be handed on without taking memory.
using Decisions = std::list<std::vector<game::AppendEvents>>;

/// A library in which a write that fails costs nothing: what could not be written stays here, in its order, and is
/// written before anything that comes later, or by retry(). Opens the library when it is first needed, and again when
/// its file has gone and come back. What this program has written of the games it plays, and of the last ones it has
/// released, is remembered, and written again where the write-ahead log was cut before it had come into the file.
class GamesInPlay {
public:
    /// At least so many entries of released games stay remembered: SQLite brings its log into the file whenever that
    /// has 1000 pages, and what is written by itself takes one at least.
    static constexpr std::size_t usually_remembered = 10'000;

    explicit GamesInPlay(std::filesystem::path file, std::size_t remembered = usually_remembered);

    /// A game that is played from now on, and why it is not in the library, if it is not: then it is created with its
    /// events as soon as that can be done. What it was known by until then goes on meaning it here.
    struct Created {
        PlayedGame game;
        std::optional<Fault> fault;
    };
    Created create(const NewGame& game);
    /// By which number the library has the game; empty as long as it could not be created.
    std::optional<GameId> in_library(const PlayedGame& game) const;
    /// What is still unwritten of the game comes first; without that it is not taken. Answers what was read, by which
    /// it can be verified too.
    std::variant<KeptChain, Fault> take(GameId game);
    /// All events so far are on disk if it answers nothing. Overtaken if they are not the next ones, and behind them
    /// nothing is written any more. Games that are appended to at once belong together from then on: what is unwritten
    /// of them is written in one go, and while that cannot be done nothing of any of them is.
    /// Precondition: there is at least one, each of another game.
    std::optional<Fault> append(const std::vector<game::AppendEvents>& decided) { return append_listed({decided}); }
    /// The same for each in its order. Where there is no memory to do it, it is done later.
    std::optional<Fault> append_listed(Decisions decided);
    /// A line that cannot be written now is written with the next entry, or by retry().
    void keep(const PlayedGame& game, Remark remark);
    /// A second of table time more or less is not worth a word; the next event tells it anyway.
    void note_seen(const PlayedGame& game, rules::table::Instant seen);
    /// As soon as all of it is written.
    std::optional<Fault> release(const PlayedGame& game);

    /// Takes the game out of the library for good; Busy while it is played here or elsewhere.
    std::optional<Fault> remove(GameId game);
    /// Gives it a name of the player's own, or takes that away.
    std::optional<Fault> rename(GameId game, const std::optional<std::string>& name);

    /// Also where the library can only be read, which take_trouble() tells then.
    std::variant<std::vector<GameSummary>, Fault> list();
    /// Whether another program has the library open too, and had it first.
    bool is_open_elsewhere() const { return library_ && library_->is_open_elsewhere(); }
    std::variant<KeptChain, Fault> chain(GameId game);

    /// Writes what it can of what is unwritten; answers of which games an event was missing that is on disk now.
    std::vector<PlayedGame> retry();
    /// How many entries are remembered so that they can be written again.
    std::size_t remembered() const;
    bool has_unwritten() const { return !untaken_.empty() || !unwritten_.empty() || !uncreated_.empty(); }
    /// The games of which an event is not on disk.
    const std::set<PlayedGame>& behind() const { return behind_; }
    /// The last digest of the game's chain on disk; empty if it has none, or is not held here.
    std::optional<std::string> head(const PlayedGame& game) const;

    /// What is wrong with a library that can be read all the same, found and not asked for yet: that a log was not its
    /// own, that entries are missing, or that nothing can be written there.
    std::optional<Fault> take_trouble();
    /// Sets a damaged library aside and begins a new one.
    std::variant<Renewed, Fault> renew(const std::string& day);

private:
    /// What this program has written of a game.
    struct Written {
        std::optional<NewGame> created; ///< if it was created here
        Tail before;                    ///< the end of what was there before
        Tail last;
        std::vector<Entry> entries;
    };

    void close();
    std::variant<Library*, Fault> open();
    template <typename Question>
    std::invoke_result_t<Question, const Library&> read(const Question& question);
    std::optional<Fault> take_up(Library& library);
    std::optional<Fault> write_again(Library& library) const;
    void note_taken(GameId game);
    void note_released(GameId game);
    std::variant<GameId, Fault> create_now(const NewGame& game, std::chrono::milliseconds patience);
    /// The game, and those that belong to it.
    std::set<PlayedGame> together_with(const PlayedGame& game) const;
    /// The same by the library's numbers.
    std::set<GameId> kept_with(GameId game) const;
    /// Creates the game and those that belong to it, where the library does not have them yet, and writes what is
    /// unwritten of them.
    std::optional<Fault> write(const PlayedGame& game);
    /// The same where an exception is a fault.
    std::optional<Fault> write_guarded(const PlayedGame& game);
    /// Whatever waits in untaken_ is unwritten from now on; `games` becomes larger by those it is of.
    void take_in(std::set<PlayedGame>& games);
    void take_in(const std::vector<game::AppendEvents>& decided);
    /// So that noting what has been written takes no memory: from then on it must not fail.
    void make_room_to_note(const std::vector<EntriesOf>& entries);
    std::optional<Fault> create_if_missing(const PlayedGame& game);
    std::optional<Fault> try_to_write(const std::vector<EntriesOf>& entries);
    void find_again();

    std::filesystem::path file_;
    std::size_t least_remembered_;
    std::optional<Library> library_;
    std::map<UncreatedGame, NewGame> uncreated_;
    std::map<UncreatedGame, GameId> created_as_; ///< those that were among them
    std::map<GameId, Tail> held_;                ///< while there is no library open: what was held in the one before
    std::map<GameId, Written> written_;
    std::deque<GameId> released_; ///< those of them that are not played here any more, the one longest ago first
    bool is_log_lost_ = false;    ///< so that some of that may not be there any more
    Decisions untaken_;           ///< not among those below yet
    std::map<PlayedGame, std::vector<Entry>> unwritten_;
    std::set<PlayedGame> behind_;
    std::vector<std::set<PlayedGame>> together_; ///< those of each set belong together
    std::set<PlayedGame> leaving_;               ///< to be released once they are written
    std::deque<Fault> troubles_;                 ///< that nobody has asked for
    bool is_only_read_ = false;                  ///< since it was last tried, and that has been noted as trouble
};

} // namespace ports::journal::sqlite
