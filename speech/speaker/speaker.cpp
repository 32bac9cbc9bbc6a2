#include "speech/speaker/speaker.hpp"

#include "base/values/guarded.hpp"
#include "speech/voice/speaking.hpp"

#include <algorithm>
#include <utility>

namespace speech::speaker {

using namespace std::chrono_literals;
using announce::Urgency;
using base::values::guarded;
using sounds::mixer::SampleCount;

namespace {

// How far the voice may be ahead of what is heard. Far more than a busy machine keeps it waiting, and little enough
// that several phrases replaced within one buffer all find room in the ring.
constexpr SampleCount run_ahead = sounds::mixer::samples_in(500ms);

// So much of a phrase is made before any of it is handed over. A first piece may be much shorter, and the mixer would
// be through with it before the second is made; this is made in a fraction of a millisecond, and as long as the three
// buffers that a device takes at once after a late one.
constexpr SampleCount head_start = sounds::mixer::samples_in(16ms);

// How often the thread looks how far the sound has come while an utterance is heard.
constexpr std::chrono::microseconds shortest_look_away = 1ms;
constexpr std::chrono::microseconds longest_look_away = 10ms;

// Between one piece of news and the next.
constexpr std::chrono::microseconds rest = 150ms;

/// What is told of the partner's board is heard from beside the listener.
constexpr sounds::mixer::Frame from_the_right{0.4F, 1.0F};

/// What is said of a voice that has thrown something.
voice::VoiceError broken_off(const phrases::Runs& runs, std::string why) {
    return {voice::Fault::EngineFailed, runs.empty() ? phrases::Language{} : runs.front().language, std::move(why)};
}

} // namespace

Speaker::Speaker(const sounds::cues::Bank& cues, sounds::mixer::Mixer& mixer, std::unique_ptr<voice::Synth> synth)
    : cues_{cues}
    , mixer_{mixer}
    , synth_{std::move(synth)}
    , thread_{[this] { work(); }} {}

Speaker::~Speaker() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
        mixer_.hush();
    }
    wake_.notify_one();
    thread_.join();
}

// For the caller.

void Speaker::say(UtteranceId id, announce::Utterance utterance, Keeping keeping, phrases::Runs kept) {
    {
        const std::lock_guard lock{mutex_};
        if (keeping == Keeping::Yes)
            tapes_.push_back({id, kept.empty() ? utterance.runs : kept, manner_, kept.empty()});
        take({id, std::move(utterance)});
    }
    wake_.notify_one();
}

void Speaker::keep(UtteranceId id, phrases::Runs runs) {
    {
        const std::lock_guard lock{mutex_};
        tapes_.push_back({id, std::move(runs), manner_, false});
    }
    wake_.notify_one();
}

void Speaker::play(UtteranceId id, Sound sound) {
    {
        const std::lock_guard lock{mutex_};
        take({id, {{}, Urgency::Answer, std::nullopt}, std::make_shared<const Sound>(std::move(sound))});
    }
    wake_.notify_one();
}

void Speaker::hush() {
    {
        const std::lock_guard lock{mutex_};
        fall_silent();
    }
    wake_.notify_one();
}

std::vector<Entry> Speaker::surrender() {
    std::vector<Entry> given;
    {
        const std::lock_guard lock{mutex_};
        given = Queue{queue_}.surrender();
        fall_silent();
    }
    wake_.notify_one();
    return given;
}

void Speaker::toggle_pause() {
    const std::lock_guard lock{mutex_};
    // A pause of nothing would hold back the news that comes later, and nobody would know why.
    const bool has_something_to_hold = queue_.running() != nullptr;
    mixer_.pause(!mixer_.is_paused() && has_something_to_hold);
}

bool Speaker::is_paused() const { return mixer_.is_paused(); }

void Speaker::set_manner(voice::Manner manner) {
    const std::lock_guard lock{mutex_};
    manner_ = std::move(manner);
}

void Speaker::set_speech_volume(sounds::mixer::Volume volume) { mixer_.set_speech_volume(volume); }

void Speaker::set_cue_volume(sounds::mixer::Volume volume) { mixer_.set_cue_volume(volume); }

std::optional<Report> Speaker::poll() {
    const std::lock_guard lock{mutex_};
    note_beginning();
    if (reports_.empty()) return std::nullopt;
    Report oldest = std::move(reports_.front());
    reports_.pop_front();
    return oldest;
}

// With the mutex held.

void Speaker::fall_silent() {
    note_beginning();
    mixer_.hush();
    mixer_.pause(false);
    report_dropped(queue_.hush());
}

void Speaker::take(Entry entry) {
    const Urgency urgency = entry.utterance.urgency;
    const bool ends_pause = urgency == Urgency::Answer || urgency == Urgency::Alarm;
    note_beginning();
    const Queue::Change change = queue_.say(std::move(entry));
    if (change.cuts_running) mixer_.cut_speech();
    report_dropped(change);
    if (ends_pause) mixer_.pause(false);
}

bool Speaker::is_to_be_kept(UtteranceId id) const {
    return std::any_of(tapes_.begin(), tapes_.end(), [id](const Tape& tape) { return tape.id == id && tape.is_heard; });
}

void Speaker::report_recording(UtteranceId id, Performance performance) {
    if (std::erase_if(tapes_, [id](const Tape& tape) { return tape.id == id; }) == 0) return;
    if (performance.errors.empty()) {
        reports_.push_back(Recorded{id, std::move(performance.samples)});
    } else {
        reports_.push_back(NotRecorded{id});
    }
}

// Called before anything is cut, so that whatever was heard is reported as begun, and nothing else is: when the stream
// passes over words that were cut, their passage is a thing of the past.
void Speaker::note_beginning() {
    if (!passage_ || passage_->has_begun || is_cut(*passage_)) return;
    const bool speaks = mixer_.speech_position() > passage_->start;
    const bool sounds = passage_->cue && mixer_.cue_progress().begun > *passage_->cue;
    if (!speaks && !sounds) return;
    passage_->has_begun = true;
    reports_.push_back(Began{passage_->id});
}

void Speaker::report_dropped(const Queue::Change& change) {
    for (const UtteranceId id : change.dropped) reports_.push_back(Finished{id, Ending::CutOff});
}

bool Speaker::is_due(const Entry& entry) const {
    return entry.utterance.urgency != Urgency::News || std::chrono::steady_clock::now() >= rested_;
}

// The thread.

bool Speaker::is_cut(const Passage& passage) const { return mixer_.epoch() != passage.epoch; }

void Speaker::work() {
    std::unique_lock lock{mutex_};
    while (!stopping_) {
        const Entry* next = queue_.next();
        if (next == nullptr) {
            if (!tapes_.empty()) {
                record_unheard(lock);
            } else if (!is_ready_) {
                lock.unlock();
                make_ready();
                lock.lock();
            } else {
                wake_.wait(lock);
            }
            continue;
        }
        if (!is_due(*next)) {
            wake_.wait_until(lock, rested_);
            continue;
        }
        const Entry entry = queue_.begin_next();
        const voice::Manner manner = manner_;
        Passage passage{.id = entry.id, .epoch = mixer_.epoch(), .start = mixer_.speech_end(), .cue = std::nullopt};
        if (entry.utterance.cue || entry.utterance.second_cue) passage.cue = cues_started_;
        if (!entry.utterance.runs.empty()) {
            opening_ = Opening{entry.utterance.runs.front(), manner};
            is_ready_ = false;
        }
        passage_ = passage;
        const Keeping keeping = is_to_be_kept(entry.id) ? Keeping::Yes : Keeping::No;
        lock.unlock();
        Performance performance;
        if (auto thrown = guarded([&] { performance = perform(entry, manner, passage, keeping); })) {
            mixer_.end_phrase();
            performance.errors.push_back(broken_off(entry.utterance.runs, std::move(*thrown)));
        }
        lock.lock();
        note_beginning();
        passage_.reset();
        // If it was cut, whoever cut it has taken it out of the queue and reported it.
        if (is_cut(passage)) continue;
        queue_.end_running();
        const Ending ending = performance.errors.empty() ? Ending::Completed : Ending::Unspoken;
        for (const voice::VoiceError& error : performance.errors) reports_.push_back(VoiceFailed{entry.id, error});
        if (keeping == Keeping::Yes) report_recording(entry.id, std::move(performance));
        reports_.push_back(Finished{entry.id, ending});
        rested_ = std::chrono::steady_clock::now() + rest;
    }
}

// Returns when the utterance has been heard to its end, or has been cut; then what it returns means nothing.
Speaker::Performance Speaker::perform(const Entry& entry, const voice::Manner& manner, const Passage& passage,
                                      Keeping keeping) {
    const announce::Utterance& utterance = entry.utterance;
    for (const auto& cue : {utterance.cue, utterance.second_cue})
        if (cue && !start_cue(*cue, passage)) return {};
    Performance performance;
    std::vector<float> opening;
    bool is_open = false;
    const bool is_partners = !utterance.runs.empty() && utterance.runs.front().part == phrases::Part::Partner;
    const auto hand_on = [&](std::span<const float> samples) {
        return is_partners ? feed_from_side(samples, passage) : feed(samples, passage);
    };
    voice::Speech speech = voice::speak(*synth_, utterance.runs, manner, [&](std::span<const float> samples) {
        if (keeping == Keeping::Yes)
            performance.samples.insert(performance.samples.end(), samples.begin(), samples.end());
        if (is_open) return hand_on(samples);
        opening.insert(opening.end(), samples.begin(), samples.end());
        is_open = opening.size() >= static_cast<std::size_t>(head_start.value());
        return is_open ? hand_on(opening) : !is_cut(passage);
    });
    if (!is_open) hand_on(opening);
    if (entry.sound) std::visit([&](const auto& made) { feed(std::span(made), passage); }, *entry.sound);
    mixer_.end_phrase();
    if (!is_cut(passage)) make_ready();
    await_end(passage);
    performance.errors = std::move(speech.errors);
    return performance;
}

// What was said may have ended in another language, and what is said next most likely begins as this did.
void Speaker::make_ready() {
    if (std::exchange(is_ready_, true) || !opening_) return;
    // What goes wrong is told where the voice is to speak.
    (void)guarded([this] { synth_->make_ready(opening_->run, opening_->manner); });
}

/// Speaks what was to be kept and was cut off for good. Whatever is to be heard meanwhile comes first; then it begins
/// again.
void Speaker::record_unheard(std::unique_lock<std::mutex>& lock) {
    const Tape tape = tapes_.front();
    is_ready_ = false;
    lock.unlock();
    Performance performance;
    voice::Speech speech;
    if (auto thrown = guarded([&] {
            speech = voice::speak(*synth_, tape.runs, tape.manner, [&](std::span<const float> samples) {
                performance.samples.insert(performance.samples.end(), samples.begin(), samples.end());
                return is_idle();
            });
        }))
        speech.errors.push_back(broken_off(tape.runs, std::move(*thrown)));
    performance.errors = std::move(speech.errors);
    lock.lock();
    if (!speech.stopped) report_recording(tape.id, std::move(performance));
}

bool Speaker::is_idle() {
    const std::lock_guard lock{mutex_};
    return !stopping_ && queue_.next() == nullptr;
}

bool Speaker::start_cue(sounds::cues::Cue cue, const Passage& passage) {
    while (!mixer_.start_cue(cues_.samples(cue), passage.epoch)) {
        if (!wait_uncut(passage, longest_look_away)) return false;
    }
    ++cues_started_;
    return true;
}

bool Speaker::feed(std::span<const float> samples, const Passage& passage) {
    return feed_on(samples, passage, [this, &passage](auto piece) { return mixer_.push_speech(piece, passage.epoch); });
}

bool Speaker::feed_from_side(std::span<const float> samples, const Passage& passage) {
    std::vector<sounds::mixer::Frame> frames(samples.size());
    std::ranges::transform(samples, frames.begin(), [](float sample) { return from_the_right * sample; });
    return feed_on(std::span<const sounds::mixer::Frame>(frames), passage,
                   [this, &passage](auto piece) { return mixer_.push_speech(piece, passage.epoch); });
}

bool Speaker::feed(std::span<const sounds::mixer::Frame> frames, const Passage& passage) {
    return feed_on(frames, passage, [this, &passage](auto piece) { return mixer_.push_picture(piece, passage.epoch); });
}

template <typename Sample>
bool Speaker::feed_on(std::span<const Sample> sound, const Passage& passage, auto&& push) {
    while (!is_cut(passage)) {
        // What an earlier utterance left in the ring is passed over at once, so it does not count.
        const SampleCount ahead = mixer_.speech_end() - std::max(mixer_.speech_position(), passage.start);
        const auto room = static_cast<std::size_t>(std::max(run_ahead - ahead, SampleCount{0}).value());
        sound = sound.subspan(push(sound.first(std::min(room, sound.size()))));
        if (sound.empty()) return true;
        if (!wait_uncut(passage, longest_look_away)) return false;
    }
    return false;
}

void Speaker::await_end(const Passage& passage) {
    for (;;) {
        // Cues of earlier utterances that still sound are waited for as well; they are short.
        const bool cues_over = !passage.cue || mixer_.cue_progress().over == cues_started_;
        const SampleCount left = mixer_.speech_end() - mixer_.speech_position();
        if (left <= SampleCount{0} && cues_over) return;
        const auto until_end = cues_over ? sounds::mixer::duration_of(left) : longest_look_away;
        if (!wait_uncut(passage, std::clamp(until_end, shortest_look_away, longest_look_away))) return;
    }
}

// Waits so long, or until the passage is cut, and answers whether it was not.
bool Speaker::wait_uncut(const Passage& passage, std::chrono::microseconds time) {
    std::unique_lock lock{mutex_};
    note_beginning();
    return !wake_.wait_for(lock, time, [&] { return is_cut(passage); });
}

} // namespace speech::speaker
