// What the Laws have announced, said to everybody where the player has chosen an output of sound for that.
#pragma once

#include "src/outputs/output.hpp"
#include "src/outputs/room_speech/room.hpp"

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace outputs::room_speech {

/// In an even voice whatever the player prefers, with a speaker, a mixer and a device of its own.
class RoomSpeech final : public Output {
public:
    /// How an output of sound is found by its name.
    using FindDevice = std::function<sounds::device::OpenOutput(const std::string& name)>;

    RoomSpeech(const Surroundings& surroundings, FindDevice find_device);

    /// What is told to the room; nobody hears it where the preferences name no output for it.
    void tell(const session::Tell& told) override;
    void leave(game::TableId table) override;
    void apply(const settings::Preferences& preferences) override;
    bool is_sounding() override { return room_ && room_->is_sounding(); }
    std::optional<session::Message> next_report() override;
    void finish(std::chrono::steady_clock::time_point until) override;

private:
    std::vector<Announcement> let_go();

    const Surroundings surroundings_;
    const FindDevice find_device_;
    std::optional<std::string> device_;
    std::unique_ptr<Room> room_;    ///< null: there is none
    std::shared_future<void> gone_; ///< the room before it; invalid: there was none
};

std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::room_speech
