// The library of games: a journal in an SQLite file, holding each game's events and all that was spoken in it, durable
// line by line.
#pragma once

#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/journal.hpp"
#include "src/ports/journal/recording.hpp"
#include "src/ports/journal/records.hpp"
#include "src/ports/journal/spoken.hpp"
#include "src/ports/journal/sqlite/entries.hpp"

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace ports::journal::sqlite {

/// What stands between the events of a game.
using Remark = std::variant<Spoken, Recording>;

/// All games of one player. What append() has answered for is on disk (WAL, synchronous=FULL): killing the process at
/// any moment loses none of it. A game being played is held by one running program; another one is told Busy.
///
/// Whatever writes fails with Gone if the file that was opened, or its write-ahead log, does not have its name any
/// more: then it would be written where nobody finds it.
class Library final : public Journal {
public:
    /// Opens or makes the library, and its folder. CannotWrite if it can only be read. Damaged or NotALibrary without a
    /// change in the file or its log.
    static std::variant<Library, Fault> open(const std::filesystem::path& file);

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library() override;

    /// A new game, held by this program.
    std::variant<GameId, Fault> create(const NewGame& game) override;
    /// One that was created by an earlier Library and is not there any more, with the number it had then.
    std::variant<GameId, Fault> create_again(GameId number, const NewGame& game);
    /// Takes a game to go on with it; Busy while another living program has it, Unreadable where a line before the last
    /// cannot be read. A torn last line is put aside in the library, so that the next event takes its place.
    std::variant<StoredGame, Fault> take(GameId game);
    /// The same, as it lay there when it was taken, so that it can be verified too.
    std::variant<KeptChain, Fault> take_kept(GameId game);
    /// Lets it go, to be taken again here or elsewhere.
    std::optional<Fault> release(GameId game);
    /// Takes all that is kept of the game out of the library, durably, all of it or nothing; its number is not given
    /// again. Busy while this program or another living one has it.
    std::optional<Fault> remove(GameId game);
    /// Gives the game a name of the player's own, or takes it away: durably, whoever plays it. It is no entry of its
    /// chain.
    std::optional<Fault> rename(GameId game, const std::optional<std::string>& name);
    /// Durable before it returns. Precondition: the game is held here; otherwise Busy.
    std::variant<Appended, AlreadyKept, Fault> append(GameId game, game::EventNumber expected,
                                                      const std::optional<game::CommandId>& command,
                                                      const std::vector<rules::table::TimedEvent>& events) override;
    /// As append(): each of the games is held here.
    std::variant<Appended, AlreadyKept, Fault> append_together(const std::vector<Decided>& decided) override;
    std::variant<std::vector<KeptEvent>, Fault> read_from(GameId game, game::EventNumber number) const override;
    std::variant<std::vector<game::CommandId>, Fault> last_commands(GameId game) const override;
    /// Cheap; may lose the last one on a power cut. Precondition: the game is held here; otherwise Busy.
    std::optional<Fault> note_seen(GameId game, rules::table::Instant seen) override;
    std::variant<rules::table::Instant, Fault> seen(GameId game) const override;

    /// Events behind the last one known here, as a decision without a command.
    std::optional<Fault> append(GameId game, const rules::table::TimedEvent& event);
    std::optional<Fault> append(GameId game, const std::vector<rules::table::TimedEvent>& events);
    /// Decisions with what was said and recorded between them, in one game or in several: all of them or none, and once
    /// only. Appending again what a failed call may have written after all, or not, is right in either case. Overtaken
    /// if anybody else has written in one of the games since it was taken. Without an event among them it is cheap: on
    /// disk with the next one, and before that lost on a power cut, but never on the death of the program.
    std::optional<Fault> append_entries(const std::vector<EntriesOf>& entries);
    std::optional<Fault> append(GameId game, const std::vector<Remark>& remarks);

    /// How long to wait for another program that is just writing; two seconds, unless this was called.
    void set_patience(std::chrono::milliseconds longest);

    /// All games, newest first.
    std::variant<std::vector<GameSummary>, Fault> list() const;
    /// Whether another Library had the file open before this one, and still has.
    bool is_open_elsewhere() const;
    /// A game without taking it.
    std::variant<StoredGame, Fault> load(GameId game) const;
    /// The announcements that were kept as sound, in the order in which they were kept.
    std::variant<std::vector<Recording>, Fault> recordings(GameId game) const;
    /// All that was kept of a game, as it lies there: events, spoken lines, recordings, and the chain they make.
    std::variant<KeptChain, Fault> chain(GameId game) const;

    /// Lost if the last entry that is known to have been on disk was not there when the library was opened.
    const std::optional<Fault>& loss() const;
    /// Looks once more whether it is there.
    void compare_with_last();
    /// StrayLog if there was one when the library was opened.
    const std::optional<Fault>& stray_log() const;
    /// Whether the file that was opened still has its name, and its write-ahead log too, and nobody has cut it.
    bool is_in_place() const;
    /// Where nothing but the write-ahead log has been cut: nothing more is taken out of it here, so that what is left
    /// can be found by who opens the library next. False where it is otherwise, and nothing is done.
    bool give_up_cut_log();
    /// Where the file is gone that was opened, while what was in it can still be read: all of it as a file in its
    /// place. Gone if some other file lies there, or the file has been cut.
    std::optional<Fault> put_back() const;
    /// The games held here, and the last entry known of each.
    const std::map<GameId, Tail>& held() const;
    /// A game that was held by an earlier Library, until that was closed.
    std::optional<Fault> take_up(GameId game, const Tail& last);

private:
    class Connection;
    static std::variant<Library, Fault> open_with_own_log(const std::filesystem::path& file);
    explicit Library(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

} // namespace ports::journal::sqlite
