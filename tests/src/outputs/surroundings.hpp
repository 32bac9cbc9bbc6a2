// What outputs report to, in tests: a voice that makes no sound, and everything that was reported.
#pragma once

#include "sounds/device/device.hpp"
#include "sounds/device/output.hpp"
#include "sounds/mixer/mixer.hpp"
#include "src/outputs/output.hpp"

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace tests::outputs {

/// What a synth was given to speak.
class Notes {
public:
    void add(std::string words) {
        const std::lock_guard lock{mutex_};
        words_.push_back(std::move(words));
    }
    std::vector<std::string> words() {
        const std::lock_guard lock{mutex_};
        return words_;
    }

private:
    std::mutex mutex_;
    std::vector<std::string> words_;
};

/// What a NotingSynth has no sound for.
inline constexpr const char* unspeakable = "unspeakable";

/// Notes what it is given to speak, and speaks for a moment.
class NotingSynth final : public ::speech::voice::Synth {
public:
    explicit NotingSynth(Notes& notes)
        : notes_(notes) {}
    ::speech::voice::SynthesisResult synthesise(const ::speech::phrases::Run& run, const ::speech::voice::Manner&,
                                                const ::speech::voice::Listener& listener) override {
        notes_.add(run.text);
        if (run.text == unspeakable) return ::speech::voice::VoiceError{};
        if (!listener(std::vector<float>(480, 0.5F))) return ::speech::voice::Stopped{};
        return ::speech::voice::Spoken{};
    }

private:
    Notes& notes_;
};

inline ::sounds::device::OpenResult no_device(::sounds::mixer::Mixer&, ::sounds::device::Buffering,
                                              const ::sounds::device::Output&) {
    return ::sounds::device::DeviceError{::sounds::device::Trouble::NoDevice, ""};
}

/// Outlives the outputs that are opened with it.
struct FakeSurroundings {
    FakeSurroundings() = default;
    FakeSurroundings(const FakeSurroundings&) = delete;
    FakeSurroundings& operator=(const FakeSurroundings&) = delete;

    Notes notes;
    std::vector<::outputs::Notice> notices;
    std::vector<::services::Announced> announced;
    std::vector<std::pair<::game::PlayedGame, ::ports::journal::Spoken>> kept;
    ::outputs::Surroundings value{
        .equipment = std::make_shared<const ::session::Equipment>(),
        .preferences = {},
        .transcript = {},
        .sound_file = {},
        .cues = std::make_shared<const ::sounds::cues::Bank>(::sounds::mixer::samples_per_second),
        .synth = ::speech::voice::SharedSynth::own(std::make_unique<NotingSynth>(notes)),
        .broken_voices = std::make_shared<::outputs::BrokenVoices>(),
        .notify = [this](const ::outputs::Notice& notice) { notices.push_back(notice); },
        .announced = [this](::services::Announced one) { announced.push_back(std::move(one)); },
        .keep = [this](const ::game::PlayedGame& game,
                       ::ports::journal::Spoken line) { kept.emplace_back(game, std::move(line)); },
        .wake = [] {},
    };
};

/// News to the player.
inline ::session::Tell news(const std::string& words) {
    return {.utterance = {{{{"en"}, words}}, ::speech::announce::Urgency::News, std::nullopt}};
}

/// News to the room.
inline ::session::Tell to_room(const std::string& words, ::game::TableId table = {}) {
    ::session::Tell told = news(words);
    told.to = ::session::RoomOf{table};
    return told;
}

} // namespace tests::outputs
