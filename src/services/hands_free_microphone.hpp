// A microphone that is listened to without a key.
#pragma once

#include "sounds/device/microphone.hpp"
#include "speech/hearing/endpointer.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace services {

/// Catches what is said. All functions but note_own_sound() are for one thread.
class HandsFreeMicrophone {
public:
    struct Means {
        std::function<sounds::device::OpenedMicrophone()> open;
        /// So long after the program has fallen silent, what comes from the microphone may still be the program.
        std::chrono::milliseconds echo;
        /// A microphone from which nothing comes for so long is opened anew; one that does not open is tried again
        /// after so long.
        std::chrono::milliseconds next_try;
    };
    explicit HandsFreeMicrophone(Means means);

    struct Caught {
        std::vector<std::vector<std::int16_t>> said{};
        std::optional<std::string> failure{}; ///< told once, until the microphone has opened
    };
    /// What has been said since, the oldest first. Opens the microphone if it is closed.
    Caught listen();
    void close();

    /// Whether the program can be heard from now on: what comes in meanwhile was not said by the player. To be told
    /// before a sound begins, by one thread.
    void note_own_sound(bool is_heard);

private:
    using Clock = std::chrono::steady_clock;

    Caught open();
    bool was_own_sound_since(Clock::time_point since) const;

    const Means means_;
    // Released and acquired: whoever sees that the program is silent sees since when.
    std::atomic<bool> is_own_sound_ = false;
    std::atomic<Clock::rep> silent_since_ = Clock::duration::min().count();
    std::unique_ptr<sounds::device::Microphone> microphone_{}; ///< null while it is closed
    bool is_failure_told_ = false;
    Clock::time_point next_try_{};
    Clock::time_point taken_{};   ///< when what had come in was taken last
    Clock::time_point came_in_{}; ///< when something had
    speech::hearing::Endpointer endpointer_{};
};

} // namespace services
