#include "src/services/speech_input.hpp"

#include "sounds/machine/microphone.hpp"
#include "sounds/mixer/samples.hpp"
#include "speech/hearing/hands_free.hpp"
#include "speech/hearing/hearing.hpp"
#include "speech/hearing/recording.hpp"
#include "speech/hearing/reply.hpp"
#include "speech/hearing/templates/enrolment.hpp"
#include "speech/hearing/to_learn.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

namespace services {

namespace device = sounds::device;
namespace hearing = speech::hearing;
namespace templates = speech::hearing::templates;

using session::HearingFailed;
using session::Message;

namespace {

using namespace std::chrono_literals;

constexpr auto last_word = 250ms;
/// The cue takes 60 ms, and is heard some 20 to 40 after the microphone has opened.
constexpr auto own_cue = 120ms;
/// To understand half a minute of speech takes half of that.
constexpr auto patience = 30s;

using Outcomes = std::vector<SpeechOutcome>;

/// What is answered where a task has thrown.
auto hearing_failed() {
    return [](const std::string& why) { return Outcomes{Message{HearingFailed{why}}}; };
}

auto own_words_failed(session::ParticipantId who) {
    return [who](const std::string& why) { return Outcomes{Message{session::OwnWordsFailed{why, who}}}; };
}

Message no_answer() { return HearingFailed{std::make_error_code(std::errc::timed_out).message()}; }

/// What the player has been told not to wait for any longer.
bool is_late(const SpeechOutcome& outcome) {
    const auto* message = std::get_if<Message>(&outcome);
    return message != nullptr &&
           (std::holds_alternative<session::ListeningBegan>(*message) ||
            std::holds_alternative<session::ListeningEnded>(*message) ||
            std::holds_alternative<session::SpeechHeard>(*message) ||
            std::holds_alternative<session::UtteranceHeard>(*message) ||
            std::holds_alternative<session::ReplyHeard>(*message) || std::holds_alternative<HearingFailed>(*message));
}

} // namespace

SpeechInput::SpeechInput(std::filesystem::path data, std::filesystem::path own_words, std::filesystem::path engines,
                         std::function<void()> wake)
    : SpeechInput({[] { return sounds::machine::open_microphone(hearing::samples_per_second); },
                   [data = std::move(data), own_words, engines = std::move(engines)] {
                       return hearing::load_equipment(data, own_words, engines);
                   },
                   hearing::OwnRecordings(own_words), last_word, patience, own_cue},
                  std::move(wake)) {}

SpeechInput::SpeechInput(Means means, std::function<void()> wake)
    : means_(std::move(means))
    , hands_free_({means_.open_microphone, means_.echo, means_.next_try})
    , worker_(std::move(wake),
              Worker<SpeechOutcome>::Chore{[this] { return is_heard_without_key_ && microphone_ == nullptr && !said_; },
                                           means_.look, [this] { return listen_without_key(); }}) {}

SpeechInput::~SpeechInput() { worker_.drop_waiting(); }

std::optional<SpeechOutcome> SpeechInput::poll() {
    const auto since = worker_.waited_for_since();
    if (since && std::chrono::steady_clock::now() - *since >= means_.patience && !has_given_up_) {
        has_given_up_ = true;
        return no_answer();
    }
    if (refused_ > 0) {
        --refused_;
        return no_answer();
    }
    while (auto outcome = worker_.poll())
        if (!has_given_up_ || !is_late(*outcome)) return outcome;
    if (!since) has_given_up_ = false;
    return std::nullopt;
}

/// Rather than have one more thing waited for.
bool SpeechInput::gives_up() {
    if (has_given_up_) ++refused_;
    return has_given_up_;
}

void SpeechInput::carry_out(const session::Listen&) {
    is_key_held_ = true;
    if (has_given_up_) return; // told when the key is let go
    const auto failed = [this](const std::string& why) {
        trouble_ = why; // told when the key is let go
        return Outcomes{};
    };
    worker_.give([this] { return open(); }, failed);
    worker_.give(
        [this] {
            if (microphone_ != nullptr) load();
            return complaints();
        },
        failed);
}

void SpeechInput::give(std::function<SpeechOutcome()> task, Worker<SpeechOutcome>::Failed failed) {
    if (gives_up()) return;
    worker_.give([this, task = std::move(task)] { return after_complaints(task()); }, std::move(failed));
}

void SpeechInput::give_said(std::function<SpeechOutcome()> task, Worker<SpeechOutcome>::Failed failed) {
    worker_.give([this] { return close(); },
                 [this](const std::string& why) {
                     trouble_ = why; // told by what comes next
                     return Outcomes{};
                 });
    is_key_held_ = false;
    if (gives_up()) {
        worker_.give([this] {
            said_.reset();
            return Outcomes{};
        });
        return;
    }
    worker_.give([this, task = std::move(task)] { return after_complaints(task()); }, std::move(failed));
}

void SpeechInput::carry_out(const session::ListenHandsFree& effect) {
    is_heard_without_key_ = effect.is_wanted;
    worker_.give([this] {
        hands_free_.close();
        is_trouble_told_ = false;
        return Outcomes{};
    });
}

void SpeechInput::carry_out(const session::HearUtterance& effect) {
    give([this, effect] { return hear(effect); }, hearing_failed());
}

void SpeechInput::note_own_sound(bool is_heard) { hands_free_.note_own_sound(is_heard); }

void SpeechInput::carry_out(const session::StopListening& effect) {
    give_said([this, effect] { return finish(effect); }, hearing_failed());
}

void SpeechInput::carry_out(const session::HearReply& effect) {
    give_said([this, effect] { return finish(effect); }, hearing_failed());
}

void SpeechInput::carry_out(const session::LearnWord& effect) {
    give_said([this, effect] { return learn(effect); }, own_words_failed(effect.who));
}

void SpeechInput::carry_out(const session::ListWords& effect) {
    give([this, effect] { return list(effect); }, hearing_failed());
}

void SpeechInput::carry_out(const session::PlayWord& effect) {
    give([this, effect] { return read(effect); }, own_words_failed(effect.who));
}

void SpeechInput::carry_out(const session::ForgetWords& effect) {
    give([this, effect] { return forget(effect); }, own_words_failed(effect.who));
}

Outcomes SpeechInput::listen_without_key() {
    auto caught = hands_free_.listen();
    Outcomes outcomes;
    if (caught.failure) outcomes.emplace_back(Message{HearingFailed{*std::move(caught.failure)}});
    for (auto& sound : caught.said)
        outcomes.emplace_back(
            Message{session::UtteranceCaught{std::make_shared<const std::vector<std::int16_t>>(std::move(sound))}});
    return outcomes;
}

Message SpeechInput::hear(const session::HearUtterance& what) {
    // What has not been begun keeps no key waiting, and no microphone open.
    if (is_key_held_ || !is_heard_without_key_) return session::UtteranceHeard{};
    if (!equipment_) {
        trouble_.reset();
        load();
        if (trouble_ && std::exchange(is_trouble_told_, true)) return session::UtteranceHeard{};
        if (trouble_) return HearingFailed{*trouble_};
    }
    const hearing::Speech speech = this->speech(*what.catalogue, *what.listener);
    if (what.question) {
        const auto replies = hearing::replies_to(what.position, what.question->moves);
        auto heard = hearing::hear_reply_hands_free(equipment_->ears(), *what.sound, replies, speech);
        if (!heard) return session::UtteranceHeard{};
        return session::UtteranceHeard{session::ReplyHeard{*what.question, *heard}};
    }
    auto heard = hearing::hear_hands_free(equipment_->ears(), *what.sound, what.position, speech);
    if (!heard) return session::UtteranceHeard{};
    return session::UtteranceHeard{session::SpeechHeard{what.position, *std::move(heard)}};
}

Outcomes SpeechInput::open() {
    hands_free_.close(); // one that is open already may keep it from opening
    trouble_.reset();
    auto opened = means_.open_microphone();
    if (const auto* error = std::get_if<device::DeviceError>(&opened)) {
        trouble_ = error->detail;
        return {};
    }
    microphone_ = std::get<std::unique_ptr<device::Microphone>>(std::move(opened));
    return {Message{session::ListeningBegan{}}};
}

/// Until the last word is over. The cue is left out.
std::vector<std::int16_t> SpeechInput::take_said(device::Microphone& microphone) const {
    const auto released = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(std::min(means_.on_its_way, means_.last_word));
    const auto cue = static_cast<std::size_t>(means_.own_cue / 1ms) * hearing::samples_per_second / 1000;
    std::vector<std::int16_t> all = microphone.take();
    const auto said = [&] { return std::span(all).subspan(std::min(cue, all.size())); };
    while (!hearing::has_ended(said()) && std::chrono::steady_clock::now() - released < means_.last_word) {
        std::this_thread::sleep_for(means_.look);
        std::ranges::copy(microphone.take(), std::back_inserter(all));
    }
    return {said().begin(), said().end()};
}

Outcomes SpeechInput::close() {
    said_.reset();
    if (microphone_ == nullptr) return {};
    const auto microphone = std::exchange(microphone_, nullptr);
    said_ = take_said(*microphone);
    return {Message{session::ListeningEnded{}}};
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

/// Of engines that have not been told of yet.
Outcomes SpeechInput::complaints() {
    Outcomes told;
    if (!equipment_) return told;
    for (hearing::BrokenEngine& each : equipment_->take_broken()) {
        auto& fault = each.fault;
        std::string expected = (fault.key ? *fault.key + ": " : "") + fault.expected;
        const speech::phrases::Runs name{{{"en"}, each.name}};
        told.emplace_back(Message{session::DataBroken{
            session::DataBroken::What::SpeechModel, name, {}, std::move(fault.file), fault.line, std::move(expected)}});
    }
    return told;
}

Outcomes SpeechInput::after_complaints(SpeechOutcome outcome) {
    Outcomes all = complaints();
    all.push_back(std::move(outcome));
    return all;
}

hearing::Speech SpeechInput::speech(const speech::phrases::Catalogue& catalogue,
                                    const speech::listen::Listener& listener) const {
    return hearing::speech_for(catalogue.locale(), equipment_->vocabularies, equipment_->sounds, listener);
}

Message SpeechInput::finish(const session::StopListening& what) {
    const auto samples = std::exchange(said_, std::nullopt);
    if (trouble_) return HearingFailed{*trouble_};
    if (!samples) return session::SpeechHeard{what.position, hearing::Unclear{}};
    return session::SpeechHeard{what.position, hearing::hear(equipment_->ears(), *samples, what.position,
                                                             speech(*what.catalogue, *what.listener))};
}

Message SpeechInput::finish(const session::HearReply& what) {
    const auto samples = std::exchange(said_, std::nullopt);
    if (trouble_) return HearingFailed{*trouble_};
    if (!samples) return session::ReplyHeard{what.question, hearing::Unclear{}};
    const auto replies = hearing::replies_to(what.position, what.question.moves);
    return session::ReplyHeard{what.question, hearing::hear_reply(equipment_->ears(), *samples, replies,
                                                                  speech(*what.catalogue, *what.listener))};
}

Message SpeechInput::learn(const session::LearnWord& what) {
    const auto samples = std::exchange(said_, std::nullopt);
    if (trouble_) return HearingFailed{*trouble_};
    if (!samples) return session::WordRefused{what.word, templates::TooShort{}, what.who};
    auto known = equipment_->own_words ? equipment_->own_words->templates() : templates::Templates{};
    auto judged = templates::judge(*samples, what.word, known);
    if (const auto* fault = std::get_if<templates::Fault>(&judged))
        return session::WordRefused{what.word, *fault, what.who};
    if (const auto why = means_.own_words.keep(what.word, *samples)) return session::OwnWordsFailed{*why, what.who};
    known.learn(what.word, std::get<templates::Template>(std::move(judged)));
    const std::size_t recordings = known.count(what.word);
    equipment_->know(std::move(known));
    return session::WordLearnt{what.word, recordings, what.who};
}

/// They are read anew: `klangbrett learn` may have added some.
Message SpeechInput::list(const session::ListWords& what) {
    trouble_.reset();
    load();
    if (trouble_) return HearingFailed{*trouble_};
    hearing::OwnRecordings::Loaded own = means_.own_words.load();
    std::vector<session::OwnWord> words;
    const auto tongues = hearing::tongues_for(what.catalogue->locale(), equipment_->vocabularies);
    for (hearing::WordToLearn& word : hearing::words_to_learn(tongues)) {
        const std::size_t recordings = own.known.count(word.word);
        words.push_back({std::move(word), recordings});
    }
    const bool has_recordings = own.has_any();
    equipment_->know(std::move(own.known));
    return session::WordsListed{std::move(words), has_recordings, std::move(own.unreadable), what.who};
}

SpeechOutcome SpeechInput::read(const session::PlayWord& what) const {
    const auto sound = means_.own_words.last_of(what.word);
    if (const auto* why = std::get_if<std::string>(&sound)) return Message{session::OwnWordsFailed{*why, what.who}};
    return WordRead{what.word, hearing::resampled(std::get<std::vector<float>>(sound), hearing::samples_per_second,
                                                  sounds::mixer::samples_per_second)};
}

Message SpeechInput::forget(const session::ForgetWords& what) {
    const bool were_any = !what.word || !means_.own_words.of(*what.word).empty();
    const auto why = what.word ? means_.own_words.forget(*what.word) : means_.own_words.forget_all();
    hearing::OwnRecordings::Loaded own = means_.own_words.load();
    const bool has_recordings = own.has_any();
    if (equipment_) equipment_->know(std::move(own.known));
    if (why) return session::OwnWordsFailed{*why, what.who};
    return session::WordsForgotten{what.word, were_any, has_recordings, what.who};
}

} // namespace services
