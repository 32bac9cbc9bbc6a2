// Announcements that are kept as sound with their game, and heard again.
#pragma once

#include "src/services/library.hpp"
#include "src/services/recorder.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace services {

/// A sound lies on the disk: the library is to have it with its game.
struct RecordingKept {
    game::GameId game;
    ports::journal::Recording recording;
};
/// Nothing of the game is still to be kept, and it was to be released then.
struct ReleaseDue {
    game::GameId game;
};
/// The library is to be asked for the recordings of a ply.
struct RecordingsWanted {
    std::uint64_t request;
    game::GameId game;
    std::size_t ply;
};
/// Kept sound that is to be heard now.
struct RecordingRead {
    std::vector<float> samples;
};
/// The messages are NoRecording, RecordingSpoilt and NotRecorded, each with its game.
using RecordingOutcome = std::variant<RecordingKept, ReleaseDue, RecordingsWanted, RecordingRead, session::Message>;

/// All calls come from one thread; none waits, except `finish`.
class RecordingService {
public:
    /// `library`: the games' file, beside which the sounds lie. `wake` is called from any thread when there is an
    /// outcome to poll.
    RecordingService(std::filesystem::path library, std::function<void()> wake);

    /// That announcement is being spoken; what comes of it will be told by `take`.
    void expect(const session::Keeping& what);
    /// Precondition: it was expected. Its outcome is RecordingKept, or NotRecorded the first time that fails.
    void take(Announced announced);

    /// Whether the game may be released now. If not, ReleaseDue tells when, unless it is resumed before.
    bool may_release(game::GameId game);
    /// It is played again.
    void resume(game::GameId game);

    /// Has the announcement of a ply heard: RecordingsWanted, and then RecordingRead, NoRecording or RecordingSpoilt.
    /// Whatever was asked for before is not heard any more.
    void carry_out(const session::PlayRecording& effect);
    /// What the library answered to RecordingsWanted.
    void take(RecordingsFound found);
    /// Something else is heard instead.
    void forget() { to_be_heard_.reset(); }

    std::optional<RecordingOutcome> poll();
    /// Waits until everything taken so far is on disk, or so long; whether it is.
    bool finish(std::chrono::milliseconds longest) { return recorder_.finish(longest); }

private:
    void digest(Recorded recorded);
    void settled(const session::Keeping& what);

    Recorder recorder_;
    std::deque<RecordingOutcome> outcomes_;
    std::map<game::GameId, int> unrecorded_; ///< how many announcements of a game are still to be kept
    std::set<game::GameId> leaving_;         ///< to be released as soon as theirs are
    bool has_failed_ = false;
    std::uint64_t requests_ = 0;               ///< how many times kept sound was asked for
    std::optional<RecordingsWanted> awaited_;  ///< not there yet: looked for again as more of its game is kept
    std::optional<std::uint64_t> to_be_heard_; ///< the last one, unless something else was asked for since
};

} // namespace services
