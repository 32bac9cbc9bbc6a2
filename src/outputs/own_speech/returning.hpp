// Whether an output that was missing is there after all.
#pragma once

#include "src/services/sound_outputs.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace outputs::own_speech {

/// Looks once a second, and only while it is asked. All calls come from one thread and none of them waits.
class Returning {
public:
    /// `names`: how the outputs there are are found; it may take its time.
    explicit Returning(services::SoundOutputs::Names names);

    /// Whether that output is there now and was not at a look before. One that was there all the time could not be
    /// opened, and would not be now.
    bool is_back(const std::string& name);
    /// Nobody waits for an output any more: forgets what was seen.
    void rest();

private:
    const services::SoundOutputs::Names names_;
    std::optional<services::SoundOutputs> outputs_;
    std::chrono::steady_clock::time_point next_look_;
    bool was_missing_ = false;
    bool is_back_ = false;
};

} // namespace outputs::own_speech
