// Which effects wait: until what happened before them is on disk, or until the microphone is closed.
#pragma once

#include "src/session/core/effect.hpp"

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace app {

/// What is to be told behind events of a table (Tell::after) waits until the library has answered for them. Nothing
/// else waits for that: an answer to a key, an engine's question, an alarm, silence, what is told of another table.
///
/// While the player is listened to nothing is told, so that the microphone does not hear it, and no game changes hands
/// of which something is to be told before. A moment is over by then, and never told.
class EffectQueue {
public:
    /// The effects of one step of the session.
    void add(session::Effects effects);
    /// Whether the player is being listened to.
    bool is_listening() const { return wanted_ > 0 || is_closing_; }
    /// The oldest microphone that was wanted is closed, after the last word. Once all are, what was held is told behind
    /// the cue that says so.
    void microphone_closed();
    /// A microphone does not close: it is not waited for any more, and does not count once it is closed after all.
    void give_up_microphone();
    /// What was said will not be understood. Where the player is listened to again, that goes on.
    void hearing_failed();
    /// The player is not listened to any more, whatever becomes of the microphone.
    void stop_listening();
    /// The library has answered for the oldest events of the table that it has not answered for yet.
    void answered(game::TableId table);
    /// Whether the library has still to answer for events.
    bool waits_for_library() const { return !unanswered_.empty(); }
    /// It is not waited for any longer: what was to be told behind events is told now. The games whose events those
    /// are.
    std::vector<game::PlayedGame> give_up_waiting();

    /// What is to be carried out next, if anything is to be carried out now.
    std::optional<session::Effect> next();
    /// Nothing is left, now or later.
    bool is_empty() const { return ready_.empty() && waiting_.empty() && held_.empty() && released_.empty(); }

private:
    /// Whether the library has still to answer for events behind which it is told.
    bool waits_for_events(const session::Effect& effect) const;

    std::optional<session::Effect> next_due();
    bool is_held(const session::Effect& effect) const;
    void release_held();

    std::deque<session::Effect> ready_;
    std::deque<session::Effect> held_;     ///< until the player is not listened to any more, in their order
    std::deque<session::Effect> released_; ///< were held, and are carried out before anything else
    int wanted_ = 0;                       ///< microphones that are not closed yet
    bool is_closing_ = false;              ///< the last one is to be closed, and that has not been told by its cue
    int given_up_ = 0;                     ///< microphones that were given up, and have not been closed since
    std::deque<session::Effect> waiting_;  ///< for the library, in their order
    /// Of each decision the library has still to answer for: its first event.
    struct Unanswered {
        game::EventNumber first;
        game::PlayedGame game;
    };
    std::map<game::TableId, std::deque<Unanswered>> unanswered_; ///< in its order; no list is empty
    std::map<game::TableId, std::size_t>
        late_; ///< answers that are not waited for any more, and come before the others
};

} // namespace app
