// Announcements kept as sound by the real program, silenced or not, and heard again in review, by real keys.
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <sndfile.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    REQUIRE(value != nullptr);
    return value;
}

struct Sound {
    double seconds;
    double peak;
};

Sound sound_in(const std::string& file) {
    SF_INFO info{};
    SNDFILE* sound = sf_open(file.c_str(), SFM_READ, &info);
    REQUIRE(sound != nullptr);
    CHECK((info.format & SF_FORMAT_TYPEMASK) == SF_FORMAT_FLAC);
    std::vector<float> samples(static_cast<std::size_t>(info.frames * info.channels));
    REQUIRE(sf_read_float(sound, samples.data(), static_cast<sf_count_t>(samples.size())) == info.frames);
    sf_close(sound);
    double peak = 0;
    for (const float sample : samples) peak = std::max(peak, std::fabs(static_cast<double>(sample)));
    return {static_cast<double>(info.frames) / info.samplerate, peak};
}

/// The names of the sounds the library tells of, once there are so many; in any order, for what was silenced is kept
/// when there is time for it.
std::set<std::string> recordings(const Player& player, std::size_t count) {
    std::set<std::string> files;
    const auto until = Clock::now() + 20s;
    while (files.size() < count && Clock::now() < until) {
        std::this_thread::sleep_for(100ms);
        files.clear();
        std::istringstream lines(output_of({KLANGBRETT_PROGRAM, "games", "show", "--spoken", player.newest_game()}));
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            std::string time, kind, ply, file;
            words >> time >> kind >> ply >> file;
            if (kind == "recorded") files.insert(file);
        }
    }
    return files;
}

/// Waits until so many sounds were played in all.
void await_played(const Player& player, std::ptrdiff_t count) {
    const auto is_played = [](const Heard& heard) { return heard.kind == "played"; };
    const auto until = Clock::now() + 10s;
    while (Clock::now() < until) {
        const auto transcript = player.transcript();
        if (std::count_if(transcript.begin(), transcript.end(), is_played) >= count) return;
        std::this_thread::sleep_for(20ms);
    }
    FAIL("not played:\n" << player.heard_since(0));
}

} // namespace

TEST_CASE("The announcements of a game are kept as sound, whole even if silenced, and heard again in review") {
    // Another harness's choices are not these. Without a file it would be the first start.
    std::ofstream settings(std::filesystem::path(environment("XDG_CONFIG_HOME")) / "klangbrett/settings.toml");
    settings.close();
    Recording recording(environment("FIXTURE_DIRECTORY") + "/recorded.wav");
    Player player("recorded", "stockfish");
    std::size_t heard = player.await("Welcome to Klangbrett");
    player.type("s");
    heard = player.await("Settings", heard);
    player.press({"Return", "End", "Up", "Up", "Return", "End"}); // among the sounds and outputs
    heard = player.await("Keep announcements as sound: off", heard);
    player.press({"Right"});
    heard = player.await("Keep announcements as sound: on", heard);
    player.press({"Escape", "Escape"});
    player.type("n");
    player.await("New game", heard);
    player.press({"Return", "Home"}); // another game may have left the focus elsewhere
    player.await("Start the game", heard);
    player.press({"Return"});
    heard = player.await("You play White", heard);

    player.say_move("springer felix drei");
    player.await("Springer Felix drei", heard);
    player.press({"Control_L"});
    const std::set<std::string> files = recordings(player, 2);
    REQUIRE(files == std::set<std::string>{"1-1.flac", "2-1.flac"});
    const std::string game = player.newest_game();
    const std::filesystem::path folder =
        std::filesystem::path(environment("XDG_DATA_HOME")) / "klangbrett/recordings" / game;
    for (const std::string& file : files) {
        const Sound sound = sound_in((folder / file).string());
        INFO(file << ": " << sound.seconds << " s, peak " << sound.peak);
        CHECK(sound.seconds > 0.5);
        CHECK(sound.seconds < 10);
        CHECK(sound.peak > 0.1);
    }
    CHECK(output_of({KLANGBRETT_PROGRAM, "games", "verify", game}).starts_with(game + "\tok\t"));

    heard = player.transcript().size();
    player.press({"F4", "F4"});
    heard = player.await("1, Black", heard);
    player.press({"Up"});
    heard = player.await("1, White", heard);
    player.press({"Control_L"});
    std::this_thread::sleep_for(500ms);
    const auto asked = Clock::now();
    player.press({"Return"});
    await_played(player, 1);
    std::this_thread::sleep_for(1500ms);
    const auto played = Clock::now();

    player.press({"Escape", "ctrl+r"});
    answer_yes(player, "Resign the game?", heard);
    heard = player.await("You lose", heard);
    player.press({"F9", "Down"});
    heard = player.await("Main menu", heard);
    player.press({"Return"});
    heard = player.await("Main menu", heard);
    player.type("g");
    heard = player.await("Games played", heard);
    player.press({"Return"});
    heard = player.await("Black wins", heard);
    player.press({"Return"});
    heard = player.await("The starting position", heard);
    player.press({"shift+Right"});
    heard = player.await("1, White", heard);
    player.press({"l", "l"}); // twice: as it was announced
    await_played(player, 2);

    std::ofstream(folder / *files.begin(), std::ios::app) << "more";
    std::this_thread::sleep_for(1500ms); // no key of before counts
    player.press({"l", "l"});
    heard = player.await("The recording 1-1.flac is not as it was written", heard);
    std::filesystem::remove(folder / *files.begin());
    std::this_thread::sleep_for(1500ms);
    player.press({"l", "l"});
    heard = player.await("The recording 1-1.flac is missing", heard);

    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
    recording.stop();
    CHECK(recording.peak(asked, played) > audible);
}
