// A speaker with voices that can be told apart by their loudness, and ears that pull its mixer.
#pragma once

#include "speech/speaker/speaker.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace tests::speech::speaker {

/// Speaks each letter of the text as 50 ms of steady sound: `3` with the loudness 0.3. A language called `none` has no
/// voice, and that of `throws` throws. Between two letters it waits while it is held. The language it has at hand is
/// kept in `ready`.
class Steady final : public ::speech::voice::Synth {
public:
    Steady(std::mutex& held, std::string& ready)
        : held_{held}
        , ready_{ready} {}

    ::speech::voice::SynthesisResult synthesise(const ::speech::phrases::Run& run,
                                                const ::speech::voice::Manner& manner,
                                                const ::speech::voice::Listener& listener) override {
        using namespace ::speech::voice;
        if (run.language.tag == "throws") throw std::runtime_error("no voice at all");
        if (run.language.tag == "none") return VoiceError{Fault::NoVoice, run.language, "there is none"};
        const auto length = static_cast<std::size_t>(2400 * 175 / manner.rate.value());
        for (const char letter : run.text) {
            {
                const std::lock_guard wait{held_};
                ready_ = run.language.tag;
            }
            const std::vector<float> sound(length, static_cast<float>(letter - '0') / 10.0F);
            if (!listener(sound)) return Stopped{};
        }
        return Spoken{};
    }

    void make_ready(const ::speech::phrases::Run& run, const ::speech::voice::Manner&) override {
        const std::lock_guard wait{held_};
        ready_ = run.language.tag;
    }

private:
    std::mutex& held_;
    std::string& ready_;
};

class Stage {
public:
    using Urgency = ::speech::announce::Urgency;
    using Cue = ::sounds::cues::Cue;
    using Id = ::speech::speaker::UtteranceId;

    void say(std::uint64_t id, Urgency urgency, const std::string& letters, std::optional<Cue> cue = std::nullopt) {
        ::speech::phrases::Runs runs;
        if (!letters.empty()) runs.push_back({{"de"}, letters});
        speaker.say(Id{id}, {.runs = std::move(runs), .urgency = urgency, .cue = cue});
    }

    /// The same as news that is to be kept.
    void say_to_keep(std::uint64_t id, ::speech::phrases::Runs runs, std::optional<Cue> cue = std::nullopt) {
        speaker.say(Id{id}, {.runs = std::move(runs), .urgency = Urgency::News, .cue = cue},
                    ::speech::speaker::Keeping::Yes);
    }

    /// Plays what the mixer has, a little at a time, until the condition holds; false if it does not within a minute of
    /// sound. What is heard meanwhile is kept.
    template <typename Condition>
    bool play_until(Condition&& condition) {
        for (int piece = 0; piece < 60 * 100; ++piece) {
            if (condition()) return true;
            play(480);
            std::this_thread::sleep_for(std::chrono::microseconds{500});
        }
        return condition();
    }

    void play(std::size_t samples) {
        std::vector<float> buffer(samples);
        mixer.render(buffer, {1});
        heard_.insert(heard_.end(), buffer.begin(), buffer.end());
    }

    /// Plays until the last of the letters heard is this one.
    bool play_until_heard(char letter) {
        return play_until([&] { return !heard().empty() && heard().back() == letter; });
    }

    bool play_until_finished(std::uint64_t id) {
        return play_until([&] {
            collect();
            return finished_.contains(Id{id});
        });
    }

    bool play_until_reported(const std::string& report) {
        return play_until([&] { return std::ranges::count(reports(), report) > 0; });
    }

    /// The letters heard since the last call of `forget`.
    std::string heard() const { return letters_of(heard_); }
    /// The letters of what was kept.
    std::string recorded() const { return letters_of(recorded_); }

    /// A letter for every 50 ms of it, rounded. Silence between, as when a busy machine lets the voice fall behind
    /// these hasty ears, makes no difference.
    static std::string letters_of(const std::vector<float>& sound) {
        std::string letters;
        float level = 0.0F;
        std::size_t length = 0;
        const auto note = [&] {
            letters.append((length + 1200) / 2400, static_cast<char>('0' + std::lround(level * 10.0F)));
            length = 0;
        };
        for (std::size_t i = 1; i < sound.size(); ++i) {
            // What is not steady is silence, a seam or a cue.
            if (sound[i] != sound[i - 1] || sound[i] < 0.05F) continue;
            if (sound[i] != level) note();
            level = sound[i];
            ++length;
        }
        note();
        return letters;
    }

    /// The language that the voice has at hand.
    std::string is_ready_for() {
        const std::lock_guard wait{held};
        return ready;
    }

    void forget() { heard_.clear(); }
    const std::vector<float>& sound() const { return heard_; }

    /// All reports so far, as text: `began 1`, `failed 1`, `completed 1`, `cut 1`, `unspoken 1`, `recorded 1`,
    /// `unrecorded 1`.
    std::vector<std::string> reports() {
        collect();
        return reports_;
    }

    std::mutex held;
    std::string ready; ///< the voice's, which waits while `held` is
    ::sounds::cues::Bank cues{::sounds::mixer::samples_per_second};
    ::sounds::mixer::Mixer mixer;
    ::speech::speaker::Speaker speaker{cues, mixer, std::make_unique<Steady>(held, ready)};

private:
    void collect() {
        while (const auto report = speaker.poll()) std::visit([this](const auto& each) { keep(each); }, *report);
    }

    void keep(const ::speech::speaker::Began& began) { note("began", began.id); }
    void keep(const ::speech::speaker::VoiceFailed& failed) { note("failed", failed.id); }
    void keep(const ::speech::speaker::Finished& finished) {
        using ::speech::speaker::Ending;
        switch (finished.ending) {
        case Ending::Completed: note("completed", finished.id); break;
        case Ending::CutOff: note("cut", finished.id); break;
        case Ending::Unspoken: note("unspoken", finished.id); break;
        }
        finished_.insert(finished.id);
    }
    void keep(const ::speech::speaker::Recorded& recorded) {
        note("recorded", recorded.id);
        recorded_.insert(recorded_.end(), recorded.samples.begin(), recorded.samples.end());
    }
    void keep(const ::speech::speaker::NotRecorded& missed) { note("unrecorded", missed.id); }
    void note(const std::string& what, Id id) { reports_.push_back(what + ' ' + std::to_string(id.value)); }

    std::vector<float> heard_;
    std::vector<float> recorded_;
    std::vector<std::string> reports_;
    std::set<Id> finished_;
};

} // namespace tests::speech::speaker
