// How many seconds what is heard most takes: in the short, the normal and the long form, at the usual speed, and what
// other programs say there in the same voice. Usage: bench_lengths [table], or [short] for a few rows
#include "tests/bench/lengths/announcements.hpp"
#include "tests/support/catch.hpp"

#include "sounds/mixer/samples.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "speech/voice/speaking.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <vector>

namespace {

using settings::Verbosity;
using speech::phrases::Runs;
using Seconds = std::chrono::duration<double>;

speech::voice::Synth& voice() {
    using namespace speech::voice;
    static const std::unique_ptr<Synth> synth = [] {
        const std::filesystem::path data = KLANGBRETT_DATA_FOLDER;
        auto opened = espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(data)).words);
        if (const auto* error = std::get_if<VoiceError>(&opened)) FAIL(error->detail);
        return std::get<std::unique_ptr<Synth>>(std::move(opened));
    }();
    return *synth;
}

Seconds length(const Runs& runs) {
    std::ptrdiff_t samples = 0;
    const auto said = speech::voice::speak(voice(), runs, {}, [&samples](std::span<const float> heard) {
        samples += std::ssize(heard);
        return true;
    });
    REQUIRE(said.errors.empty());
    return sounds::mixer::duration_of(sounds::mixer::SampleCount{samples});
}

/// To a tenth of a second, as the table tells it: for the same words eSpeak NG takes some milliseconds more or less,
/// by what it has spoken before.
Seconds to_tenth(Seconds exact) { return Seconds(std::round(exact.count() * 10) / 10); }

/// In the words of the player's own language, as other programs say it.
Runs said(const lengths::Announcement& announcement, const std::string& language, Verbosity verbosity) {
    settings::Preferences preferences;
    preferences.language = language;
    preferences.verbosity = verbosity;
    preferences.speech_by_kind.own_moves = settings::VerbosityOfKind::AsForAll;
    preferences.move_words = settings::MoveWords::OwnLanguage;
    preferences.touch_move = settings::TouchMove::On;
    preferences.time_control = "300";
    harness::SessionHarness game = harness::begun(preferences);
    game.utterances();
    announcement.bring_about(game);
    auto utterances = game.utterances();
    std::erase_if(utterances, [](const auto& utterance) { return utterance.runs.empty(); });
    REQUIRE_FALSE(utterances.empty());
    return utterances.back().runs;
}

std::string cell(const Runs& runs) { return fmt::format("{} ({:.1f})", plain_text(runs), length(runs).count()); }

std::string peers_cell(const char* words) { return words == nullptr ? "–" : cell({{{"en"}, words}}); }

void print(const std::string& language, std::span<const lengths::Announcement> rows) {
    fmt::print("\n## {}\n\n| what | short | normal | long | lichess | WinBoard with JAWS |\n"
               "| --- | --- | --- | --- | --- | --- |\n",
               language);
    for (const lengths::Announcement& row : rows) {
        CAPTURE(row.name, language);
        const auto in_form = [&](Verbosity verbosity) { return cell(said(row, language, verbosity)); };
        fmt::print("| {} | {} | {} | {} | {} | {} |\n", row.name, in_form(Verbosity::Short), in_form(Verbosity::Normal),
                   in_form(Verbosity::Long), peers_cell(row.lichess), peers_cell(row.winboard));
    }
}

} // namespace

TEST_CASE("The seconds of what is heard most", "[.][table]") {
    for (const char* language : {"en", "de"}) print(language, lengths::announcements());
}

TEST_CASE("Every announcement can be brought about", "[.][short]") { print("en", lengths::announcements()); }

TEST_CASE("In the short form clocks, refusals and what is lifted take no longer than promised", "[.][short]") {
    struct Promise {
        const char* name;
        const char* language;
        Seconds most;
    };
    const auto all = lengths::announcements();
    for (const Promise& promise :
         {Promise{"both clocks", "en", Seconds(2.3)}, Promise{"both clocks", "de", Seconds(2.3)},
          Promise{"not your move", "en", Seconds(0.8)}, Promise{"not your move", "de", Seconds(0.8)},
          Promise{"lifting", "en", Seconds(0.5)}, Promise{"lifting", "de", Seconds(0.6)}}) {
        CAPTURE(promise.name, promise.language);
        const auto found = std::ranges::find(all, std::string_view(promise.name), &lengths::Announcement::name);
        REQUIRE(found != all.end());
        const Runs runs = said(*found, promise.language, Verbosity::Short);
        CAPTURE(plain_text(runs));
        CHECK(to_tenth(length(runs)) <= promise.most);
    }
}
