// What is said to the room: heard there to its end, once, however often its output goes and comes back.
#pragma once

#include "src/app/outlet.hpp"
#include "src/app/transcript.hpp"

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// All calls come from one thread; none waits for sound, except finish().
class Room {
public:
    /// Cues and transcript outlive it.
    Room(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, sounds::device::OpenOutput open,
         std::optional<Transcript>& transcript);

    /// Waits while nothing can be heard. The transcript has it once it was heard.
    void announce(const speech::announce::Utterance& utterance);

    /// What has become of its sound. What was cut off when it went is said again when it is back.
    std::optional<session::Message> next_report();

    speech::speaker::Speaker& speaker() { return outlet_.speaker(); }
    /// Waits until all is said that can be heard, but no longer than so long.
    void finish(std::chrono::milliseconds longest) { outlet_.finish(longest); }
    void end() { outlet_.end(); }

private:
    void finished(const speech::speaker::Finished& report);
    void fall_silent();
    void say_what_waits();

    std::optional<Transcript>& transcript_;
    bool is_heard_ = false;
    std::map<speech::speaker::UtteranceId, speech::announce::Utterance> said_; ///< and not yet heard to its end
    std::vector<speech::announce::Utterance> waiting_;
    Outlet outlet_;
};

} // namespace app
