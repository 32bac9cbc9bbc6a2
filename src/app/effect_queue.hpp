// Which effects wait: until what happened before them is on disk, or until the microphone is closed.
#pragma once

#include "src/session/core/effect.hpp"

#include <cstdint>
#include <deque>
#include <optional>

namespace app {

/// What is told after events in the same step is told once the library has answered for them, and news of later steps
/// waits behind it. Nothing else waits for that: an answer to a key, an engine's question, an alarm, silence.
///
/// While the player is listened to nothing is told, so that the microphone does not hear it, and no game changes hands
/// of which something is to be told before. A moment is over by then, and never told.
class EffectQueue {
public:
    /// The effects of one step of the session.
    void add(session::Effects effects);
    /// Whether the player is being listened to.
    bool is_listening() const { return is_listening_; }
    /// The player is not listened to any more, without a StopListening.
    void stop_listening();
    /// The library has answered for the oldest events it has not answered for yet.
    void answered() { ++answered_; }

    /// What is to be carried out next, if anything is to be carried out now.
    std::optional<session::Effect> next();
    /// Nothing is left, now or later.
    bool is_empty() const { return ready_.empty() && waiting_.empty() && held_.empty() && released_.empty(); }

private:
    struct Waiting {
        std::uint64_t behind; ///< as many AppendEvents are to be answered first
        session::Effect effect;
    };
    bool waits(const session::Effect& effect, bool after_events) const;

    std::optional<session::Effect> next_due();
    bool is_held(const session::Effect& effect) const;
    void release_held();

    std::deque<session::Effect> ready_;
    std::deque<session::Effect> held_;     ///< until the player is not listened to any more, in their order
    std::deque<session::Effect> released_; ///< were held, and are carried out before anything else
    bool is_listening_ = false;
    std::deque<Waiting> waiting_;
    std::uint64_t asked_ = 0;
    std::uint64_t answered_ = 0;
};

} // namespace app
