#include "tests/e2e/play/talking.hpp"

#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/rendering.hpp"
#include "tests/support/catch.hpp"

#include <sndfile.h>

#include <array>
#include <cmath>
#include <numeric>
#include <thread>
#include <utility>
#include <vector>

namespace e2e {

using namespace std::chrono_literals;

std::string spoken(const std::string& words, const std::string& language, const std::string& name) {
    const std::string file = in_fixture(name + "-" + language + ".wav");
    const auto opened = speech::voice::espeak::open(
        speech::voice::espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    REQUIRE(std::holds_alternative<std::unique_ptr<speech::voice::Synth>>(opened));
    const std::vector<speech::announce::Utterance> utterances{{.runs = {{{language}, words}}, .cue = std::nullopt}};
    speech::voice::Manner manner;
    manner.rate = speech::voice::WordsPerMinute(140);
    const auto written = speech::voice::render_to_wav(
        utterances, *std::get<std::unique_ptr<speech::voice::Synth>>(opened), manner, file);
    REQUIRE(std::holds_alternative<speech::voice::Written>(written));
    return file;
}

namespace {

/// How loud the sound is, in decibels below full scale (the root of its mean square).
double level(const std::string& file) {
    SF_INFO info{};
    SNDFILE* const sound = sf_open(file.c_str(), SFM_READ, &info);
    REQUIRE(sound != nullptr);
    std::vector<double> samples(static_cast<std::size_t>(info.frames * info.channels));
    sf_read_double(sound, samples.data(), static_cast<sf_count_t>(samples.size()));
    sf_close(sound);
    const double energy = std::inner_product(samples.begin(), samples.end(), samples.begin(), 0.0);
    REQUIRE(energy > 0);
    return 10 * std::log10(energy / static_cast<double>(samples.size()));
}

constexpr std::array people{
    std::pair{"de+m3",
              "Guten Morgen, wie geht es Ihnen? Das Wetter ist heute sehr schön. Ich hätte gern einen Kaffee."},
    std::pair{"de+f2",
              "Wo ist denn meine Tasche? Einen Augenblick bitte, ich komme gleich. Können Sie das Fenster öffnen?"},
    std::pair{"de+m1",
              "Wie spät ist es eigentlich? Ich glaube, das stimmt nicht. Was hast du gesagt? Vielleicht doch nicht."},
    std::pair{"de+f4",
              "Der Bus kommt erst in einer Stunde. Danke schön, sehr freundlich. Keine Ahnung, wohin er gegangen ist."},
};

} // namespace

Babble::Babble(const std::string& voice, double below) {
    const std::string together = in_fixture("together.wav");
    std::vector<std::string> mix{"sox", "-m"};
    for (const auto& [speaker, words] : people) {
        const std::string file = in_fixture(std::string(speaker) + ".wav");
        output_of({"espeak-ng", "-v", speaker, "-w", file, words});
        mix.push_back(file);
    }
    mix.push_back(together);
    output_of(mix);
    const std::string babble = in_fixture("babble.wav");
    const std::string gain = std::to_string(level(voice) - below - level(together));
    output_of({"sox", together, babble, "gain", gain, "repeat", "60"});
    people_ = std::make_unique<Running>(std::vector<std::string>{"paplay", "-d", "mic", babble}, babble + ".log");
}

void hold_and_say(const std::string& file, const std::string& key) {
    output_of({"xdotool", "keydown", key});
    std::this_thread::sleep_for(700ms); // until the microphone is open
    output_of({"paplay", "-d", "mic", file});
    std::this_thread::sleep_for(300ms);
    output_of({"xdotool", "keyup", key});
}

std::size_t say_until_understood(Player& player, const std::string& file, std::size_t from) {
    std::size_t answered = from;
    for (int attempt = 0; attempt < 3; ++attempt) {
        hold_and_say(file);
        answered = player.await(":", answered, 40);
        if (player.transcript()[answered - 1].text.find("Not understood") == std::string::npos) break;
    }
    return answered - 1;
}

std::size_t open_own_words(Player& player) {
    player.await("Welcome to Klangbrett");
    player.type("s");
    std::size_t heard = player.await("Settings");
    player.press({"Return", "End"});
    heard = player.await("Your own words", heard);
    player.press({"Return"});
    heard = player.await("Hold Tab", heard);
    player.await_silence(1);
    return heard;
}

std::size_t record_word(Player& player, const std::string& file, std::size_t from) {
    for (int attempt = 0; attempt < 3; ++attempt) {
        hold_and_say(file, "Tab");
        from = player.await("en:", from, 40);
        if (player.transcript()[from - 1].text.find("Recorded.") != std::string::npos) break;
    }
    INFO(file << ": " << player.transcript()[from - 1].text);
    REQUIRE(player.transcript()[from - 1].text.find("Recorded.") != std::string::npos);
    return from;
}

} // namespace e2e
