// What is said in the room: heard there to its end, once, however often its output goes and comes back.
#pragma once

#include "src/outputs/audio_output.hpp"
#include "src/outputs/output.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace outputs::room_speech {

/// What everybody around a table is to hear.
struct Announcement {
    game::TableId table;
    speech::announce::Utterance utterance;
};

/// All calls come from one thread; none waits for sound, except finish().
class Room {
public:
    /// The cues outlive it. `notify` is told HeardInRoom and UnheardInRoom within the calls below; of what waits
    /// already it has been told that it was not heard.
    Room(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, sounds::device::OpenOutput open,
         std::function<void(const Notice&)> notify, std::vector<Announcement> waiting);

    /// Waits while nothing can be heard.
    void announce(const Announcement& announcement);

    /// What of that table waits is not said any more, and what is being said of it now is not said again.
    void forget(game::TableId table);

    /// What has become of its sound. What was cut off when it went is said again when it is back.
    std::optional<session::Message> next_report();

    /// Whether something is being said.
    bool is_sounding() { return !audio_.is_idle(); }

    speech::speaker::Speaker& speaker() { return audio_.speaker(); }
    /// Is silent from now on, and tells what was not heard: all of that is what it has left unsaid. Nothing but its end
    /// may follow, on any thread.
    std::vector<Announcement> leave();
    /// Waits until all is said that can be heard, but not beyond that time, tells what was not, and closes the output.
    void finish(std::chrono::steady_clock::time_point until);

private:
    void finished(const speech::speaker::Finished& report);
    void fall_silent();
    void say_what_waits();

    const std::function<void(const Notice&)> notify_;
    bool is_heard_ = false;
    /// And not yet heard to its end.
    struct Said {
        Announcement announcement;
        bool is_forgotten = false;
    };
    std::map<speech::speaker::UtteranceId, Said> said_;
    std::vector<Announcement> waiting_;
    AudioOutput audio_;
};

} // namespace outputs::room_speech
