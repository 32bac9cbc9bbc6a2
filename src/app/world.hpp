// Everything outside the session: sound, engine, library, settings. Effects go in, messages come back.
#pragma once

#include "src/app/application.hpp"
#include "src/app/voice.hpp"
#include "src/engine/engine.hpp"
#include "src/session/effect.hpp"
#include "src/session/message.hpp"
#include "src/storage/library.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace app {

/// All calls come from the thread that owns the model.
class World {
public:
    /// `wake` is called from any thread when there is a reply to fetch.
    World(const Options& options, const session::Equipment& equipment, storage::Preferences preferences,
          std::function<void()> wake);

    /// Done when it returns, except for speech and thinking, which go on by themselves.
    void carry_out(const session::Effect& effect);

    /// What the session is to be told next, if anything.
    std::optional<session::Message> next_reply();
    void reply(session::Message message) { replies_.push_back(std::move(message)); }

    /// Writes settings that have changed. Apart from carry_out, so that a key that changes one is answered before a
    /// disk is waited for.
    void keep_preferences();

    /// Lets what is being said be said to its end, but no longer than so long.
    void finish_speaking(std::chrono::milliseconds longest) { voice_.finish(longest); }

private:
    storage::Library* library();
    void append(const session::AppendEvent& effect);
    void keep_spoken(const session::KeepSpoken& effect);
    std::optional<storage::LibraryFault> write_spoken(storage::GameId game);
    void record_time(const session::RecordTime& effect);
    void release(storage::GameId game);
    void end_engine();
    void create(const session::CreateGame& effect);
    void list_games();
    void load(storage::GameId game);
    void seal(const session::SealEnvelope& effect);
    void write_sheet(const session::WriteSheet& effect);
    void unseal(const session::UnsealEnvelope& effect);

    Options options_;
    storage::Preferences preferences_;
    bool unsaved_ = false;
    std::deque<session::Message> replies_;
    Voice voice_;
    std::optional<storage::Library> library_;
    std::function<void()> wake_;
    std::unique_ptr<engine::Engine> engine_;
    std::vector<std::jthread> farewells_;    ///< engines on their way out, which nobody waits for
    std::vector<storage::Spoken> unwritten_; ///< what was spoken and could not be kept yet; of the game being played
    std::optional<storage::GameId> torn_;    ///< a game of which an event could not be kept: nothing may follow the gap
};

} // namespace app
