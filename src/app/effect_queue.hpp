// Which effects wait until what happened before them is on disk.
#pragma once

#include "src/session/effect.hpp"

#include <cstdint>
#include <deque>
#include <optional>

namespace app {

/// What is said after events in the same step is said once the library has answered for them; what is kept of it, and
/// news of later steps, wait behind it. Nothing else waits: an answer to a key, an engine's question, an alarm,
/// silence.
class EffectQueue {
public:
    /// The effects of one step of the session.
    void add(session::Effects effects);
    /// The library has answered for the oldest events it has not answered for yet.
    void answered() { ++answered_; }

    /// What is to be carried out next, if anything is to be carried out now.
    std::optional<session::Effect> next();
    /// Nothing is left, now or later.
    bool is_empty() const { return ready_.empty() && waiting_.empty(); }

private:
    struct Waiting {
        std::uint64_t behind; ///< as many AppendEvents are to be answered first
        session::Effect effect;
    };
    bool waits(const session::Effect& effect, bool after_events, bool speech_waits) const;

    std::deque<session::Effect> ready_;
    std::deque<Waiting> waiting_;
    std::uint64_t asked_ = 0;
    std::uint64_t answered_ = 0;
};

} // namespace app
