// The program as a screen reader finds it on the accessibility bus, walked through with real keys and a reader's
// actions.
#include "tests/e2e/play/home.hpp"
#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

using namespace e2e;

namespace {

const std::string folder = KLANGBRETT_SOURCE_DIR "/tests/speech/output/reader/";

/// Somebody listens on the bus, for whom the screen is put into words and who is to speak.
class Reading {
public:
    explicit Reading(const std::string& name)
        : log_(in_fixture(name + ".listener"))
        , running_({folder + "listener.py", "object:state-changed:focused", "object:announcement"}, log_) {
        await("ready");
    }

    /// Until it has heard that.
    void await(const std::string& text) const {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        std::string heard;
        while (std::chrono::steady_clock::now() < until) {
            std::ifstream file(log_);
            heard.assign(std::istreambuf_iterator<char>(file), {});
            if (heard.find(text) != std::string::npos) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        FAIL("waited for \"" << text << "\"; heard:\n" << heard);
    }

    /// Until it has heard that, from the focus or as an announcement: never from both.
    void await_once(const std::string& text) const {
        await(" " + text + "\n");
        CHECK(times("object:state-changed:focused " + text) + times("object:announcement " + text) == 1);
    }

    /// How often it has heard that.
    int times(const std::string& line) const {
        std::ifstream file(log_);
        int count = 0;
        for (std::string each; std::getline(file, each);) count += each.find(line) != std::string::npos ? 1 : 0;
        return count;
    }

private:
    std::string log_;
    Running running_;
};

/// The tree once it has that in it.
std::string tree_with(const std::string& part) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::string tree;
    while (std::chrono::steady_clock::now() < until) {
        tree = output_of({folder + "tree.py"});
        if (tree.find(part) != std::string::npos) return tree;
    }
    FAIL("waited for \"" << part << "\"; found:\n" << tree);
    return tree;
}

/// The one line of the tree that has the focus.
std::string focus_of(const std::string& tree) {
    std::istringstream lines(tree);
    std::string found;
    for (std::string line; std::getline(lines, line);)
        if (line.find("(focused)") != std::string::npos) found += line.substr(line.find_first_not_of(' '));
    return found;
}

void act(std::vector<std::string> what) {
    what.insert(what.begin(), folder + "act.py");
    output_of(what);
}

void activate(const std::string& name) { act({name}); }

/// Where something is, and from where that is told.
struct Spot {
    int x, y, width, height;
    int window_x, window_y;

    bool contains(const Spot& other) const {
        return x <= other.x && y <= other.y && other.x + other.width <= x + width &&
               other.y + other.height <= y + height;
    }
};

/// Of the only object whose role and name that is. One that has nothing within is also found by what is at its centre.
Spot spot_of(const std::string& object) {
    const std::string places = output_of({folder + "places.py"});
    INFO(places);
    const std::size_t found = places.find(object + " at ");
    REQUIRE(found != std::string::npos);
    const std::string line = places.substr(found, places.find('\n', found) - found);
    const std::string name = object.substr(object.find('\''));
    const bool is_whole = object.starts_with("list item") || object.starts_with("table cell");
    CHECK(line.ends_with(is_whole ? "found=" + name + " inside" : " inside"));
    Spot spot{};
    std::istringstream numbers(line.substr(object.size() + 4));
    std::string from;
    numbers >> spot.x >> spot.y >> spot.width >> spot.height >> from >> spot.window_x >> spot.window_y;
    REQUIRE(numbers);
    return spot;
}

void click(Player& player, const Spot& spot) { player.click(spot.x + spot.width / 2, spot.y + spot.height / 2); }

} // namespace

TEST_CASE("A screen reader finds lists, the board, typed text and questions, and acts on them") {
    const Home home("tree");
    const Settings settings("speaker = \"screen-reader\"\nside = \"white\"\nlevel = 1\ncue_volume = 0\n");
    const Reading reading("tree");
    Player player("tree");
    player.await("Welcome to Klangbrett");

    const std::string menu = tree_with("list box 'Main menu' [Selection] lang=en chosen=['New game']");
    CHECK(focus_of(menu).starts_with("list item 'New game'"));
    player.press({"Down"});
    reading.await_once("Settings");
    activate("Settings");
    reading.await("object:announcement Settings. Language: English\n");
    CHECK(reading.times("object:state-changed:focused Language") == 0);
    player.press({"k"});
    CHECK(focus_of(tree_with("chosen=['Keys: Klangbrett']")) ==
          "list item 'Keys: Klangbrett' (focusable) (focused) (selectable) (selected) [Action Text Value] lang=en 4/14 "
          "does=activate value=1 of 0..3 by 1");
    player.press({"Escape"});

    tree_with("list box 'Main menu'");
    activate("New game");
    tree_with("list box 'New game'");
    activate("Start the game");
    const std::string board =
        tree_with("[Selection Table] lang=en 8 x 8 abcdefgh 87654321 chosen=['white pawn Eva zwei']");
    CHECK(focus_of(board) == "table cell 'white pawn Eva zwei' (focusable) (focused) (selectable) (selected) [Action "
                             "TableCell Text] en:white pawn|de:Eva zwei lang=en at 6, 4 does=activate");
    CHECK(board.find("table cell 'black rook Anna acht' (focusable) (selectable) [Action TableCell Text] en:black "
                     "rook|de:Anna acht lang=en at 0, 0 does=activate") != std::string::npos);
    player.press({"Up"});
    reading.await_once("Eva drei empty");

    const std::size_t heard = player.transcript().size();
    activate("white pawn Eva zwei");
    tree_with("chosen=['white pawn Eva zwei']");
    activate("Eva vier empty");
    player.await("de:Eva vier", heard);
    tree_with("table cell 'white pawn Eva vier'");

    player.press({"i"});
    player.type("Nf");
    CHECK(focus_of(tree_with("caret=2")) == "text 'Type a move.' (editable) (focusable) (focused) (single-line) "
                                            "[EditableText Text] lang=en text='Nf' caret=2");
    player.press({"Escape", "ctrl+q"});
    const std::string question = tree_with("list box 'Leave Klangbrett?");
    CHECK(focus_of(question).starts_with("list item 'No'"));
    activate("Yes");
    CHECK(player.program().wait(20) == 0);
}

TEST_CASE("A screen reader that does not speak finds where the player is, and is told nothing that it would say") {
    const Home home("untold");
    const Settings settings("cue_volume = 0\n");
    const Reading reading("untold");
    Player player("untold");
    player.await("Welcome to Klangbrett");
    tree_with("chosen=['New game']");
    player.press({"Down"});
    CHECK(focus_of(tree_with("chosen=['Settings']")).empty());
    CHECK(reading.times("object:") == 0);
    leave(player);
}

TEST_CASE("Where a screen reader finds things they are on the screen, and are gone to") {
    const Home home("places");
    const Settings settings("speaker = \"screen-reader\"\nside = \"white\"\nlevel = 1\ncue_volume = 0\n");
    const Reading reading("places");
    Player player("places");
    player.await("Welcome to Klangbrett");
    tree_with("list box 'Main menu'");
    const Spot window = spot_of("frame 'Main menu'");
    CHECK(window.width == 1280);
    CHECK(spot_of("list box 'Main menu'").contains(spot_of("list item 'Settings'")));
    act({"Settings", "reach"});
    reading.await_once("Settings");
    CHECK(focus_of(tree_with("chosen=['Settings']")).starts_with("list item 'Settings'"));
    click(player, spot_of("list item 'New game'"));
    tree_with("list box 'New game'");
    activate("Start the game");
    tree_with("8 x 8");

    const Spot pawn = spot_of("table cell 'white pawn Eva zwei'");
    CHECK(window.contains(pawn));
    CHECK(pawn.width == pawn.height);
    act({"white rook Anna eins", "reach"});
    reading.await_once("white rook Anna eins");
    click(player, pawn);
    click(player, spot_of("table cell 'Eva vier empty'"));
    tree_with("table cell 'white pawn Eva vier'");

    output_of({"bash", "-c", "xdotool search --onlyvisible --class klangbrett windowmove 30 20"});
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    Spot moved = spot_of("table cell 'white pawn Eva vier'");
    while (moved.window_x != 30 && std::chrono::steady_clock::now() < until)
        moved = spot_of("table cell 'white pawn Eva vier'");
    CHECK(moved.window_x == 30);
    CHECK(moved.window_y == 20);
    leave(player);
}

TEST_CASE("A screen reader's user sets values and edits what is typed") {
    const Home home("edited");
    const Settings settings("speaker = \"screen-reader\"\nside = \"white\"\nlevel = 1\ncue_volume = 0\n");
    const Reading reading("edited");
    Player player("edited");
    player.await("Welcome to Klangbrett");
    tree_with("list box 'Main menu'");
    activate("Settings");
    tree_with("list box 'Settings'");
    activate("Sounds and outputs");
    const std::string sounds = tree_with("list box 'Sounds and outputs'");
    CHECK(sounds.find("value=0 of 0..100 by 5") != std::string::npos);
    act({"Volume of sounds: 0 percent", "set", "20"});
    reading.await("Volume of sounds: 20 percent");
    tree_with("list item 'Volume of sounds: 20 percent' (focusable) (focused) (selectable) (selected) [Action Text "
              "Value] lang=en 1/5 does=activate value=20 of 0..100 by 5");
    player.press({"Escape", "Escape"});

    tree_with("list box 'Main menu'");
    activate("New game");
    tree_with("list box 'New game'");
    activate("Start the game");
    tree_with("8 x 8");
    player.press({"i"});
    tree_with("text 'Type a move.'");
    act({"Type a move.", "write", "e5"});
    tree_with("text='e5' caret=2");
    act({"Type a move.", "delete", "1", "2"});
    tree_with("text='e' caret=1");
    act({"Type a move.", "insert", "1", "4"});
    tree_with("text='e4' caret=2");
    player.press({"Return"});
    const std::string board = tree_with("table cell 'white pawn Eva vier'");
    CHECK(board.find("label '1. e4") != std::string::npos);
    leave(player);
}

/// What GTK has more: containers that tell of the focus in place of what is in them.
TEST_CASE("Lists, the board and typed text are what they are in a program made with GTK") {
    const Home home("gtk");
    const Settings settings("speaker = \"screen-reader\"\nside = \"white\"\nlevel = 1\ncue_volume = 0\n");
    const Reading reading("gtk");
    const Running gtk({KLANGBRETT_SOURCE_DIR "/tests/e2e/fixture/gtk_program.py"}, in_fixture("gtk.log"));
    tree_with("table cell 'b1'");
    const auto compared = [](const std::vector<std::string>& roles) {
        std::vector<std::string> command{KLANGBRETT_SOURCE_DIR "/tests/e2e/fixture/compare_kinds.py", "Klangbrett",
                                         "gtk_program.py"};
        command.insert(command.end(), roles.begin(), roles.end());
        return output_of(command);
    };
    Player player("gtk");
    player.await("Welcome to Klangbrett");
    tree_with("list box 'Main menu'");
    CHECK(compared({"list box", "list item"}) ==
          "list box: -manages-descendants\nlist item: +Action +Text +transient\n");
    activate("New game");
    tree_with("list box 'New game'");
    activate("Start the game");
    tree_with("8 x 8");
    CHECK(compared({"table", "table cell"}) == "table: -manages-descendants\ntable cell: -single-line\n");
    player.press({"i"});
    tree_with("text 'Type a move.'");
    CHECK(compared({"text"}) == "text: -Action\n");
    player.press({"Escape"});
    leave(player);
}
