// The program's own voice, started before anything else: it takes as long to begin as the rest of the program.
#pragma once

#include "speech/voice/synth.hpp"

#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace outputs {

/// Voices that do not work, told by the thread that speaks to the one that owns the model.
class BrokenVoices {
public:
    void add(std::string voice);
    /// The oldest not yet taken.
    std::optional<std::string> next();

private:
    std::mutex mutex_;
    std::deque<std::string> voices_;
};

struct VoiceProcess {
    std::unique_ptr<speech::voice::Synth> synth;
    std::shared_ptr<BrokenVoices> broken;
};

/// Starts it, and does not wait for it.
VoiceProcess start_voice();

/// What this program does when it is that process, with the languages of that folder of data; returns the exit status.
/// Without one all words are said as they are written.
int be_voice(const std::optional<std::filesystem::path>& data);

/// Whether these arguments ask for that.
bool is_voice(int argument_count, const char* const* arguments);

} // namespace outputs
