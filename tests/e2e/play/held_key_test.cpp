// An arrow key held down on the board: real keys that X repeats, and a sound card that is listened to.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;

namespace {

constexpr std::array files{"Anna", "Bella", "Cäsar", "David", "Eva", "Felix", "Gustav", "Hektor"};

/// The file of a square on the first rank that was said.
std::ptrdiff_t file_in(const Heard& heard) {
    INFO(heard.text);
    const auto file = std::find_if(files.begin(), files.end(), [&](const char* name) {
        return heard.text.find(std::string(name) + " eins") != std::string::npos;
    });
    REQUIRE(file != files.end());
    return file - files.begin();
}

struct Hold {
    std::vector<Heard> heard; ///< while the key was down, and the moment after
    Clock::time_point pressed;
    Clock::time_point let_go;
};

Hold hold(Player& player, const std::string& key) {
    Hold result;
    const std::size_t before = player.transcript().size();
    result.pressed = Clock::now();
    output_of({"xdotool", "keydown", key});
    std::this_thread::sleep_for(3s);
    output_of({"xdotool", "keyup", key});
    result.let_go = Clock::now();
    std::this_thread::sleep_for(300ms);
    result.heard = player.transcript();
    result.heard.erase(result.heard.begin(), result.heard.begin() + static_cast<std::ptrdiff_t>(before));
    return result;
}

} // namespace

TEST_CASE("A held arrow key says every square on its way, and nothing more once it is let go", "[timed]") {
    const Home home("held");
    Player player("held", "stockfish");
    std::size_t place = player.await("Welcome to Klangbrett");
    player.type("n");
    place = player.await("New game", place);
    player.press({"Return", "Home"}); // another game may have left the focus elsewhere
    player.await("Start the game", place);
    player.press({"Return"});
    player.await("You play White", place);
    player.press({"Down", "Down", "Down", "Down", "Down", "Down", "Down"});
    player.await_silence(1);
    std::ptrdiff_t finger = file_in(player.transcript().back());
    player.press({"Control_L"}); // or what the keys have cut off of the news would be said again
    player.await_silence(0.5);

    Recording recording(in_fixture("held.wav"));
    std::vector<Hold> holds;
    for (const auto& [key, step, edge] :
         {std::tuple{"Right", 1, 7}, std::tuple{"Left", -1, 0}, std::tuple{"Right", 1, 7}}) {
        holds.push_back(hold(player, key));
        const Hold& held = holds.back();
        CHECK(held.heard.size() > 20);
        for (const Heard& heard : held.heard) {
            const std::ptrdiff_t expected = finger == edge ? edge : finger + step;
            finger = file_in(heard);
            CHECK(finger == expected);
        }
        CHECK(finger == edge);
        const std::size_t said = player.transcript().size();
        player.await_silence(3);
        INFO(player.heard_since(said));
        CHECK(player.transcript().size() == said);
    }

    const std::size_t before = player.transcript().size();
    player.press({"Up"});
    player.await("Hektor zwei", before);
    player.await_silence(1);
    CHECK(player.transcript().size() == before + 1);

    recording.stop();
    for (const Hold& held : holds) {
        // No hole while it is down, and then no squares from before: only the last is said to its end.
        for (auto from = held.pressed + 500ms; from + 300ms < held.let_go; from += 300ms)
            CHECK(recording.peak(from, from + 300ms) > audible);
        const auto quiet = recording.seconds_until_quiet(held.let_go, silent, 0.5);
        REQUIRE(quiet);
        CHECK(*quiet < 2.5);
    }
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", before);
    CHECK(player.program().wait(10) == 0);
}
