// Everything outside the session: sound, engine, library, settings. Effects go in, messages come back.
#pragma once

#include "src/app/application.hpp"
#include "src/app/ear.hpp"
#include "src/app/effect_queue.hpp"
#include "src/app/library_thread.hpp"
#include "src/app/recorder.hpp"
#include "src/app/voice.hpp"
#include "src/app/worker.hpp"
#include "src/engine/engine.hpp"
#include "src/session/effect.hpp"
#include "src/session/message.hpp"
#include "src/storage/library.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <thread>
#include <vector>

namespace app {

/// All calls come from the thread that owns the model.
class World {
public:
    /// `wake` is called from any thread when there is a reply to fetch.
    World(const Options& options, const session::Equipment& equipment, storage::Preferences preferences,
          VoiceProcess voice, std::function<void()> wake);

    /// What the session asked for in one step. Speech, thinking and the library go on by themselves; what is said of
    /// events that are not on disk yet waits for them.
    void carry_out(session::Effects effects);

    /// What the session is to be told next, if anything.
    std::optional<session::Message> next_reply();
    void reply(session::Message message) { replies_.push_back(std::move(message)); }

    /// Writes settings that have changed. Apart from carry_out, so that a key that changes one is answered before a
    /// disk is waited for.
    void keep_preferences();

    /// Waits so long for what was asked of the library.
    void await_library(std::chrono::milliseconds longest) { library_.finish(longest); }

    /// Lets what is being said be said to its end, but no longer than so long, and keeps what is to be kept of it.
    void finish_speaking(std::chrono::milliseconds longest);

private:
    using Games = storage::GamesInPlay;
    using Answer = LibraryThread::Answer;

    void carry_out(const session::Effect& effect);
    void carry_out_ready();
    Answer replying(session::Message message);
    Answer failing(session::LibraryRequest request, std::optional<storage::GameId> game, storage::LibraryFault fault);
    Answer kept(const Games& games, storage::GameId game);
    void append(const session::AppendEvents& effect);
    void keep(storage::GameId game, storage::Remark remark);
    void release(storage::GameId game);
    void end_engine();
    void create(const session::CreateGame& effect);
    std::optional<session::Message> damage_found();
    void list_games();
    void load(storage::GameId game);
    void in_order(std::function<void()> work);
    void settle_library();
    void renew();
    void say(const session::Say& say);
    void take_announced();
    void take_recorded();
    void recorded(const session::Keeping& what);
    void play(const session::PlayRecording& effect);
    void fetch(const session::PlayRecording& effect, const storage::KeptChain& chain,
               const storage::StoredGame& stored);
    void answer_fetched(Fetched& fetched);
    void answer_spoilt(const Spoilt& spoilt);
    void seal(const session::SealEnvelope& effect);
    /// The first is used on the library's thread, the other once it has answered.
    void in_library(session::LibraryRequest request, storage::GameId game,
                    std::function<Answer(storage::KeptChain, storage::StoredGame)> use);
    void with_game(session::LibraryRequest request, storage::GameId game,
                   std::function<void(const storage::KeptChain&, const storage::StoredGame&)> use);
    session::Message write_sheet(const session::WriteSheet& effect, const storage::StoredGame& stored) const;
    void unseal(const session::UnsealEnvelope& effect);

    Options options_;
    storage::Preferences preferences_;
    bool unsaved_ = false;
    std::deque<session::Message> replies_;
    Voice voice_;
    Ear ear_;
    std::function<void()> wake_;
    EffectQueue effects_;
    Recorder recorder_;
    Worker<session::MateWorkedOut> mates_; ///< finds out who can still mate
    std::unique_ptr<engine::Engine> engine_;
    std::vector<std::jthread> farewells_;       ///< engines on their way out, which nobody waits for
    std::map<storage::GameId, int> unrecorded_; ///< how many announcements of a game are still to be kept
    std::set<storage::GameId> leaving_;         ///< to be released as soon as theirs are
    bool recording_has_failed_ = false;
    std::uint64_t requests_ = 0;                    ///< how many times kept sound was asked for
    std::optional<std::uint64_t> to_be_heard_;      ///< the last one, unless something else was asked for since
    std::future<std::vector<std::string>> outputs_; ///< of sound, by name: nobody waits for the sound system to tell
    bool is_copied_ = false;
    std::future<std::optional<storage::LibraryFault>> copied_; ///< the day's copy of the library; ended before this
    LibraryThread library_; ///< last: its answers refer to all of this, and it is the first to go
};

} // namespace app
