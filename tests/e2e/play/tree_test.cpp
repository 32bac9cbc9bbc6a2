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

void activate(const std::string& name) { output_of({folder + "act.py", name}); }

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
          "list item 'Keys: Klangbrett' (focusable) (focused) (selectable) (selected) [Action Text] lang=en 4/12 "
          "does=activate");
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
    CHECK(focus_of(tree_with("caret=2")) ==
          "text 'Type a move.' (editable) (focusable) (focused) (single-line) [Text] lang=en text='Nf' caret=2");
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

/// What GTK has more: where things are on the screen, editing by others than the keyboard, and containers that tell of
/// the focus in place of what is in them.
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
          "list box: -Component -manages-descendants\nlist item: +Action +Text +transient -Component\n");
    activate("New game");
    tree_with("list box 'New game'");
    activate("Start the game");
    tree_with("8 x 8");
    CHECK(compared({"table", "table cell"}) ==
          "table: -Component -manages-descendants\ntable cell: -Component -single-line\n");
    player.press({"i"});
    tree_with("text 'Type a move.'");
    CHECK(compared({"text"}) == "text: -Action -Component -EditableText\n");
    player.press({"Escape"});
    leave(player);
}
