// From the key to what was said, with a microphone and a recogniser that do as they are told.
#include "speech/phrases/locale.hpp"
#include "src/services/speech_input.hpp"

#include "speech/phrases/catalogue.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <thread>

using namespace std::chrono_literals;
using services::SpeechInput;
namespace device = sounds::device;
namespace hearing = speech::hearing;

namespace {

class Microphone final : public device::Microphone {
public:
    std::vector<std::int16_t> take() override { return std::vector<std::int16_t>(hearing::samples_per_second, 100); }
};

/// Hears the same words in any sound, and nothing else.
class Recogniser final : public hearing::Recogniser {
public:
    std::optional<hearing::Match> match(hearing::Samples, const hearing::Net& net) override {
        const bool is_possible =
            std::any_of(net.arcs.begin(), net.arcs.end(), [](const auto& arc) { return arc.word.text == "resign"; });
        if (!is_possible || is_heard_) return std::nullopt;
        is_heard_ = true;
        return hearing::Match{{{{"en"}, "resign"}}, 0.0};
    }
    std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }

private:
    bool is_heard_ = false;
};

const std::filesystem::path data = KLANGBRETT_DATA_FOLDER;

std::variant<hearing::Equipment, hearing::RecogniserError> equipment() {
    auto sounds = hearing::load_sounds(data);
    auto vocabularies = speech::vocabulary::load_all(data);
    return hearing::Equipment{std::get<std::vector<speech::vocabulary::NamedVocabulary>>(std::move(vocabularies)),
                              std::get<hearing::AllSounds>(std::move(sounds)), std::make_unique<Recogniser>()};
}

sounds::device::OpenedMicrophone opened() { return std::make_unique<Microphone>(); }

session::StopListening stop() {
    auto catalogue = speech::phrases::Catalogue::load(speech::phrases::locales_of(data), {"en"});
    const auto english =
        std::make_shared<const speech::phrases::Catalogue>(std::get<speech::phrases::Catalogue>(std::move(catalogue)));
    auto listener = speech::listen::load_listener(data, english->locale());
    const auto start = rules::variants::Position::initial();
    return {start.after(start.legal_moves()[0]), english,
            std::make_shared<const speech::listen::Listener>(std::get<speech::listen::Listener>(std::move(listener)))};
}

session::Message next(SpeechInput& input) {
    const auto until = std::chrono::steady_clock::now() + 60s;
    while (std::chrono::steady_clock::now() < until) {
        if (auto message = input.poll()) return std::move(*message);
        std::this_thread::sleep_for(1ms);
    }
    FAIL("nothing came");
    return session::Tick{};
}

} // namespace

TEST_CASE("What was said comes as a choice, with the position it was listened for in") {
    SpeechInput input({opened, equipment, 0ms}, [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    const auto message = next(input);
    REQUIRE(std::holds_alternative<session::SpeechHeard>(message));
    const auto& heard = std::get<session::SpeechHeard>(message);
    CHECK(heard.position.repetition_key() == what.position.repetition_key());
    REQUIRE(std::holds_alternative<hearing::Certain>(heard.heard));
    CHECK(std::get<hearing::Certain>(heard.heard).said.choice == hearing::Choice(speech::vocabulary::Order::Resign));
}

TEST_CASE("Without a microphone it is told why, and what recognises is loaded once") {
    std::atomic<int> loaded = 0;
    std::atomic<bool> has_microphone = false;
    SpeechInput input({[&]() -> sounds::device::OpenedMicrophone {
                           if (has_microphone) return opened();
                           return device::DeviceError{device::Trouble::NoDevice, "no microphone"};
                       },
                       [&loaded] {
                           ++loaded;
                           return equipment();
                       },
                       0ms},
                      [] {});
    const session::StopListening what = stop();
    input.carry_out(session::Listen{});
    input.carry_out(what);
    const auto failed = next(input);
    REQUIRE(std::holds_alternative<session::HearingFailed>(failed));
    CHECK(std::get<session::HearingFailed>(failed).why == "no microphone");
    CHECK(loaded == 0);
    has_microphone = true;
    for (int time = 0; time < 2; ++time) {
        input.carry_out(session::Listen{});
        input.carry_out(what);
        CHECK(std::holds_alternative<session::SpeechHeard>(next(input)));
    }
    CHECK(loaded == 1);
}

TEST_CASE("A key that was let go before it was held is nothing that was said") {
    SpeechInput input({opened, equipment, 0ms}, [] {});
    input.carry_out(stop());
    const auto message = next(input);
    REQUIRE(std::holds_alternative<session::SpeechHeard>(message));
    CHECK(std::holds_alternative<hearing::Unclear>(std::get<session::SpeechHeard>(message).heard));
}
