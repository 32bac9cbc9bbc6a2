// Which output the player hears, and that nobody else does.
#pragma once

#include "sounds/device/playback.hpp"
#include "sounds/machine/outputs.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace outputs::own_speech {

/// What was chosen, and whether it is another output that plays in its place.
class OwnDevice {
public:
    using Open = std::function<sounds::device::OpenResult(sounds::mixer::Mixer&, sounds::device::Buffering,
                                                          const sounds::device::Output&)>;

    /// `is_private`: what is played is for the player alone, so it stays where it has once been heard, whatever happens
    /// to that output. `may_be_another`: if the chosen one is not there, the player hears the usual one rather than
    /// nothing.
    /// `open`: how outputs are opened.
    OwnDevice(std::optional<std::string> name, bool is_private, bool may_be_another,
              Open open = sounds::machine::open_output);

    /// For one thread at a time.
    sounds::device::OpenOutput opener() const;

    /// Any thread may ask.
    bool is_another() const { return state_->is_another; }

private:
    struct State {
        std::optional<std::string> name;
        bool is_private;
        bool may_be_another;
        Open open;
        std::optional<std::string> stays{}; ///< where it has been heard
        std::atomic<bool> is_another = false;
    };

    static sounds::device::OpenResult open(State& state, sounds::mixer::Mixer& mixer,
                                           sounds::device::Buffering buffering);

    std::shared_ptr<State> state_;
};

} // namespace outputs::own_speech
