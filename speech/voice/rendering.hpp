// Utterances written into a file instead of spoken aloud.
#pragma once

#include "speech/announce/utterance.hpp"
#include "speech/voice/synth.hpp"

#include <filesystem>
#include <span>
#include <variant>
#include <vector>

namespace speech::voice {

/// The file is written. Runs the engine had no voice for are missing from it.
struct Written {
    std::vector<VoiceError> errors;
};

/// The file could not be made or written on; the detail names it and says why.
struct NotWritten {
    std::string detail;
};

/// Writes the utterances one after another as 16-bit mono WAV at 48 kHz: each with its cue, as it would be heard,
/// and 300 ms of silence between two. Takes no longer than the computing takes.
std::variant<Written, NotWritten> render_to_wav(std::span<const announce::Utterance> utterances, Synth& synth,
                                                const Manner& manner, const std::filesystem::path& path);

} // namespace speech::voice
