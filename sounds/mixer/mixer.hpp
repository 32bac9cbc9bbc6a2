// The body of the audio callback: speech, pictures of the board and cues become one stream of sound.
//
// Three parties use a mixer. The device calls `render`, in the audio callback. The feeder, one thread, hands it speech
// and cues. The controller, one thread at a time, sets volumes, pauses and silences. None of them ever waits for
// another.
//
// Sound is stamped with the epoch in which it was asked for. The controller raises the epoch, and from the next
// `render` on whatever has an older stamp is gone, however much of it was still queued.
#pragma once

#include "sounds/mixer/bell.hpp"
#include "sounds/mixer/ring.hpp"
#include "sounds/mixer/samples.hpp"
#include "sounds/mixer/smoothing.hpp"

#include <array>
#include <atomic>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sounds::mixer {

/// The stamp of a sound. Later epochs compare greater.
struct Epoch {
    std::uint64_t value = 0;
    constexpr auto operator<=>(const Epoch&) const = default;
};

/// How loud, as a factor: 0 is silence, 1 is the sound as it was made. Values outside are brought to the nearest.
class Volume {
public:
    constexpr explicit Volume(float factor)
        : factor_{factor > 0.0F ? (factor < 1.0F ? factor : 1.0F) : 0.0F} {}
    constexpr float factor() const { return factor_; }
    constexpr auto operator<=>(const Volume&) const = default;

private:
    float factor_;
};

/// How often sound was due and missing since the mixer was made.
struct Underruns {
    std::uint64_t speech = 0; ///< the feeder was late in the middle of a phrase
    std::uint64_t device = 0; ///< the device reported that a buffer came too late
    bool operator==(const Underruns&) const = default;
};

/// How many cues have been begun and how many of those are over. A cue silenced before it began counts as both.
struct CueProgress {
    std::uint64_t begun = 0;
    std::uint64_t over = 0;
    bool operator==(const CueProgress&) const = default;
};

class Mixer {
public:
    Mixer() = default;
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;

    // The device.

    /// Fills the buffer, whose samples lie frame by frame, with the next sound, between -1 and 1: left and right in
    /// turns, or in a single channel the mean of both. Takes no memory, no lock and no system call, and its time is
    /// bounded by the length of the buffer and of the rings.
    void render(std::span<float> interleaved, ChannelCount channels) noexcept;

    /// The device played a gap because a buffer came too late. To be called by the thread that calls `render`.
    void count_late_buffer() noexcept;

    /// Takes the bell of whoever is going to render. It stays where it is until it is taken down; there is one at most.
    void hang(const Bell& bell) noexcept;
    /// Once this returns, that bell is not rung any more. It waits for the end of a ring, and for nothing else; without
    /// effect where another bell hangs.
    void take_down(const Bell& bell) noexcept;
    /// True if nothing is to be heard until something more is handed over: then the bell rings, and `render` may be
    /// left alone until it has. Without a bell it never is. To be called by the thread that calls `render`.
    bool rest() noexcept;

    // The feeder.

    /// Appends speech of the epoch and answers how many of the samples found room. Between the first samples of a
    /// phrase and `end_phrase`, running out of speech counts as an underrun.
    [[nodiscard]] std::size_t push_speech(std::span<const float> samples, Epoch epoch) noexcept;
    void end_phrase() noexcept;
    /// Speech that is heard from a side.
    [[nodiscard]] std::size_t push_speech(std::span<const Frame> frames, Epoch epoch) noexcept;

    /// The same for sound that has a left and a right, and that is as loud as the cues are. It stands in the stream of
    /// speech: whatever is said of speech here, of its epochs and positions, holds for it.
    [[nodiscard]] std::size_t push_picture(std::span<const Frame> frames, Epoch epoch) noexcept;

    /// Sounds the cue from the next `render` on; false if there was no room and nothing happened. The samples must stay
    /// where they are as long as the mixer lives. Of more than eight cues at once the one begun first gives way.
    [[nodiscard]] bool start_cue(std::span<const float> samples, Epoch epoch) noexcept;

    /// Where the next pushed sample of speech will stand in the stream.
    StreamPosition speech_end() const noexcept { return speech_end_; }

    // The controller.

    /// Begins a new epoch: speech of older ones is not heard from the next `render` on. Cues sound on.
    Epoch cut_speech() noexcept;
    /// The same, for speech and cues.
    Epoch hush() noexcept;
    /// Holds speech and cues in their place, or lets them go on from there.
    void pause(bool paused) noexcept;
    void set_speech_volume(Volume volume) noexcept;
    void set_cue_volume(Volume volume) noexcept;

    // Anyone.

    Epoch epoch() const noexcept;
    bool is_paused() const noexcept;
    /// How far the stream of speech has been mixed or, where it was silenced, passed over.
    StreamPosition speech_position() const noexcept;
    CueProgress cue_progress() const noexcept;
    Underruns underruns() const noexcept;

private:
    enum class Loudness : std::uint8_t { OfSpeech, OfCues };
    struct SpeechBlock {
        Epoch epoch;
        std::uint32_t size = 0;
        Loudness loudness = Loudness::OfSpeech;
        std::array<Frame, 64> frames;
    };
    struct Factors {
        float speech;
        float cues;
    };
    struct CueStart {
        Epoch epoch;
        std::span<const float> samples;
    };
    struct CuePlayer {
        std::span<const float> rest; ///< empty: the player is free
        Epoch epoch;
        std::uint64_t ordinal = 0;
    };

    void pass_over_silenced_speech(Epoch floor) noexcept;
    void refill_speech(Epoch floor) noexcept;
    void stop_silenced_cues(Epoch floor) noexcept;
    void begin_cues(Epoch floor) noexcept;
    void begin_cue(const CueStart& cue) noexcept;
    Frame next_of_speech(Epoch floor, Factors factors) noexcept;
    template <typename Sample>
    std::size_t push(std::span<const Sample> sound, Epoch epoch, Loudness loudness) noexcept;
    float next_of_cues() noexcept;
    void publish_progress() noexcept;
    void wake() noexcept;

    // Three seconds of speech, and more cues than anyone can ask for between two buffers.
    Ring<SpeechBlock> speech_{2048};
    Ring<CueStart> cues_{64};

    // Written by the controller. Relaxed throughout: none of them stands for other memory, and what an epoch applies to
    // carries its own stamp, so no order between them and the rings is needed.
    std::atomic<std::uint64_t> speech_floor_{0};
    std::atomic<std::uint64_t> cue_floor_{0};
    std::atomic<bool> paused_{false};
    std::atomic<float> speech_volume_{1.0F};
    std::atomic<float> cue_volume_{1.0F};
    static_assert(std::atomic<std::uint64_t>::is_always_lock_free && std::atomic<float>::is_always_lock_free);

    // Written by the feeder. Relaxed: a stale value could at worst miscount one underrun.
    std::atomic<bool> in_phrase_{false};
    StreamPosition speech_end_;

    // Set by the callback, taken back by the feeder behind what it has pushed. Each of them exchanges it, acquiring and
    // releasing: whoever comes second sees what the other one has done, so that nothing is handed over unheard.
    std::atomic<bool> rests_{false};

    // The feeder says that it rings before it looks for a bell, and who takes one down looks in the other order: both
    // are sequentially consistent, so that the feeder finds no bell, or is waited for.
    std::atomic<const Bell*> bell_{nullptr};
    std::atomic<bool> rings_{false};

    // Written by the callback for the others to read. Relaxed, except that cues_over_ carries cues_begun_ with it: they
    // are counts that only grow, and nothing else is read on their word.
    std::atomic<std::int64_t> speech_position_{0};
    std::atomic<std::uint64_t> cues_begun_{0};
    std::atomic<std::uint64_t> cues_over_{0};
    std::atomic<std::uint64_t> speech_underruns_{0};
    std::atomic<std::uint64_t> device_underruns_{0};

    // The callback's own.
    std::optional<SpeechBlock> block_;
    std::size_t block_used_ = 0;
    std::optional<Epoch> sounding_;
    StreamPosition position_;
    std::array<CuePlayer, 8> players_{};
    std::uint64_t begun_ = 0;
    std::uint64_t over_ = 0;
    Ramp speech_ramp_{1.0F};
    Ramp cue_ramp_{1.0F};
    Seam seam_;
    bool was_paused_ = false;
    bool jumps_ = false;
    Frame last_;
};

} // namespace sounds::mixer
