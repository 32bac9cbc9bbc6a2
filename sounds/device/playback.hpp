// Keeps a mixer played: opens an output, notices when it stops, and finds it again.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>

namespace sounds::device {

/// Opens an output that plays the mixer, so much at a time.
using OpenOutput = std::function<OpenResult(mixer::Mixer&, Buffering)>;

/// It plays from now on.
struct Playing {
    std::string name;
    Buffering buffering;
    std::optional<std::string> place{}; ///< where that is; empty where it cannot be known
};
/// It cannot be heard from now on.
struct Unheard {
    DeviceError why;
};
using PlaybackReport = std::variant<Playing, Unheard>;

/// How patiently an output is watched and looked for.
struct Patience {
    std::chrono::milliseconds watch{100};       ///< between two looks at an output that plays
    std::chrono::milliseconds seek{500};        ///< between two attempts to find one that has stopped
    std::chrono::milliseconds seek_first{3000}; ///< the same where none was ever found, and nobody is there to have one
    std::chrono::milliseconds underruns{10'000}; ///< three late buffers within this time are too many
    int looks_before_back = 10;                  ///< so often one that is back is found playing before that is reported
};

/// Opens, watches and closes the output in a thread of its own; its functions wait for none of that, except that the
/// destructor waits for the output to close.
///
/// An output that stops by itself, or throws, is looked for until it is there again, and what was to be heard waits for
/// it. Where there never was one, sound is passed over at the pace at which it would be heard, until one is found. One
/// that is back plays at once, and that is reported once it has stayed. After late buffers the output is opened anew
/// with twice as much handed over at a time.
class Playback {
public:
    /// The mixer outlives it, and nothing else plays it.
    Playback(mixer::Mixer& mixer, OpenOutput open, Patience patience = {});
    ~Playback();
    Playback(const Playback&) = delete;
    Playback& operator=(const Playback&) = delete;

    /// Plays on another output from now on. What is being said keeps its place.
    void choose(OpenOutput open);

    /// Nothing is to be heard any more: the output closes while whoever destroys this does other things.
    void end();

    /// Whether that nothing can be heard was reported last.
    bool is_unheard() const { return is_told_; }

    /// The oldest report not yet taken; empty if there is none.
    std::optional<PlaybackReport> poll();

private:
    // The thread.
    void work();
    void look();
    void lose(std::string why);
    void open();
    void watch();
    void report(PlaybackReport report);
    void report_playing();

    mixer::Mixer& mixer_;
    const Patience patience_;

    std::mutex mutex_;
    std::condition_variable wake_;
    OpenOutput chosen_;
    bool is_chosen_anew_ = true;
    bool stopping_ = false;
    std::deque<PlaybackReport> reports_;
    std::atomic<bool> is_told_ = false; ///< that nothing can be heard; the thread alone changes it

    // The thread's own.
    std::unique_ptr<Device> device_;
    bool is_heard_ = false;  ///< the device is a real one
    bool was_heard_ = false; ///< there was a real one, of this choice
    bool is_silent_ = false; ///< there is a server, which does not answer
    int looks_to_come_ = 0;  ///< before it is reported that it plays
    Buffering buffering_;
    std::uint64_t late_before_ = 0;
    std::chrono::steady_clock::time_point late_since_;

    std::thread thread_; // last: everything is there when it starts
};

} // namespace sounds::device
