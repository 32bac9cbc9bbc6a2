// speech-dispatcher, which speaks with the voice of the system.
#pragma once

#include "speech/output/dispatcher/patience.hpp"
#include "speech/output/speech_output.hpp"

#include <memory>

namespace speech::output::dispatcher {

class Line;

/// Talks to the daemon in a thread of its own, which outlives it for the moment it takes to say good-bye: nobody waits
/// for it. A daemon that answers nothing, or something that cannot be understood, is dead to us.
class Dispatcher final : public SpeechOutput {
public:
    explicit Dispatcher(Wake wake, Patience patience = {});
    ~Dispatcher() override;

    void speak(Passage passage, const phrases::Runs& runs, announce::Urgency urgency) override;
    void hush() override;
    void set_manner(const voice::Manner& manner, sounds::mixer::Volume volume) override;
    std::optional<Report> poll() override;

private:
    std::shared_ptr<Line> line_;
};

} // namespace speech::output::dispatcher
