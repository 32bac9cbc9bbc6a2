#include "speech/output/dispatcher/dispatcher.hpp"

#include "speech/output/dispatcher/line.hpp"

#include <thread>
#include <utility>

namespace speech::output::dispatcher {

Dispatcher::Dispatcher(Wake wake, Patience patience)
    : line_(std::make_shared<Line>(std::move(wake), patience)) {
    std::thread([line = line_] { line->work(); }).detach(); // nobody may wait for it
}

Dispatcher::~Dispatcher() { line_->leave(); }

void Dispatcher::speak(Passage passage, const phrases::Runs& runs, announce::Urgency urgency) {
    line_->speak({passage, runs, urgency});
}

void Dispatcher::hush() { line_->hush(); }

void Dispatcher::set_manner(const voice::Manner& manner, sounds::mixer::Volume volume) {
    line_->set_scale(scale(manner, volume));
}

std::optional<Report> Dispatcher::poll() { return line_->poll(); }

} // namespace speech::output::dispatcher
