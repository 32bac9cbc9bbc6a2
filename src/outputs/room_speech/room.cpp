#include "src/outputs/room_speech/room.hpp"

#include <utility>

namespace outputs::room_speech {

Room::Room(const sounds::cues::Bank& cues, std::unique_ptr<speech::voice::Synth> synth, sounds::device::OpenOutput open,
           std::function<void(const Notice&)> notify, std::vector<Announcement> waiting)
    : notify_(std::move(notify))
    , waiting_(std::move(waiting))
    , audio_(session::SoundOutput::Room, cues, std::move(synth), std::move(open),
             [this](const speech::speaker::Finished& report) { finished(report); }) {}

void Room::announce(const Announcement& announcement) {
    if (is_heard_) {
        said_.emplace(audio_.say({.utterance = announcement.utterance}), Said{announcement});
    } else {
        notify_(UnheardInRoom{announcement.utterance});
        waiting_.push_back(announcement);
    }
}

void Room::forget(game::TableId table) {
    std::erase_if(waiting_, [table](const Announcement& each) { return each.table == table; });
    for (auto& [id, said] : said_)
        if (said.announcement.table == table) said.is_forgotten = true;
}

void Room::finished(const speech::speaker::Finished& report) {
    const auto one = said_.extract(report.id);
    if (one.empty()) return;
    const speech::announce::Utterance& utterance = one.mapped().announcement.utterance;
    if (report.ending == speech::speaker::Ending::Completed)
        notify_(HeardInRoom{utterance});
    else
        notify_(UnheardInRoom{utterance}); // a second try would have the same words missing
}

void Room::fall_silent() {
    is_heard_ = false;
    audio_.is_idle(); // takes what has been heard to its end meanwhile
    audio_.surrender();
    for (auto& [id, said] : std::exchange(said_, {})) {
        notify_(UnheardInRoom{said.announcement.utterance});
        if (!said.is_forgotten) waiting_.push_back(std::move(said.announcement));
    }
}

void Room::say_what_waits() {
    is_heard_ = true;
    for (const Announcement& announcement : std::exchange(waiting_, {})) announce(announcement);
}

void Room::finish(std::chrono::steady_clock::time_point until) {
    audio_.finish(until);
    leave();
}

std::vector<Announcement> Room::leave() {
    fall_silent();
    audio_.end();
    return std::exchange(waiting_, {});
}

std::optional<session::Message> Room::next_report() {
    auto report = audio_.next_report();
    if (report && std::holds_alternative<session::SoundLost>(*report) && is_heard_) fall_silent();
    if (report && std::holds_alternative<session::SoundFound>(*report)) say_what_waits();
    return report;
}

} // namespace outputs::room_speech
