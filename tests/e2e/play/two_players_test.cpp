// Two players at one computer: real keys and a real mouse, and two sound outputs that are both listened to.
#include "src/shell/layout.hpp"
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/src/shell/usual_width.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <thread>

using namespace e2e;
using namespace std::chrono_literals;
using rules::board::Square;

namespace {

constexpr double mute = 0.0005;

/// Where everything stands on the screen of a sighted player who plays Black, with a clock.
session::View screen() {
    session::View view;
    view.board.emplace();
    view.board->flipped = true;
    view.board->top_clock = view.board->bottom_clock = "5:00";
    view.hint = "Click a piece, and then where it goes. After your move, click your clock.";
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

/// A null sink of the fixture's server, taken away and brought back.
class Sink {
public:
    explicit Sink(std::string name)
        : name_(std::move(name)) {}

    void take_away() { output_of({"bash", "-c", unloading("sink_name=" + name_)}); }
    void bring_back() {
        output_of({"pactl", "load-module", "module-null-sink", "sink_name=" + name_, "rate=48000", "channels=2",
                   "norewinds=1"});
        if (name_ == "out") output_of({"pactl", "set-default-sink", "out"});
    }

    static std::string unloading(const std::string& argument) {
        return "pactl list short modules | grep -- '" + argument + " \\|" + argument +
               "$' | cut -f 1 | xargs -r -n 1 pactl unload-module";
    }

private:
    std::string name_;
};

/// No other sinks than `out` and `room` while it lives, to which the server could move what is heard.
class TwoSinksOnly {
public:
    TwoSinksOnly() {
        output_of({"bash", "-c", Sink::unloading("source_name=virtmic")});
        output_of({"bash", "-c", Sink::unloading("sink_name=mic")});
        REQUIRE(output_of({"bash", "-c", "pactl list short sinks | wc -l"}) == "2\n");
        // A recording of the default source is moved when another one becomes the default.
        output_of({"pactl", "set-default-source", "room.monitor"});
    }
    ~TwoSinksOnly() {
        std::system("pactl load-module module-null-sink sink_name=mic rate=48000 channels=1 norewinds=1 >/dev/null && "
                    "pactl load-module module-remap-source source_name=virtmic master=mic.monitor >/dev/null && "
                    "pactl set-default-source virtmic");
    }
    TwoSinksOnly(const TwoSinksOnly&) = delete;
    TwoSinksOnly& operator=(const TwoSinksOnly&) = delete;
};

constexpr const char* for_two =
    "sitting = \"at-one-computer\"\ntime_control = \"7200\"\nroom_output = \"room\"\nside = \"white\"\n";

std::size_t begin_game_of_two(Player& player) {
    player.await("Welcome to Klangbrett");
    player.press({"Return"});
    player.await("Start the game");
    player.press({"Return"});
    return player.await("everything else only you hear.");
}

/// What only the blind player is to hear: times, pieces, menus, the clock.
void press_private_keys(Player& player, std::size_t keys, std::mt19937& chance) {
    static const std::vector<std::string> all{"t", "l", "F5", "F7", "o", "Up", "Left", "F2", "m", "y", "k"};
    for (std::size_t pressed = 0; pressed < keys; ++pressed) {
        player.press({all[chance() % all.size()]});
        std::this_thread::sleep_for(std::chrono::milliseconds(chance() % 200));
    }
}

std::ptrdiff_t times_announced(const Player& player, const std::string& text) {
    const auto heard = player.transcript();
    return std::count_if(heard.begin(), heard.end(), [&text](const Heard& one) {
        return one.kind == "announced" && one.text.find(text) != std::string::npos;
    });
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
    player.press({"Down", "Down", "Down"});
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
    const std::size_t shown = player.transcript().size();
    click(player, "e2", "e3");
    heard = await_announcement(player, "de:Eva drei", heard);
    player.await("en:Not | de:drei | en:but | de:vier", shown);
    const auto repeated = silence(player);
    click(player, "e2", "e4");
    heard = await_announcement(player, "de:Eva vier", heard);
    silence(player);
    click(player, "e7", "e5");
    heard = await_announcement(player, "de:Eva fünf", heard);
    click(player, layout().bottom_clock.area);
    const auto pressed = silence(player);
    click(player, "g8", "f6"); // not this player's turn: told on the screen, and nowhere else
    player.press({"F4", "y", "w"});
    const auto asked = silence(player);
    player.say_move("eva fuenf"); // an umlaut typed by xdotool changes the key map, and may come before that
    heard = player.await("You repeat", heard);
    player.press({"e"});
    heard = player.await("On your board", heard);
    silence(player);
    own.stop();
    room.stop();

    CHECK(own.peak(begun, typed) > audible);
    CHECK(room.peak(begun, typed) < mute);
    CHECK(room.peak(typed, announced) > audible);
    CHECK(room.peak(announced, wrong) < mute);
    CHECK(room.peak(wrong, repeated) > audible);
    CHECK(own.peak(pressed, asked) > audible);
    CHECK(room.peak(pressed, asked) < mute);

    const std::vector<std::string> journal = player.journal();
    for (const char* what : {" made white e2e4", " repeated black e2e3 Eva drei", " repeated black e2e4 Eva vier",
                             " executed black black e2e4", " made black e7e5", " said black e7e5 Eva fünf",
                             " pressed black", " repeated white e7e5 eva fuenf", " executed white white e7e5"}) {
        INFO(what);
        CHECK(std::any_of(journal.begin(), journal.end(),
                          [&what](const std::string& line) { return line.find(what) != std::string::npos; }));
    }
    player.press({"ctrl+q"});
    answer_yes(player, "Leave Klangbrett?", heard);
    CHECK(player.program().wait(10) == 0);
}

TEST_CASE("While his headphones go and come back again and again, nothing private is heard in the room", "[timed]") {
    const Home home("two_sinks_own");
    const Settings settings(for_two);
    const TwoSinksOnly only;
    std::mt19937 chance(20261123); // NOLINT: the same moments each time
    Player player("two_sinks_own");
    std::size_t heard = begin_game_of_two(player);
    silence(player);
    Sink headphones("out");
    for (int round = 0; round < 3; ++round) {
        const std::string name = "two_sinks_own." + std::to_string(round);
        Recording room(in_fixture(name + ".room.wav"), "room");
        const auto begun = Clock::now();
        press_private_keys(player, 3, chance);
        headphones.take_away();
        const auto gone = Clock::now();
        player.await("The sound output has stopped.", heard, 5);
        CHECK(Clock::now() - gone < 1500ms);
        press_private_keys(player, 6, chance);
        headphones.bring_back();
        heard = player.await("Your headphones are back.", heard, 5);
        silence(player);
        Recording own(in_fixture(name + ".own.wav"));
        const auto asked = Clock::now();
        player.press({"t"});
        silence(player);
        own.stop();
        room.stop();
        CHECK(own.peak(asked, Clock::now()) > audible);
        CHECK(room.seconds() > 5);
        CHECK(room.peak(begun, Clock::now()) < mute);
    }
    leave(player);
}

TEST_CASE("What is announced while the room has no sound is heard there once, when it is back", "[timed]") {
    const Home home("two_sinks_room");
    const Settings settings(for_two);
    const TwoSinksOnly only;
    std::mt19937 chance(20261124); // NOLINT: the same moments each time
    Player player("two_sinks_room");
    std::size_t heard = begin_game_of_two(player);
    silence(player);
    Sink loudspeaker("room");
    const auto receive = [&player](const char* from, const char* to, const char* reply_from, const char* reply_to) {
        player.press({"Tab"});
        click(player, from, to);
        click(player, reply_from, reply_to);
        click(player, layout().bottom_clock.area);
        silence(player);
    };
    struct Announced {
        const char* typed;
        const char* words;
    };
    for (const Announced& move : {Announced{"e4", "de:Eva vier"}, Announced{"d4", "de:David vier"}}) {
        const bool is_cut_off = move.typed == std::string("d4");
        if (is_cut_off) {
            player.say_move(move.typed);
            std::this_thread::sleep_for(std::chrono::milliseconds(150 + chance() % 300));
        }
        loudspeaker.take_away();
        const auto gone = Clock::now();
        player.await("Nothing is heard in the room.", heard, 5);
        CHECK(Clock::now() - gone < 1500ms);
        if (!is_cut_off) player.say_move(move.typed);
        press_private_keys(player, 4, chance);
        CHECK(times_announced(player, move.words) == 0);
        loudspeaker.bring_back();
        Recording room(in_fixture(std::string("two_sinks_room.") + move.typed + ".wav"), "room");
        const auto back = Clock::now() - 500ms;
        await_announcement(player, move.words, heard);
        silence(player);
        room.stop();
        heard = player.transcript().size();
        CHECK(room.peak(back, Clock::now()) > audible);
        CHECK(times_announced(player, move.words) == 1);
        if (is_cut_off) break;
        receive("e2", "e4", "e7", "e5");
        player.say_move("eva fuenf"); // an umlaut typed by xdotool changes the key map, and may come before that
        player.press({"e"});
        silence(player);
        heard = player.transcript().size();
    }
    leave(player);
}

TEST_CASE("Where his own output is missing, or is the room's, nothing private is said before he has been asked") {
    struct Case {
        std::string own;
        std::string why;
    };
    for (const Case& one : {Case{"headphones", "Your own output is not there."},
                            Case{"room", "Your own output and the room’s are the same"}}) {
        INFO(one.own);
        const Home home("not_apart." + one.own);
        const Settings settings(for_two + ("own_output = \"" + one.own + "\"\n"));
        Player player("not_apart." + one.own);
        player.await("Welcome to Klangbrett");
        player.press({"Return"});
        player.await("Start the game");
        std::this_thread::sleep_for(1s);
        player.press({"Return"});
        const std::size_t asked = player.await(one.why);
        player.await("Play all the same?");
        CHECK(player.heard_since(0).find("only you hear.") == std::string::npos);
        player.press({"Down", "Return"});
        player.await("What you hear may be heard in the room.", asked);
        leave(player);
    }
}
