// A microphone and a recogniser that do as they are told, and what comes of them.
#pragma once

#include "speech/hearing/own_recordings.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/locale.hpp"
#include "src/services/speech_input.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace speaking {

using namespace std::chrono_literals;
namespace device = sounds::device;
namespace hearing = speech::hearing;

class Microphone final : public device::Microphone {
public:
    /// A second in which somebody speaks after a while.
    std::vector<std::int16_t> take() override {
        std::vector<std::int16_t> sound(hearing::samples_per_second, 10);
        for (std::size_t sample = sound.size() / 2; sample < sound.size(); ++sample)
            sound[sample] = sample / 40 % 2 == 0 ? 3000 : -3000;
        return sound;
    }
};

/// Hears the same English word in any sound, once, and nothing else.
class Recogniser final : public hearing::Recogniser {
public:
    explicit Recogniser(std::string word)
        : word_(std::move(word)) {}

    std::optional<hearing::Match> match(hearing::Samples, const hearing::Net& net) override {
        const bool is_possible =
            std::any_of(net.arcs.begin(), net.arcs.end(), [this](const auto& arc) { return arc.word.text == word_; });
        if (!is_possible || is_heard_) return std::nullopt;
        is_heard_ = true;
        return hearing::Match{{{{"en"}, word_}}, 0.0};
    }
    std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }

private:
    std::string word_;
    bool is_heard_ = false;
};

inline const std::filesystem::path data = KLANGBRETT_DATA_FOLDER;

inline std::variant<hearing::Equipment, hearing::RecogniserError> equipment_hearing(const std::string& word) {
    auto sounds = hearing::load_sounds(data);
    auto vocabularies = speech::vocabulary::load_all(data);
    return hearing::Equipment{std::get<std::vector<speech::vocabulary::NamedVocabulary>>(std::move(vocabularies)),
                              std::get<hearing::AllSounds>(std::move(sounds)), std::make_unique<Recogniser>(word)};
}

inline std::variant<hearing::Equipment, hearing::RecogniserError> equipment() { return equipment_hearing("resign"); }

inline const hearing::OwnRecordings no_recordings{std::filesystem::path()};

inline sounds::device::OpenedMicrophone opened() { return std::make_unique<Microphone>(); }

inline session::StopListening stop() {
    auto catalogue = speech::phrases::Catalogue::load(speech::phrases::locales_of(data), {"en"});
    const auto english =
        std::make_shared<const speech::phrases::Catalogue>(std::get<speech::phrases::Catalogue>(std::move(catalogue)));
    auto listener = speech::listen::load_listener(data, english->locale());
    const auto start = rules::variants::Position::initial();
    return {start.after(start.legal_moves()[0]), english,
            std::make_shared<const speech::listen::Listener>(std::get<speech::listen::Listener>(std::move(listener)))};
}

/// The next thing that is told within so long, if anything.
inline std::optional<session::Message> told_within(services::SpeechInput& input, std::chrono::milliseconds time) {
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {
        if (auto outcome = input.poll()) return std::get<session::Message>(std::move(*outcome));
        std::this_thread::sleep_for(1ms);
    }
    return std::nullopt;
}

inline session::Message next_outcome(services::SpeechInput& input) {
    auto told = told_within(input, 60s);
    if (!told) FAIL("nothing came");
    return *std::move(told);
}

/// But for what becomes of the microphone.
inline session::Message next_answer(services::SpeechInput& input) {
    for (;;) {
        auto message = next_outcome(input);
        const bool is_of_microphone = std::holds_alternative<session::ListeningBegan>(message) ||
                                      std::holds_alternative<session::ListeningEnded>(message);
        if (!is_of_microphone) return message;
    }
}

} // namespace speaking
