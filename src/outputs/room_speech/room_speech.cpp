#include "src/outputs/room_speech/room_speech.hpp"

#include "base/values/guarded.hpp"
#include "sounds/device/output.hpp"
#include "sounds/machine/outputs.hpp"
#include "src/outputs/voice_settings.hpp"

#include <chrono>
#include <thread>
#include <utility>

namespace outputs::room_speech {

namespace device = sounds::device;

namespace {

using Clock = std::chrono::steady_clock;

/// For an output to close: the one that is to be opened may be the same one.
constexpr std::chrono::seconds longest_farewell{2};

device::OpenOutput opened_after(const std::shared_future<void>& gone, device::OpenOutput open) {
    if (!gone.valid()) return open;
    return [gone, open = std::move(open), until = Clock::now() + longest_farewell](sounds::mixer::Mixer& mixer,
                                                                                   device::Buffering buffering) {
        gone.wait_until(until);
        return open(mixer, buffering);
    };
}

/// The output of that name, and no other: what is said there is for whoever hears it.
device::OpenOutput device_of_name(const std::string& name) {
    return [name](sounds::mixer::Mixer& mixer, device::Buffering buffering) {
        return sounds::machine::open_output(mixer, buffering, {name, true});
    };
}

} // namespace

RoomSpeech::RoomSpeech(const Surroundings& surroundings, FindDevice find_device)
    : surroundings_(surroundings)
    , find_device_(std::move(find_device)) {}

void RoomSpeech::tell(const session::Tell& told) {
    const auto* room_of = std::get_if<session::RoomOf>(&told.to);
    if (room_ != nullptr && room_of != nullptr) room_->announce({room_of->table, told.utterance});
}

void RoomSpeech::leave(game::TableId table) {
    if (room_ != nullptr) room_->forget(table);
}

void RoomSpeech::apply(const settings::Preferences& preferences) {
    if (preferences.room_output != device_) {
        device_ = preferences.room_output;
        std::vector<Announcement> unsaid = let_go();
        if (device_)
            room_ = std::make_unique<Room>(*surroundings_.cues, surroundings_.synth->lend(),
                                           opened_after(gone_, find_device_(*device_)), surroundings_.notify,
                                           std::move(unsaid));
    }
    if (room_ == nullptr) return;
    room_->speaker().set_manner(even_manner(*surroundings_.equipment));
    room_->speaker().set_speech_volume(volume_of(preferences.speech_volume));
}

/// Returns what was not heard. A sound system may not answer when an output is to be closed, and nobody waits for that
/// here.
std::vector<Announcement> RoomSpeech::let_go() {
    if (room_ == nullptr) return {};
    std::vector<Announcement> unsaid = room_->leave();
    std::promise<void> closed;
    gone_ = closed.get_future().share();
    // Where no thread can be started, it is closed while we wait.
    (void)base::values::guarded([&] {
        std::thread([room = std::move(room_), cues = surroundings_.cues, closed = std::move(closed)]() mutable {
            room.reset();
            closed.set_value();
        }).detach();
    });
    return unsaid;
}

std::optional<session::Message> RoomSpeech::next_report() {
    return room_ == nullptr ? std::nullopt : room_->next_report();
}

void RoomSpeech::finish(std::chrono::steady_clock::time_point until) {
    if (room_ != nullptr) room_->finish(until);
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    if (is_by_lines(surroundings)) return nullptr;
    return std::make_unique<RoomSpeech>(surroundings, device_of_name);
}

} // namespace outputs::room_speech
