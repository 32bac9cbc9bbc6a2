#include "src/services/speech_input.hpp"

#include "sounds/machine/microphone.hpp"
#include "speech/hearing/hearing.hpp"

#include <thread>
#include <utility>

namespace services {

namespace device = sounds::device;
namespace hearing = speech::hearing;

using session::HearingFailed;
using session::Message;

namespace {

using namespace std::chrono_literals;

constexpr auto last_word = 250ms;

} // namespace

SpeechInput::SpeechInput(std::filesystem::path data, std::filesystem::path own_words, std::function<void()> wake)
    : SpeechInput({[] { return sounds::machine::open_microphone(hearing::samples_per_second); },
                   [data = std::move(data), own_words = std::move(own_words)] {
                       return hearing::load_equipment(data, own_words);
                   },
                   last_word},
                  std::move(wake)) {}

SpeechInput::SpeechInput(Means means, std::function<void()> wake)
    : means_(std::move(means))
    , worker_(std::move(wake)) {}

SpeechInput::~SpeechInput() { worker_.drop_waiting(); }

void SpeechInput::carry_out(const session::Listen&) {
    worker_.give(
        [this] {
            open();
            return std::vector<Message>{};
        },
        [this](const std::string& why) {
            trouble_ = why; // told when the key is let go
            return std::vector<Message>{};
        });
}

void SpeechInput::carry_out(const session::StopListening& effect) {
    worker_.give([this, effect] { return std::vector{finish(effect)}; },
                 [](const std::string& why) { return std::vector<Message>{HearingFailed{why}}; });
}

void SpeechInput::open() {
    trouble_.reset();
    auto opened = means_.open_microphone();
    if (const auto* error = std::get_if<device::DeviceError>(&opened)) {
        trouble_ = error->detail;
        return;
    }
    microphone_ = std::get<std::unique_ptr<device::Microphone>>(std::move(opened));
    load();
}

/// Once; after a failure it is tried again, for what was missing may have been installed.
void SpeechInput::load() {
    if (equipment_) return;
    auto loaded = means_.load();
    if (const auto* error = std::get_if<hearing::RecogniserError>(&loaded)) {
        trouble_ = error->detail;
        return;
    }
    equipment_ = std::get<hearing::Equipment>(std::move(loaded));
}

Message SpeechInput::finish(const session::StopListening& what) {
    std::this_thread::sleep_for(means_.last_word);
    const auto microphone = std::exchange(microphone_, nullptr);
    if (trouble_) return HearingFailed{*trouble_};
    if (!microphone) return session::SpeechHeard{what.position, hearing::Unclear{}};
    const auto samples = microphone->take();
    return session::SpeechHeard{what.position, hear(equipment_->ears(), samples, what.position,
                                                    {hearing::tongues_for(what.catalogue->locale(),
                                                                          equipment_->vocabularies, equipment_->sounds),
                                                     *what.listener})};
}

} // namespace services
