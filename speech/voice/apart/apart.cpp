#include "speech/voice/apart/apart.hpp"

#include "speech/phrases/script.hpp"
#include "speech/voice/apart/process.hpp"
#include "speech/voice/silent/silent.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace speech::voice::apart {

namespace {

constexpr int most_failures = 2;

using Voice = std::pair<std::string, Variant>;

/// Which voices may say it, the best first.
std::vector<Voice> candidates(const phrases::Run& run, const Manner& manner, const Delivery& wanted) {
    std::vector<Voice> voices{{wanted.voice, wanted.variant}};
    const auto add = [&voices](const std::string& voice) {
        const Voice one{voice, Variant::Usual};
        if (std::find(voices.begin(), voices.end(), one) == voices.end()) voices.push_back(one);
    };
    add(wanted.voice);
    const phrases::Language english{"en"};
    if (const auto found = manner.voices.find(english);
        found != manner.voices.end() && phrases::share_script(run.language, english))
        add(found->second);
    for (const auto& [language, voice] : manner.voices)
        if (phrases::share_script(language, run.language)) add(voice);
    return voices;
}

class Apart final : public Synth {
public:
    Apart(std::vector<std::string> command, Tell tell, Patience patience)
        : command_{std::move(command)}
        , tell_{std::move(tell)}
        , patience_{patience}
        , process_{std::make_unique<Process>(command_)} {}

    SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) override {
        const Delivery wanted = delivery(run, manner);
        std::optional<VoiceError> first;
        for (const auto& [voice, variant] : candidates(run, manner, wanted)) {
            if (!is_open()) break;
            if (is_given_up({voice, variant})) continue;
            const Delivery how{voice, variant, wanted.rate, wanted.pitch};
            SynthesisResult result = speak(run, how, listener);
            const auto* error = std::get_if<VoiceError>(&result);
            if (error == nullptr) {
                if (first && told_.insert(wanted.voice).second) tell_(wanted.voice);
                return result;
            }
            if (!first) first = *error;
        }
        if (engine_trouble_.empty())
            return first.value_or(VoiceError{Fault::EngineFailed, run.language, "it has crashed"});
        if (std::holds_alternative<Stopped>(silence_->synthesise(run, manner, listener))) return Stopped{};
        return VoiceError{Fault::EngineFailed, run.language, engine_trouble_};
    }

    void make_ready(const phrases::Run& run, const Manner& manner) override {
        const Delivery how = delivery(run, manner);
        if (is_opened_ && !is_given_up({how.voice, how.variant})) process_->send(MakeReady{run.language.tag, how});
        // If it dies of this, that is seen when it is to speak.
    }

private:
    /// Whether there is a process that can speak; waits for it, and starts another one if there is none.
    bool is_open() {
        while (engine_trouble_.empty() && !is_opened_) {
            auto reply = process_->receive(patience_.opening);
            if (const auto* opened = std::get_if<Reply>(&reply); opened != nullptr) {
                if (const auto* word = std::get_if<Opened>(opened)) {
                    is_opened_ = !word->trouble;
                    if (word->trouble) engine_trouble_ = *word->trouble;
                    failures_to_open_ = 0;
                    continue;
                }
            }
            const auto* dead = std::get_if<Dead>(&reply);
            restart();
            if (++failures_to_open_ >= most_failures)
                engine_trouble_ = "the voice's process: " + (dead == nullptr ? "it speaks too early" : dead->why);
        }
        return engine_trouble_.empty();
    }

    SynthesisResult speak(const phrases::Run& run, const Delivery& how, const Listener& listener) {
        const Number number = ++numbers_;
        if (const auto dead = process_->send(Speak{number, run.language.tag, run.text, how}))
            return buried(run, how, *dead);
        while (true) {
            auto received = process_->receive(patience_.answering);
            if (const auto* dead = std::get_if<Dead>(&received)) return buried(run, how, *dead);
            const Reply& reply = std::get<Reply>(received);
            if (const auto* piece = std::get_if<Samples>(&reply); piece != nullptr && piece->number == number) {
                if (listener(piece->samples)) continue;
                process_->send(Stop{});
                return Stopped{};
            }
            const auto* done = std::get_if<Done>(&reply);
            if (done == nullptr || done->number != number) continue; // of what is not wanted any more
            if (done->error) return *done->error;
            return Spoken{};
        }
    }

    VoiceError buried(const phrases::Run& run, const Delivery& how, const Dead& dead) {
        ++failures_[{how.voice, how.variant}];
        restart();
        return {Fault::EngineFailed, run.language, "the voice '" + how.voice + "': " + dead.why};
    }

    void restart() {
        is_opened_ = false;
        process_.reset();
        process_ = std::make_unique<Process>(command_);
    }

    bool is_given_up(const Voice& voice) const {
        const auto found = failures_.find(voice);
        return found != failures_.end() && found->second >= most_failures;
    }

    const std::vector<std::string> command_;
    const Tell tell_;
    const Patience patience_;
    std::unique_ptr<Process> process_;
    bool is_opened_ = false;
    int failures_to_open_ = 0;
    std::string engine_trouble_; ///< not empty: there will be no voice at all
    Number numbers_ = 0;
    std::map<Voice, int> failures_;
    std::set<std::string> told_;
    const std::unique_ptr<Synth> silence_ = silent::open();
};

} // namespace

std::unique_ptr<Synth> open(std::vector<std::string> command, Tell tell, Patience patience) {
    return std::make_unique<Apart>(std::move(command), std::move(tell), patience);
}

} // namespace speech::voice::apart
