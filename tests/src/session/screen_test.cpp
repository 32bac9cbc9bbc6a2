// What the player changes about the window, and what the session is told of pointing at it.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Square;
using settings::BoardSize;
using settings::Theme;
using Lines = std::vector<std::string>;

namespace {

SessionHarness in_screen_settings() {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Screen");
    return harness;
}

} // namespace

TEST_CASE("The settings of the screen are in a list of their own, and the view carries them") {
    SessionHarness harness = in_screen_settings();
    CHECK(harness.view().title == "Screen");
    CHECK(harness.view().list->rows ==
          Lines{"Colours: light on dark", "Text size: 100 percent", "Board: with names and moves beside it"});
    harness.said();
    harness.keys({"Right", "Down", "Right", "Down", "Right"});
    CHECK(harness.said() == Lines{"Colours: white on black", "Text size: 100 percent", "Text size: 125 percent",
                                  "Board: with names and moves beside it", "Board: as large as the window allows"});
    CHECK(harness.view().look == session::Look{Theme::WhiteOnBlack, 125, BoardSize::Largest});
}

TEST_CASE("The names of squares are tied in the caption, and nothing else") {
    SessionHarness harness = begun();
    harness.key("o");
    const session::View view = harness.view();
    const auto square = view.caption.find("Eva zwei");
    REQUIRE(square != std::string::npos);
    CHECK(view.caption_ties == std::vector<std::size_t>{square + 3});
}

TEST_CASE("Text grows in steps to twice its size, and no further") {
    SessionHarness harness = in_screen_settings();
    harness.key("Down");
    harness.said();
    harness.keys({"Left", "Right", "Right", "Right", "Right", "Right"});
    CHECK(harness.heard() == Lines{"[board_edge] Text size: 100 percent", "Text size: 125 percent",
                                   "Text size: 150 percent", "Text size: 175 percent", "Text size: 200 percent",
                                   "[board_edge] Text size: 200 percent"});
}

TEST_CASE("A key goes through the colours, says which, and keeps them") {
    SessionHarness harness = begun();
    harness.keys({"Ctrl+F11", "Ctrl+F11", "Ctrl+F11"});
    CHECK(harness.said() == Lines{"Colours: white on black", "Colours: yellow on black", "Colours: black on white"});
    CHECK(harness.view().look.theme == Theme::BlackOnWhite);
    harness.key("Ctrl+F11");
    CHECK(harness.said() == Lines{"Colours: light on dark"});
    const bool is_kept =
        std::any_of(harness.effects().begin(), harness.effects().end(), [](const session::Effect& effect) {
            const auto* chosen = std::get_if<session::ApplyPreferences>(&effect);
            return chosen != nullptr && chosen->preferences.theme == Theme::YellowOnBlack;
        });
    CHECK(is_kept);
}

TEST_CASE("A long sentence is read on, and what is said then does not take its place") {
    SessionHarness harness = begun();
    harness.key("F1");
    const std::string help = harness.view().caption;
    harness.said();
    harness.keys({"Shift+F11", "Shift+F11"});
    CHECK(harness.said() == Lines(2, "The screen shows the next part of the text"));
    CHECK(harness.view().caption == help);
    CHECK(harness.view().caption_turns == 2);
    harness.tell(session::ControlClicked{session::Control::Caption});
    CHECK(harness.view().caption_turns == 3);
    CHECK(harness.said().empty());
    harness.key("o");
    CHECK(harness.view().caption_turns == 0);
}

TEST_CASE("The sighted player's sentence is read on with the mouse, the blind one's with the key") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    SessionHarness harness = begun(preferences);
    harness.key("Shift+F11");
    CHECK(harness.view().caption_turns == 0);
    harness.tell(session::ControlClicked{session::Control::Caption});
    CHECK(harness.view().caption_turns == 1);
    click(harness, "h4"); // nothing to take up: the player is told
    CHECK(harness.view().caption_turns == 0);
}

TEST_CASE("The wheel moves the focus, which is said, and chooses nothing") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::RowPointed{1});
    CHECK(harness.heard() == Lines{"Settings"});
    CHECK(harness.view().list->focus == 1);
    harness.tell(session::RowPointed{99});
    CHECK(harness.heard().empty());
    CHECK(harness.view().list->focus == 1);
}

TEST_CASE("The wheel goes from no to yes and back, and answers nothing") {
    SessionHarness harness = begun();
    harness.key("Ctrl+r");
    harness.tell(session::RowPointed{1});
    CHECK(harness.view().list->focus == 1);
    harness.tell(session::RowPointed{0});
    CHECK(harness.view().list->focus == 0);
    CHECK(harness.view().title == "Resign the game?");
}

TEST_CASE("The wheel goes through the sighted player's list, and not the blind one's") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    SessionHarness harness = begun(preferences);
    harness.tell(session::ControlClicked{session::Control::Menu});
    REQUIRE(harness.view().list->rows.size() > 1);
    harness.tell(session::RowPointed{1});
    CHECK(harness.view().list->focus == 1);
    CHECK(harness.said().empty());
}

TEST_CASE("A piece in the hand is in the view, on one board as on two") {
    SessionHarness one = begun();
    CHECK_FALSE(one.view().board->is_holding);
    click(one, "e2");
    CHECK(one.view().board->is_holding);
    one.engine_plays({"e7e5"});
    click(one, "e4");
    CHECK_FALSE(one.view().board->is_holding);
    CHECK(one.view().board->placement[*Square::parse("e4")].has_value());

    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness two = begun(preferences);
    click(two, "e2");
    CHECK(two.view().board->is_holding);
}

TEST_CASE("A window that shows less than it should is told, with the reason") {
    SessionHarness harness = begun();
    harness.tell(session::PictureFailed{session::PictureFailed::What::NoFonts, "/usr/share/fonts"});
    CHECK(harness.said() == Lines{"No DejaVu Sans font was found, so the screen shows neither text nor pieces. What is "
                                  "heard goes on. Looked for in /usr/share/fonts"});
    harness.tell(session::PictureFailed{session::PictureFailed::What::NotDrawn, "out of memory"});
    CHECK(harness.said() == Lines{"The picture on the screen is not complete: out of memory. What is heard goes on."});
}

TEST_CASE("The view in words has the rows and the squares, each in the language it is in") {
    SessionHarness harness = begun();
    const auto in_words = [&harness] {
        return session::view_in_words(harness.model(), session::at_keyboard(harness.model()), harness.now());
    };
    const session::ViewInWords at_board = in_words();
    CHECK(at_board.language == "en");
    CHECK(at_board.rows.empty());
    REQUIRE(at_board.squares.size() == 64);
    CHECK(at_board.squares.at(static_cast<std::size_t>(Square::parse("e4")->index())) ==
          session::WordsSeen{"Eva vier empty", "en", {{"de", 8}, {"en", 14}}});
    harness.keys({"Up", "Down"});
    CHECK(at_board.squares.at(static_cast<std::size_t>(harness.view().board->cursor.index())).text ==
          harness.view().caption);

    harness.key("F9");
    const session::ViewInWords in_menu = in_words();
    REQUIRE(in_menu.rows.size() == harness.view().list->rows.size());
    for (std::size_t row = 0; row < in_menu.rows.size(); ++row)
        CHECK(in_menu.rows[row].text == harness.view().list->rows[row]);
}

TEST_CASE("What a screen reader's user activates is done as Enter does it, and counts as the keyboard's") {
    SessionHarness harness;
    harness.start();
    harness.tell(session::RowActivated{0});
    CHECK(harness.view().title == "New game");

    SessionHarness playing = begun();
    playing.said();
    playing.tell(session::SquareActivated{*Square::parse("e2")});
    CHECK(playing.view().board->lifted == Square::parse("e2"));
    playing.tell(session::SquareActivated{*Square::parse("e4")});
    CHECK_FALSE(playing.view().board->placement[*Square::parse("e2")]);
}

TEST_CASE("The row or square that a screen reader's user wants in focus gets it, and nothing is done there") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::RowReached{1});
    CHECK(harness.view().list->focus == 1);
    CHECK(harness.said() == Lines{harness.view().list->rows[1]});
    harness.tell(session::RowReached{99});
    CHECK(harness.view().list->focus == 1);

    SessionHarness playing = begun();
    playing.said();
    playing.tell(session::SquareReached{*Square::parse("a1")});
    CHECK(playing.view().board->cursor == Square::parse("a1"));
    CHECK_FALSE(playing.view().board->lifted);
    CHECK(playing.said() == Lines{"white rook Anna eins"});
    playing.key("F9");
    playing.said();
    playing.tell(session::SquareReached{*Square::parse("h8")}); // a list is on top
    CHECK(playing.view().board->cursor == Square::parse("a1"));
    CHECK(playing.said().empty());
}

TEST_CASE("A screen reader's user sets the value of a row, and is told it as after a key") {
    settings::Preferences preferences;
    preferences.cue_volume = 50;
    SessionHarness harness(preferences);
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Sounds and outputs");
    const auto row_of = [&harness](const std::string& start) {
        const auto rows = harness.view().list->rows;
        const auto found = std::ranges::find_if(rows, [&](const std::string& row) { return row.starts_with(start); });
        REQUIRE(found != rows.end());
        return static_cast<std::size_t>(found - rows.begin());
    };
    const std::size_t row = row_of("Volume of sounds");
    const auto scale = [&harness, row] {
        return *session::view_in_words(harness.model(), session::at_keyboard(harness.model()), harness.now())
                    .scales.at(row);
    };
    CHECK(scale() == session::ScaleSeen{50, 0, 100, 5});
    harness.said();
    harness.tell(session::RowSet{row, 70});
    CHECK(scale() == session::ScaleSeen{70, 0, 100, 5});
    CHECK(harness.said() == Lines{"Volume of sounds: 70 percent"});
    CHECK(harness.view().list->focus == row);
    harness.tell(session::RowSet{row, 62}); // the nearest behind it
    CHECK(harness.said() == Lines{"Volume of sounds: 60 percent"});
    harness.tell(session::RowSet{row, 60});
    CHECK(harness.said() == Lines{"Volume of sounds: 60 percent"});
    harness.tell(session::RowSet{row, 1000});
    CHECK(harness.said() == Lines{"Volume of sounds: 100 percent"});
}

TEST_CASE("A line is changed anywhere by a screen reader's user, and read as it is then") {
    SessionHarness harness = begun();
    harness.key("i");
    harness.said();
    harness.tell(session::LineEdited{0, 0, "Zö3"});
    CHECK(harness.view().text->text == "Zö3");
    harness.said();
    harness.tell(session::LineEdited{1, 2, "f"});
    CHECK(harness.view().text->text == "Zf3");
    CHECK(harness.said() == Lines{"Zf3"});
    harness.tell(session::LineEdited{9, 9, "!"});
    CHECK(harness.view().text->text == "Zf3!");
    harness.said();
    harness.tell(session::LineEdited{0, 99, "e4"});
    CHECK(harness.view().text->text == "e4");
    harness.said();
    harness.tell(session::LineEdited{0, 99, "e4"});
    CHECK(harness.said().empty());
    harness.tell(session::LineEdited{0, 0, std::string(300, 'e')});
    CHECK(harness.view().text->text == "e4");
    CHECK(harness.said() == Lines{"The line is full."});
    harness.key("Enter");
    CHECK(harness.view().board->placement[*Square::parse("e4")].has_value());
    harness.tell(session::LineEdited{0, 0, "e4"}); // no line is typed
    CHECK_FALSE(harness.view().text);
}

TEST_CASE("A promoted piece that is captured is seen as such, and looking back shows what was captured until then") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5", "b8c6", "c8g4", "a7a6", "d8a8"});
    for (const char* move : {"e4", "exd5", "dxc6", "cxb7", "bxa8=Q"}) harness.move(move);
    const auto captured = [&harness] {
        const auto board = *harness.view().board;
        return Lines{board.bottom_captured, board.top_captured};
    };
    CHECK(captured() == Lines{"♖♘♙♙", "♕"});
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.keys({"Shift+Left", "Shift+Left"});
    CHECK(captured() == Lines{"♘♙♙", ""});
}

TEST_CASE("What each side has captured is seen, the most valuable first") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5", "d8d5", "b8c6", "d5a2", "h7h6", "g7h6"});
    const auto captured = [&harness] {
        const auto board = *harness.view().board;
        return Lines{board.bottom_captured, board.top_captured};
    };
    CHECK(captured() == Lines{"", ""});
    harness.move("e4");
    harness.move("exd5");
    CHECK(captured() == Lines{"♙", "♙"});
    harness.move("h4");
    harness.move("h5");
    CHECK(captured() == Lines{"♙", "♙♙"});
    harness.move("Rxa2");
    CHECK(captured() == Lines{"♕♙", "♙♙"});
}
