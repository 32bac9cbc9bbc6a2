#include "sounds/mixer/mixer.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace sounds::mixer {

namespace {

float limited(float sample) noexcept { return std::clamp(sample, -1.0F, 1.0F); }

void play(std::span<float> channels, Frame frame) noexcept {
    if (channels.size() == 1) {
        channels.front() = limited(frame.mean());
        return;
    }
    for (std::size_t channel = 0; channel < channels.size(); ++channel) {
        channels[channel] = limited(channel % 2 == 0 ? frame.left : frame.right);
    }
}

/// Speech may begin out of silence with so small a step: its own sound hides it at once, and a seam would only hide its
/// first millisecond.
bool begins_softly(Frame from, Frame to) noexcept {
    constexpr float unheard = 0.02F;
    return from == Frame{} && std::abs(to.left) <= unheard && std::abs(to.right) <= unheard;
}

Frame framed(float sample) noexcept { return in_the_middle(sample); }
Frame framed(Frame frame) noexcept { return frame; }

} // namespace

// The device.

void Mixer::render(std::span<float> interleaved, ChannelCount channels) noexcept {
    assert(channels.value > 0 && interleaved.size() % channels.value == 0);
    // Each order is read once, so that it holds from the first sample of this buffer to the last.
    const Epoch speech_floor{speech_floor_.load(std::memory_order_relaxed)};
    const Epoch cue_floor{cue_floor_.load(std::memory_order_relaxed)};
    const bool paused = paused_.load(std::memory_order_relaxed);
    const float speech_volume = speech_volume_.load(std::memory_order_relaxed);
    const float cue_volume = cue_volume_.load(std::memory_order_relaxed);

    if (paused != was_paused_) jumps_ = true;
    was_paused_ = paused;
    pass_over_silenced_speech(speech_floor);
    stop_silenced_cues(cue_floor);
    if (!paused) begin_cues(cue_floor);

    for (std::size_t frame = 0; frame < interleaved.size(); frame += channels.value) {
        const Factors factors{.speech = speech_ramp_.next(speech_volume), .cues = cue_ramp_.next(cue_volume)};
        Frame sound;
        if (!paused) {
            const Frame speech = next_of_speech(speech_floor, factors);
            // Words that came in the middle of this buffer begin in it: so does the cue that came before them.
            if (jumps_) [[unlikely]]
                begin_cues(cue_floor);
            sound = speech + in_the_middle(next_of_cues() * factors.cues);
        }
        if (jumps_ && !begins_softly(last_, sound)) seam_.join(last_, sound);
        jumps_ = false;
        last_ = sound + seam_.next();
        play(interleaved.subspan(frame, channels.value), last_);
    }
    publish_progress();
}

void Mixer::count_late_buffer() noexcept { device_underruns_.fetch_add(1, std::memory_order_relaxed); }

void Mixer::hang(const Bell& bell) noexcept { bell_.store(&bell); }

void Mixer::take_down(const Bell& bell) noexcept {
    const Bell* hanging = &bell;
    if (bell_.compare_exchange_strong(hanging, nullptr)) rings_.wait(true);
}

bool Mixer::rest() noexcept {
    const bool plays = std::ranges::any_of(players_, [](const CuePlayer& each) { return !each.rest.empty(); });
    if (bell_.load(std::memory_order_relaxed) == nullptr || plays || block_ || last_ != Frame{}) return false;
    rests_.exchange(true, std::memory_order_acq_rel);
    if (speech_.is_empty() && cues_.is_empty()) return true;
    rests_.store(false, std::memory_order_relaxed);
    return false;
}

void Mixer::pass_over_silenced_speech(Epoch floor) noexcept {
    if (block_ && block_->epoch < floor) {
        position_ += SampleCount{static_cast<std::int64_t>(block_->size - block_used_)};
        block_.reset();
    }
    if (sounding_ && *sounding_ < floor) {
        sounding_.reset();
        jumps_ = true;
    }
    refill_speech(floor);
}

// Makes sure that a sample is at hand if there is one: epochs never fall within the ring, so behind the first block
// that may be heard there are only such blocks.
void Mixer::refill_speech(Epoch floor) noexcept {
    if (block_ && block_used_ < block_->size) return;
    block_used_ = 0;
    for (block_ = speech_.pop(); block_ && block_->epoch < floor; block_ = speech_.pop()) {
        position_ += SampleCount{block_->size};
    }
}

void Mixer::stop_silenced_cues(Epoch floor) noexcept {
    for (CuePlayer& player : players_) {
        if (player.rest.empty() || !(player.epoch < floor)) continue;
        player.rest = {};
        ++over_;
        jumps_ = true;
    }
}

void Mixer::begin_cues(Epoch floor) noexcept {
    while (const std::optional<CueStart> cue = cues_.pop()) {
        ++begun_;
        if (cue->epoch < floor || cue->samples.empty()) {
            ++over_;
        } else {
            begin_cue(*cue);
        }
    }
}

void Mixer::begin_cue(const CueStart& cue) noexcept {
    auto player = std::ranges::find_if(players_, [](const CuePlayer& each) { return each.rest.empty(); });
    if (player == players_.end()) {
        player = std::ranges::min_element(players_, {}, &CuePlayer::ordinal);
        ++over_;
        jumps_ = true;
    }
    *player = CuePlayer{.rest = cue.samples, .epoch = cue.epoch, .ordinal = begun_};
}

Frame Mixer::next_of_speech(Epoch floor, Factors factors) noexcept {
    refill_speech(floor);
    if (!block_) {
        if (sounding_) {
            jumps_ = true;
            if (in_phrase_.load(std::memory_order_relaxed)) speech_underruns_.fetch_add(1, std::memory_order_relaxed);
        }
        sounding_.reset();
        return {};
    }
    if (sounding_ != block_->epoch) {
        sounding_ = block_->epoch;
        jumps_ = true;
    }
    position_ += SampleCount{1};
    return block_->frames[block_used_++] * (block_->loudness == Loudness::OfSpeech ? factors.speech : factors.cues);
}

float Mixer::next_of_cues() noexcept {
    float sum = 0.0F;
    for (CuePlayer& player : players_) {
        if (player.rest.empty()) continue;
        sum += player.rest.front();
        player.rest = player.rest.subspan(1);
        if (player.rest.empty()) ++over_;
    }
    return sum;
}

void Mixer::publish_progress() noexcept {
    speech_position_.store(position_.since_start().value(), std::memory_order_relaxed);
    cues_begun_.store(begun_, std::memory_order_relaxed);
    cues_over_.store(over_, std::memory_order_release);
}

// The feeder.

std::size_t Mixer::push_speech(std::span<const float> samples, Epoch epoch) noexcept {
    return push(samples, epoch, Loudness::OfSpeech);
}

std::size_t Mixer::push_speech(std::span<const Frame> frames, Epoch epoch) noexcept {
    return push(frames, epoch, Loudness::OfSpeech);
}

std::size_t Mixer::push_picture(std::span<const Frame> frames, Epoch epoch) noexcept {
    return push(frames, epoch, Loudness::OfCues);
}

template <typename Sample>
std::size_t Mixer::push(std::span<const Sample> sound, Epoch epoch, Loudness loudness) noexcept {
    std::size_t pushed = 0;
    while (pushed < sound.size()) {
        SpeechBlock block{.epoch = epoch, .size = 0, .loudness = loudness, .frames = {}};
        const auto piece = sound.subspan(pushed).first(std::min(block.frames.size(), sound.size() - pushed));
        block.size = static_cast<std::uint32_t>(piece.size());
        std::ranges::transform(piece, block.frames.begin(), [](Sample each) { return framed(each); });
        if (!speech_.push(block)) break;
        pushed += piece.size();
        in_phrase_.store(true, std::memory_order_relaxed);
    }
    speech_end_ += SampleCount{static_cast<std::int64_t>(pushed)};
    wake();
    return pushed;
}

void Mixer::end_phrase() noexcept { in_phrase_.store(false, std::memory_order_relaxed); }

bool Mixer::start_cue(std::span<const float> samples, Epoch epoch) noexcept {
    const bool is_pushed = cues_.push(CueStart{.epoch = epoch, .samples = samples});
    wake();
    return is_pushed;
}

void Mixer::wake() noexcept {
    if (!rests_.exchange(false, std::memory_order_acq_rel)) return;
    rings_.store(true);
    if (const Bell* const bell = bell_.load()) bell->ring();
    rings_.store(false);
    rings_.notify_all();
}

// The controller.

Epoch Mixer::cut_speech() noexcept { return Epoch{speech_floor_.fetch_add(1, std::memory_order_relaxed) + 1}; }

Epoch Mixer::hush() noexcept {
    const Epoch now = cut_speech();
    cue_floor_.store(now.value, std::memory_order_relaxed);
    return now;
}

void Mixer::pause(bool paused) noexcept { paused_.store(paused, std::memory_order_relaxed); }

void Mixer::set_speech_volume(Volume volume) noexcept {
    speech_volume_.store(volume.factor(), std::memory_order_relaxed);
}

void Mixer::set_cue_volume(Volume volume) noexcept { cue_volume_.store(volume.factor(), std::memory_order_relaxed); }

// Anyone.

Epoch Mixer::epoch() const noexcept { return Epoch{speech_floor_.load(std::memory_order_relaxed)}; }

bool Mixer::is_paused() const noexcept { return paused_.load(std::memory_order_relaxed); }

StreamPosition Mixer::speech_position() const noexcept {
    return StreamPosition{SampleCount{speech_position_.load(std::memory_order_relaxed)}};
}

CueProgress Mixer::cue_progress() const noexcept {
    // Acquire, with the release in publish_progress: no cue is seen to be over that is not also seen to have begun.
    const std::uint64_t over = cues_over_.load(std::memory_order_acquire);
    return CueProgress{.begun = cues_begun_.load(std::memory_order_relaxed), .over = over};
}

Underruns Mixer::underruns() const noexcept {
    return Underruns{.speech = speech_underruns_.load(std::memory_order_relaxed),
                     .device = device_underruns_.load(std::memory_order_relaxed)};
}

} // namespace sounds::mixer
