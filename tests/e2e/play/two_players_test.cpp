// Two players at one computer: real keys and a real mouse, and two sound outputs that are both listened to.
#include "src/shell/layout.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/src/shell/usual_width.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;
using rules::board::Square;

namespace {

constexpr double audible = 0.02; ///< of full scale
constexpr double silent = 0.0005;

/// Folders of their own for settings and games while it lives: what is chosen here is chosen for nobody else.
class Home {
public:
    explicit Home(const std::string& name) {
        for (Folder& folder : folders_) {
            folder.before = std::getenv(folder.variable);
            setenv(folder.variable, in_fixture(name + "." + folder.variable).c_str(), 1);
        }
    }
    ~Home() {
        for (const Folder& folder : folders_) setenv(folder.variable, folder.before.c_str(), 1);
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;

private:
    struct Folder {
        const char* variable;
        std::string before{};
    };
    std::array<Folder, 2> folders_{{{"XDG_CONFIG_HOME"}, {"XDG_DATA_HOME"}}};
};

/// Where everything stands on the screen of a sighted player who plays Black, with a clock.
session::View screen() {
    session::View view;
    view.board.emplace();
    view.board->flipped = true;
    view.board->top_clock = view.board->bottom_clock = "5:00";
    view.hint = "Click a man, and then where he goes. After your move, click your clock.";
    return view;
}

shell::BoardLayout layout() { return *shell::lay_out(screen(), {1280, 800}, usual_width).board; }

void click(Player& player, const shell::Rectangle& place) { player.click(place.centre().x, place.centre().y); }

void click(Player& player, const char* from, const char* to) {
    for (const char* square : {from, to}) click(player, layout().at(*Square::parse(square), true));
}

/// Waits until it has been announced to the room; the place in the transcript after it.
std::size_t await_announcement(Player& player, const std::string& text, std::size_t from) {
    for (;;) {
        const std::size_t place = player.await(text, from);
        if (player.transcript()[place - 1].kind == "announced") return place;
        from = place;
    }
}

/// A moment, once all that was said has been heard.
Clock::time_point silence(Player& player) {
    player.await_silence(2.5);
    return Clock::now();
}

} // namespace

TEST_CASE("Two play at one computer: what is for the room is heard there, and nothing else") {
    const Home home("two_players");
    Player player("two_players");
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Down"});
    player.await("You play the computer");
    player.press({"Right"});
    std::size_t heard = player.await("You play someone at this screen");
    player.press({"Down", "Down", "Right", "Right", "Right", "Right"});
    player.press({"Down"});
    heard = player.await("Announcements to the room: none", heard);
    for (int outputs = 0; outputs < 8 && player.heard_since(heard).find("room: room") == std::string::npos; ++outputs) {
        player.press({"Right"});
        std::this_thread::sleep_for(300ms);
    }
    heard = player.await("Announcements to the room: room", heard);
    player.press({"Home", "Return"});
    heard = player.await("Moves are announced to the room; everything else only you hear.", heard);
    silence(player);

    Recording own(in_fixture("two_players.own.wav"));
    Recording room(in_fixture("two_players.room.wav"), "room");
    const auto begun = Clock::now();
    player.press({"t", "l", "F5", "F7"});
    player.press({"i"});
    player.type("e4");
    const auto typed = silence(player);
    player.press({"Return"});
    heard = await_announcement(player, "de:Eva vier", heard);
    const auto announced = silence(player);
    player.press({"Tab"});
    const auto wrong = silence(player);
    click(player, "e2", "e3");
    heard = await_announcement(player, "de:Eva drei", heard);
    player.await("Announced was", heard - 1);
    const auto repeated = silence(player);
    click(player, "e2", "e4");
    heard = await_announcement(player, "de:Eva vier", heard);
    silence(player);
    click(player, "e7", "e5");
    heard = await_announcement(player, "de:Eva fünf", heard);
    click(player, layout().bottom_clock.area);
    const auto pressed = silence(player);
    click(player, "g8", "f6"); // not his turn: told on the screen, and nowhere else
    player.press({"F4", "y", "w"});
    const auto asked = silence(player);
    player.say_move("eva fünf");
    heard = player.await("You repeat", heard);
    player.press({"e"});
    heard = player.await("On your board", heard);
    silence(player);
    own.stop();
    room.stop();

    CHECK(own.peak(begun, typed) > audible);
    CHECK(room.peak(begun, typed) < silent);
    CHECK(room.peak(typed, announced) > audible);
    CHECK(room.peak(announced, wrong) < silent);
    CHECK(room.peak(wrong, repeated) > audible);
    CHECK(own.peak(pressed, asked) > audible);
    CHECK(room.peak(pressed, asked) < silent);

    const std::vector<std::string> journal = player.journal();
    for (const char* what : {" made white e2e4", " repeated black e2e3 Eva drei", " repeated black e2e4 Eva vier",
                             " executed black black e2e4", " made black e7e5", " said black e7e5 Eva fünf",
                             " pressed black", " repeated white e7e5 eva fünf", " executed white white e7e5"}) {
        INFO(what);
        CHECK(std::any_of(journal.begin(), journal.end(),
                          [&what](const std::string& line) { return line.find(what) != std::string::npos; }));
    }
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
}
