// The library of games where nobody waits for it.
#pragma once

#include "src/ports/journal/sqlite/games_in_play.hpp"
#include "src/services/worker.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace services {

/// The events of one decision at the table are on disk, or it has been told that they are not: what waited for them may
/// be said.
struct AppendAnswered {
    game::PlayedGame game;
    game::TableId table;
};

/// The announcements of a ply, counted from 1, that were kept as sound; none where none was.
struct RecordingsFound {
    std::uint64_t request; ///< the caller's number for what it asked
    game::GameId game;
    std::size_t ply;
    std::vector<ports::journal::Recording> recordings;
};

/// The game as PGN is to be put on the clipboard.
struct CopyMade {
    session::CopyGame asked;
    std::string pgn;
};

/// Every message names the game it is about, and LibraryFailed the request as well.
using LibraryAnswer = std::variant<session::Message, AppendAnswered, RecordingsFound, CopyMade>;

/// Has the library to itself, on a thread of its own, and does what it is asked in its order. Tries once a second to
/// write what could not be written; EventsKept tells when it has been. The functions are for one other thread and
/// return at once, except `finish` and the destructor.
class LibraryService {
public:
    /// `wake` is called from the thread when there is something to poll.
    LibraryService(std::filesystem::path file, std::function<void()> wake);
    /// Does first whatever it was asked to do, and tries once more to write what is unwritten.
    ~LibraryService();
    LibraryService(const LibraryService&) = delete;
    LibraryService& operator=(const LibraryService&) = delete;

    /// Answered by GameCreated, behind LibraryFailed if it could not be written yet.
    void carry_out(const session::CreateGame& effect);
    /// Answered for each game by EventsKept or LibraryFailed, and then by AppendAnswered.
    void carry_out(const session::AppendEvents& effect);
    /// Not answered: the next event tells the time anyway.
    void carry_out(const session::RecordTime& effect);
    /// Answered by GamesListed or LibraryFailed; by both where the library can be read although something is wrong with
    /// it. The first time a copy of the library is made, once a day, unless it can only be read; only damage found by
    /// that is told, as LibraryFailed.
    void carry_out(const session::ListGames& effect);
    /// Answered by GameLoaded or LibraryFailed.
    void carry_out(const session::LoadGame& effect);
    /// Answered by GameToReview or LibraryFailed.
    void carry_out(const session::ReviewGame& effect);
    /// Answered by GameDeleted or LibraryFailed.
    void carry_out(const session::DeleteGame& effect);
    /// Answered by GameRenamed or LibraryFailed.
    void carry_out(const session::RenameGame& effect);
    /// Answered by LibrarySettled, behind EventsKept for each game that is on disk again.
    void carry_out(const session::SettleLibrary& effect);
    /// Answered by LibraryRenewed or LibraryFailed.
    void carry_out(const session::RenewLibrary& effect);

    /// What was said or recorded in the game. Not answered: it is written with the next event at the latest.
    void keep(const game::PlayedGame& game, ports::journal::sqlite::Remark remark);
    /// Answered by LibraryFailed, if at all.
    void release(const game::PlayedGame& game);
    /// Answered by RecordingsFound or LibraryFailed.
    void find_recordings(std::uint64_t request, game::GameId game, std::size_t ply);
    /// Answered by what `use` makes of the game, on the library's thread, or by LibraryFailed.
    void with_game(session::LibraryRequest request, game::GameId game,
                   std::function<LibraryAnswer(const ports::journal::StoredGame&)> use);
    /// Answered by what `work` makes, on the library's thread, once all that was asked before is done; by `failed` if
    /// that throws.
    void afterwards(std::function<session::Message()> work,
                    std::function<session::Message(const std::string& why)> failed);
    /// Tries until then to write what is unwritten, and complains on stderr about each game of which something stays
    /// so.
    void write_rest(std::chrono::steady_clock::time_point until);

    std::optional<LibraryAnswer> poll();
    /// Since when a request has had no answer, the oldest such; empty if all that are to be answered are.
    std::optional<std::chrono::steady_clock::time_point> waited_for_since() const { return worker_.waited_for_since(); }
    /// Waits until everything asked so far is done, or so long; whether it is done.
    bool finish(std::chrono::milliseconds longest) { return worker_.finish(longest); }

private:
    using Answers = std::vector<LibraryAnswer>;

    /// A game as it was written, and what was read of it.
    struct Read {
        ports::journal::KeptChain chain;
        ports::journal::StoredGame stored;
    };
    static std::variant<Read, ports::journal::Fault>
    read(std::variant<ports::journal::KeptChain, ports::journal::Fault> chain);
    /// Which game is played together with it at the partners' board; empty if none is. Reads the list of all games.
    std::optional<game::GameId> partners_of(game::GameId game);

    /// Precondition: all of the game has been written, so that the library has it.
    session::Message kept(const game::PlayedGame& game) const;
    Answers retry();
    void find(session::LibraryRequest request, game::GameId game,
              std::function<LibraryAnswer(const ports::journal::KeptChain&, ports::journal::StoredGame)> use);
    void begin_copy();
    std::optional<session::Message> damage_found();

    const std::filesystem::path file_;
    ports::journal::sqlite::GamesInPlay games_; ///< the thread's
    bool is_copy_due_ = true;
    std::stop_source end_copy_;
    std::shared_future<std::optional<ports::journal::Fault>> copied_;
    Worker<LibraryAnswer> worker_; ///< last: its tasks refer to all of this, and it is the first to go
};

} // namespace services
