// Words become sound. One folder per engine stands beside this file.
#pragma once

#include "speech/phrases/run.hpp"
#include "speech/voice/manner.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>

namespace speech::voice {

/// What can go wrong between words and sound.
enum class Fault {
    NoVoice,      ///< the engine has no voice for the language
    EngineFailed, ///< the engine could not be started or broke off
};

struct VoiceError {
    Fault fault;
    phrases::Language language; ///< of the run that was to be spoken; empty if the engine itself could not be started
    std::string detail;         ///< what the engine says, in English, for a log
    bool operator==(const VoiceError&) const = default;
};

/// Every sample of the run was handed over.
struct Spoken {};
/// The listener wanted no more.
struct Stopped {};

using SynthesisResult = std::variant<Spoken, Stopped, VoiceError>;

/// Takes the next samples, mono at sounds::mixer::samples_per_second, and answers whether more are wanted. Never
/// throws.
using Listener = std::function<bool(std::span<const float>)>;

/// A speaking engine. All calls come from one thread; it may be made and destroyed in another.
class Synth {
public:
    Synth() = default;
    Synth(const Synth&) = delete;
    Synth& operator=(const Synth&) = delete;
    virtual ~Synth() = default;

    /// Speaks the words and hands the sound over piece by piece while it is still being made, without silence in front
    /// of the first sound or behind the last. Returns when all is said, as soon as the listener wants no more, or on an
    /// error. The words are in the script of their language and hold no digits or signs that need a language to be
    /// read.
    virtual SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) = 0;

    /// Has what such a run needs at hand, if it has anything to load, so that its first sound comes sooner. What goes
    /// wrong is told by `synthesise`.
    virtual void make_ready(const phrases::Run& /*run*/, const Manner& /*manner*/) {}
};

using OpenedSynth = std::variant<std::unique_ptr<Synth>, VoiceError>;

} // namespace speech::voice
