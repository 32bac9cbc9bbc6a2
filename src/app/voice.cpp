#include "src/app/voice.hpp"

#include "sounds/device/file.hpp"
#include "sounds/device/outputs.hpp"
#include "src/app/preferred.hpp"

#include <thread>
#include <utility>

namespace app {

namespace device = sounds::device;
namespace voice = speech::voice;

namespace {

sounds::mixer::Volume volume(int percent) { return sounds::mixer::Volume(static_cast<float>(percent) / 100.0F); }

/// The output of that name, and no other: what is said there is for whoever hears it.
device::OpenOutput output(const std::string& name) {
    return [name](sounds::mixer::Mixer& mixer, device::Buffering buffering) {
        return device::open_output(mixer, buffering, {name, true});
    };
}

device::OpenOutput file(const std::filesystem::path& path) {
    return [path](sounds::mixer::Mixer& mixer, device::Buffering) { return device::open_file(mixer, path); };
}

} // namespace

Voice::Voice(const Options& options, const session::Equipment& equipment, const storage::Preferences& preferences,
             VoiceProcess process, std::function<void()> wake)
    : own_output_(preferences.own_output, preferences.room_output.has_value(), true)
    , own_name_(preferences.own_output)
    , is_private_(preferences.room_output.has_value())
    , is_recorded_(options.sound_file.has_value()) {
    for (const session::Lexicon& lexicon : equipment.lexicons)
        voices_.emplace(lexicon.catalogue->language(), lexicon.catalogue->locale().voice);
    if (options.transcript) {
        transcript_ = Transcript::open(*options.transcript);
        if (!transcript_) failures_.push_back(options.transcript->string());
    }

    broken_ = std::move(process.broken);
    synth_ = voice::SharedSynth::own(std::move(process.synth));
    own_ = std::make_unique<Outlet>(session::Outlet::Own, cues_, synth_->lend(),
                                    is_recorded_ ? file(*options.sound_file) : own_output_.opener());
    herald_ = std::make_unique<Herald>(*own_, transcript_, open_mouth, std::move(wake));
    apply(preferences);
}

void Voice::say(const session::Say& say) {
    if (is_held_) {
        const bool is_over_then = say.utterance.urgency == speech::announce::Urgency::Moment;
        if (!is_over_then) held_back_.push_back({say, false});
        return;
    }
    herald_->say(say);
    if (!transcript_) return;
    if (say.picture) {
        transcript_->sounded(say.utterance);
    } else {
        transcript_->said(say.utterance);
    }
}

void Voice::play(std::vector<float> sound) {
    herald_->play(std::move(sound));
    if (transcript_) transcript_->played();
}

void Voice::announce(const speech::announce::Utterance& utterance) {
    if (room_ == nullptr) return;
    if (is_held_) return held_back_.push_back({{utterance}, true});
    room_->announce(utterance);
}

void Voice::hush() {
    const bool was_held = is_held_;
    let_go(); // for what is to be kept as sound, it is spoken all the same
    is_held_ = was_held;
    herald_->hush();
    if (transcript_) transcript_->hushed();
}

void Voice::hold() { is_held_ = true; }

void Voice::let_go() {
    is_held_ = false;
    for (const Waiting& waiting : std::exchange(held_back_, {}))
        if (waiting.for_room) {
            announce(waiting.say.utterance);
        } else {
            say(waiting.say);
        }
}

void Voice::toggle_pause() { herald_->toggle_pause(); }

void Voice::apply(const storage::Preferences& preferences) {
    choose_outputs(preferences);
    voice::Manner manner;
    manner.voices = voices_;
    if (room_ != nullptr) {
        room_->speaker().set_manner(manner);
        room_->speaker().set_speech_volume(volume(preferences.speech_volume));
    }
    manner = preferred(std::move(manner), preferences);
    herald_->set_manner(manner, volume(preferences.speech_volume));
    own_->speaker().set_manner(std::move(manner));
    own_->speaker().set_speech_volume(volume(preferences.speech_volume));
    own_->speaker().set_cue_volume(volume(preferences.cue_volume));
    herald_->choose(preferences.speaker);
}

/// Where moves are announced to a room, the player's own output is for him alone.
void Voice::choose_outputs(const storage::Preferences& preferences) {
    const bool is_private = preferences.room_output.has_value();
    if (preferences.own_output != own_name_ || is_private != is_private_) {
        const bool may_be_another = !is_private || own_output_.is_another();
        own_name_ = preferences.own_output;
        is_private_ = is_private;
        own_output_ = OwnOutput(own_name_, is_private_, may_be_another);
        if (!is_recorded_) own_->choose(own_output_.opener());
    }
    if (preferences.room_output == room_name_) return;
    room_name_ = preferences.room_output;
    room_.reset();
    if (room_name_) room_ = std::make_unique<Room>(cues_, synth_->lend(), output(*room_name_), transcript_);
}

std::optional<session::Message> Voice::next_report() {
    if (auto voice = broken_->next()) return session::VoiceReplaced{std::move(*voice)};
    if (failures_.empty()) {
        if (!is_held_)
            if (const auto lost = herald_->next_report()) return *lost;
        if (auto report = own_->next_report()) {
            if (auto* found = std::get_if<session::SoundFound>(&*report)) found->is_instead = own_output_.is_another();
            return report;
        }
        return room_ == nullptr ? std::nullopt : room_->next_report();
    }
    std::string failure = std::move(failures_.front());
    failures_.pop_front();
    return session::SoundFailed{std::move(failure)};
}

void Voice::finish(std::chrono::milliseconds longest) {
    const auto until = std::chrono::steady_clock::now() + longest;
    while (herald_->is_busy() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    own_->finish(longest);
    if (room_ != nullptr) room_->finish(longest);
    own_->end();
    if (room_ != nullptr) room_->end();
}

} // namespace app
