#include "src/outputs/own_speech/own_speech.hpp"

#include "base/values/overloaded.hpp"
#include "sounds/board/sounded.hpp"
#include "sounds/device/file.hpp"
#include "sounds/device/output.hpp"
#include "sounds/machine/outputs.hpp"
#include "src/outputs/voice_settings.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace outputs::own_speech {

namespace device = sounds::device;
namespace output = speech::output;
using speech::announce::Urgency;
using speech::speaker::Entry;

namespace {

device::OpenOutput file(const std::filesystem::path& path) {
    return [path](sounds::mixer::Mixer& mixer, device::Buffering) { return device::open_file(mixer, path); };
}

} // namespace

OwnSpeech::OwnSpeech(const Surroundings& surroundings, OpenSpeaker open_speaker, OwnDevice::Open open_device,
                     services::SoundOutputs::Names names)
    : surroundings_(surroundings)
    , open_speaker_(std::move(open_speaker))
    , open_device_(std::move(open_device))
    , device_(surroundings.preferences.own_output, surroundings.preferences.room_output.has_value(), true, open_device_)
    , device_name_(surroundings.preferences.own_output)
    , is_private_(surroundings.preferences.room_output.has_value())
    , returning_(std::move(names))
    , own_(session::SoundOutput::Own, *surroundings_.cues, surroundings_.synth->lend(),
           surroundings_.sound_file ? file(*surroundings_.sound_file) : device_.opener())
    , beside_(own_) {}

void OwnSpeech::tell(const session::Tell& told) {
    if (told.to != at_keyboard) return;
    if (!somebody_else_) {
        own_.say(told);
        return;
    }
    if (told.picture) return play(sounds::board::sounded(*told.picture));
    if (told.keeping) own_.keep(told);
    say(Entry{{}, told.utterance});
}

void OwnSpeech::play(const std::vector<float>& samples) { play(speech::speaker::Sound(samples)); }

void OwnSpeech::play(speech::speaker::Sound sound) {
    if (!somebody_else_) {
        own_.play(std::move(sound));
        return;
    }
    say(Entry{
        {}, {{}, Urgency::Answer, std::nullopt}, std::make_shared<const speech::speaker::Sound>(std::move(sound))});
}

void OwnSpeech::say(Entry entry) {
    entry.id = {++ids_};
    ++unfinished_;
    somebody_else_->say(std::move(entry));
}

void OwnSpeech::say_again(std::vector<Entry> entries) {
    for (Entry& entry : entries) {
        surroundings_.notify(SaidAgain{entry.utterance});
        if (somebody_else_) {
            say(std::move(entry));
        } else if (entry.sound) {
            own_.play(*entry.sound);
        } else {
            own_.say({.utterance = entry.utterance});
        }
    }
}

void OwnSpeech::hush() {
    unsaid_.clear();
    if (somebody_else_) return somebody_else_->hush();
    own_.speaker().hush();
}

void OwnSpeech::toggle_pause() {
    if (somebody_else_) return somebody_else_->toggle_pause();
    own_.speaker().toggle_pause();
}

void OwnSpeech::apply(const settings::Preferences& preferences) {
    choose_device(preferences);
    manner_ = preferred_manner(even_manner(*surroundings_.equipment), preferences);
    volume_ = volume_of(preferences.speech_volume);
    if (somebody_else_) somebody_else_->set_manner(manner_, volume_);
    own_.speaker().set_manner(manner_);
    own_.speaker().set_speech_volume(volume_);
    own_.speaker().set_cue_volume(volume_of(preferences.cue_volume));
    choose_speaker(preferences.speaker);
}

/// Where moves are announced to a room, the player's own output is for them alone.
void OwnSpeech::choose_device(const settings::Preferences& preferences) {
    const bool is_private = preferences.room_output.has_value();
    if (preferences.own_output == device_name_ && is_private == is_private_) return;
    const bool may_be_another = !is_private || device_.is_another();
    device_name_ = preferences.own_output;
    is_private_ = is_private;
    device_ = OwnDevice(device_name_, is_private_, may_be_another, open_device_);
    returning_.rest();
    if (!surroundings_.sound_file) own_.choose(device_.opener());
}

/// To the chosen output once it is there after all, between two words: whoever opens it finds it before the other.
void OwnSpeech::move_to_returned_device() {
    if (!device_.is_another() || surroundings_.sound_file) return returning_.rest();
    if (returning_.is_back(*device_name_) && own_.is_idle()) {
        returning_.rest();
        own_.choose(device_.opener());
    }
}

void OwnSpeech::choose_speaker(settings::Speaker speaker) {
    if (speaker == std::exchange(chosen_, speaker)) return;
    std::vector<Entry> left = somebody_else_ ? somebody_else_->surrender() : own_.surrender();
    // Answers give way to the one that comes with the choice, as to any other.
    std::erase_if(left, [](const Entry& entry) { return entry.utterance.urgency == Urgency::Answer; });
    somebody_else_.reset();
    unfinished_ = 0;
    if (auto opened = open_speaker_(speaker, surroundings_.wake)) {
        somebody_else_ = std::make_unique<output::ExternalSpeechQueue>(std::move(opened), beside_);
        somebody_else_->set_manner(manner_, volume_);
    } else if (speaker != settings::Speaker::Own) {
        surroundings_.notify(SpeakerDied{"it cannot be had here"});
        lost_ = session::SpeakerLost{speaker, output::Failing::NotThere};
    }
    say_again(std::exchange(unsaid_, {}));
    say_again(std::move(left));
}

bool OwnSpeech::is_sounding() {
    const bool is_somebody_speaking = somebody_else_ && unfinished_ > 0 && !somebody_else_->is_paused();
    return is_somebody_speaking || (!own_.is_idle() && !own_.speaker().is_paused());
}

void OwnSpeech::take_words() {
    while (somebody_else_) {
        auto word = somebody_else_->poll();
        if (!word) return;
        std::visit(base::values::Overloaded{
                       [this](const speech::speaker::Finished&) { --unfinished_; },
                       [this](output::Resigned& resigned) {
                           surroundings_.notify(SpeakerDied{resigned.detail});
                           lost_ = session::SpeakerLost{chosen_, resigned.failing};
                           somebody_else_.reset();
                           if (resigned.failing == output::Failing::NotThere)
                               return say_again(std::move(resigned.unsaid));
                           unsaid_ = std::move(resigned.unsaid);
                       },
                   },
                   *word);
    }
}

void OwnSpeech::hand_over_announced() {
    for (services::Announced& announced : own_.take_announced()) surroundings_.announced(std::move(announced));
}

std::optional<session::Message> OwnSpeech::next_report() {
    hand_over_announced();
    if (auto voice = surroundings_.broken_voices->next()) return session::VoiceReplaced{std::move(*voice)};
    take_words();
    if (lost_) return *std::exchange(lost_, std::nullopt);
    say_again(std::exchange(unsaid_, {}));
    move_to_returned_device();
    auto report = own_.next_report();
    if (auto* found = report ? std::get_if<session::SoundFound>(&*report) : nullptr)
        found->is_instead = device_.is_another();
    return report;
}

bool OwnSpeech::is_somebody_busy() {
    take_words();
    if (somebody_else_) return unfinished_ > 0;
    say_again(std::exchange(unsaid_, {}));
    return false;
}

void OwnSpeech::finish(std::chrono::steady_clock::time_point until) {
    while (is_somebody_busy() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    own_.finish(until);
    hand_over_announced();
    own_.end();
}

void OwnSpeech::Beside::ring(const speech::announce::Utterance& utterance) {
    // An alarm that cut off another would have this one's cue sound twice: it is said again as a whole.
    const Urgency urgency = utterance.urgency == Urgency::News ? Urgency::News : Urgency::Answer;
    own_.say({.utterance = {{}, urgency, utterance.cue, utterance.second_cue}});
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    if (is_by_lines(surroundings)) return nullptr;
    return std::make_unique<OwnSpeech>(surroundings, open_speaker, sounds::machine::open_output);
}

} // namespace outputs::own_speech
