// A move or a word of one's own said into the microphone of the fixture, while the real key is held or without it.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/e2e/play/recording.hpp"
#include "tests/e2e/play/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

TEST_CASE("A move is said while the key left of the 1 is held, told, and played by a spoken yes") {
    const std::string eva_four = spoken("Eva vier");
    const std::string yes = spoken("yes", "en");
    Player player("talking", "stockfish");
    const std::size_t welcome = player.await("Welcome to Klangbrett");
    player.type("n"); // other games may wait to be gone on with
    player.await("New game", welcome);
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Home", "Return"});
    const std::size_t began = player.await("You play White");

    const std::size_t asked = player.await("Your move?", say_until_understood(player, eva_four, began), 40);
    player.await("de:Eva vier", say_until_understood(player, yes, asked));
    REQUIRE(player.position());
    CHECK(player.position()->at(rules::board::Square(rules::board::File::E, rules::board::Rank::Four)));
}

TEST_CASE("A word of one's own is recorded while the key is held, kept for its player alone, and heard again") {
    namespace fs = std::filesystem;
    const Home home("own_words");
    const std::string anna = spoken("Anna");
    Player player("own_words");
    const std::size_t heard = record_word(player, anna, open_own_words(player));
    const fs::path kept = fs::path(std::getenv("XDG_DATA_HOME")) / "klangbrett/words/de/anna/1.flac";
    REQUIRE(fs::is_regular_file(kept));
    CHECK((fs::status(kept).permissions() & (fs::perms::group_all | fs::perms::others_all)) == fs::perms::none);

    player.press({"Up"});
    player.await("1 recording", heard);
    player.await_silence(1);
    await_quiet("out");
    Recording recording(in_fixture("own_words.wav"));
    const auto asked = Clock::now();
    player.press({"Return"});
    std::this_thread::sleep_for(3s);
    recording.stop();
    CHECK(recording.peak(asked, Clock::now()) > 0.02);
    CHECK(player.transcript().back().kind == "played");
}

namespace {

bool is_heard(const Player& player, const std::string& text, std::size_t from) {
    const auto heard = player.transcript();
    return std::any_of(heard.begin() + static_cast<std::ptrdiff_t>(std::min(from, heard.size())), heard.end(),
                       [&](const Heard& each) { return each.text.find(text) != std::string::npos; });
}

/// Says it into the open microphone, once the program is silent, and again where a busy machine has lost a piece of it.
/// The place after the answer.
std::size_t say_without_key(Player& player, const std::string& file, const std::string& answer, std::size_t from) {
    for (int attempt = 0; attempt < 4 && !is_heard(player, answer, from); ++attempt) {
        await_quiet("out");
        output_of({"paplay", "-d", "mic", file});
        for (int wait = 0; wait < 100 && !is_heard(player, answer, from); ++wait) std::this_thread::sleep_for(100ms);
    }
    return player.await(answer, from, 1);
}

/// The own voice of the program reaches the microphone as long as it lives.
class Loudspeaker {
public:
    Loudspeaker()
        : module_(output_of(
              {"pactl", "load-module", "module-loopback", "source=out.monitor", "sink=mic", "latency_msec=60"})) {}
    ~Loudspeaker() { output_of({"pactl", "unload-module", module_.substr(0, module_.find('\n'))}); }
    Loudspeaker(const Loudspeaker&) = delete;
    Loudspeaker& operator=(const Loudspeaker&) = delete;

private:
    std::string module_;
};

} // namespace

TEST_CASE("Without a key a move is said behind the opening word, and played by a spoken yes") {
    const std::string zug_eva_four = spoken("Zug Eva vier");
    const std::string move_yes = spoken("move yes", "en");
    const Home home("hands_free");
    const Settings hands_free("hands_free = \"on\"\n");
    Player player("hands_free", "stockfish");
    const std::size_t began = start_game(player);
    const std::size_t asked = say_without_key(player, zug_eva_four, "Your move?", began);
    say_without_key(player, move_yes, "de:Eva vier", asked);
    REQUIRE(player.position());
    CHECK(player.position()->at(rules::board::Square(rules::board::File::E, rules::board::Rank::Four)));
}

TEST_CASE("The program does not hear itself, nor what is said while it speaks, nor what has no opening word") {
    const std::string eva_four = spoken("Eva vier");
    const std::string zug_eva_four = spoken("Zug Eva vier", "de", "opened");
    const Home home("own_voice");
    const Settings hands_free("hands_free = \"on\"\n");
    Player player("own_voice", "stockfish");
    const std::size_t began = start_game(player);
    const Loudspeaker loudspeaker;
    player.press({"F1"}); // a minute of help, in which the opening word is
    const std::size_t helped = player.await("Zug", began);
    std::this_thread::sleep_for(1s);
    output_of({"paplay", "-d", "mic", zug_eva_four});
    std::this_thread::sleep_for(4s);
    player.press({"Control_L"});
    await_quiet("out");
    output_of({"paplay", "-d", "mic", eva_four});
    std::this_thread::sleep_for(4s);
    CHECK_FALSE(is_heard(player, "Your move?", helped));
    CHECK_FALSE(is_heard(player, "Not understood", helped));
    say_without_key(player, zug_eva_four, "Your move?", helped);
}
