#include "src/app/room.hpp"

#include <utility>

namespace app {

Room::Room(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, sounds::device::OpenOutput open,
           std::optional<Transcript>& transcript)
    : transcript_(transcript)
    , outlet_(session::Outlet::Room, cues, std::move(synth), std::move(open),
              [this](const speech::speaker::Finished& report) { finished(report); }) {}

void Room::announce(const speech::announce::Utterance& utterance) {
    if (is_heard_) {
        said_.emplace(outlet_.say({utterance}), utterance);
    } else {
        if (transcript_) transcript_->unheard(utterance);
        waiting_.push_back(utterance);
    }
}

void Room::finished(const speech::speaker::Finished& report) {
    const auto one = said_.extract(report.id);
    if (one.empty()) return;
    if (transcript_ && report.ending != speech::speaker::Ending::CutOff) transcript_->announced(one.mapped());
}

void Room::fall_silent() {
    is_heard_ = false;
    outlet_.is_idle(); // takes what has been heard to its end meanwhile
    outlet_.surrender();
    for (auto& [id, utterance] : std::exchange(said_, {})) {
        if (transcript_) transcript_->unheard(utterance);
        waiting_.push_back(std::move(utterance));
    }
}

void Room::say_what_waits() {
    is_heard_ = true;
    for (const speech::announce::Utterance& utterance : std::exchange(waiting_, {})) announce(utterance);
}

std::optional<session::Message> Room::next_report() {
    auto report = outlet_.next_report();
    if (report && std::holds_alternative<session::SoundLost>(*report) && is_heard_) fall_silent();
    if (report && std::holds_alternative<session::SoundFound>(*report)) say_what_waits();
    return report;
}

} // namespace app
