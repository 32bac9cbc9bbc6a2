#include "src/outputs/room_speech/room_speech.hpp"

#include "sounds/device/output.hpp"
#include "sounds/device/outputs.hpp"
#include "src/outputs/voice_settings.hpp"

#include <utility>

namespace outputs::room_speech {

namespace device = sounds::device;

namespace {

/// The output of that name, and no other: what is said there is for whoever hears it.
device::OpenOutput device_of_name(const std::string& name) {
    return [name](sounds::mixer::Mixer& mixer, device::Buffering buffering) {
        return device::open_output(mixer, buffering, {name, true});
    };
}

} // namespace

RoomSpeech::RoomSpeech(const Surroundings& surroundings, FindDevice find_device)
    : surroundings_(surroundings)
    , find_device_(std::move(find_device)) {}

void RoomSpeech::tell(const session::Tell& told) {
    if (room_ != nullptr && told.recipient == session::Recipient::Room) room_->announce(told.utterance);
}

void RoomSpeech::apply(const settings::Preferences& preferences) {
    if (preferences.room_output != device_) {
        device_ = preferences.room_output;
        room_.reset(); // the output it has may be the one that is wanted
        if (device_)
            room_ = std::make_unique<Room>(*surroundings_.cues, surroundings_.synth->lend(), find_device_(*device_),
                                           surroundings_.notify);
    }
    if (room_ == nullptr) return;
    room_->speaker().set_manner(even_manner(*surroundings_.equipment));
    room_->speaker().set_speech_volume(volume_of(preferences.speech_volume));
}

std::optional<session::Message> RoomSpeech::next_report() {
    return room_ == nullptr ? std::nullopt : room_->next_report();
}

void RoomSpeech::finish(std::chrono::steady_clock::time_point until) {
    if (room_ != nullptr) room_->finish(until);
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    return std::make_unique<RoomSpeech>(surroundings, device_of_name);
}

} // namespace outputs::room_speech
