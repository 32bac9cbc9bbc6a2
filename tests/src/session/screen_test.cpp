// What the player changes about the window, and what the session is told of pointing at it.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using rules::board::Square;
using settings::BoardSize;
using settings::Theme;
using Lines = std::vector<std::string>;

namespace {

Evening in_screen_settings() {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    choose(evening, "Screen");
    return evening;
}

void click(Evening& evening, const char* square) { evening.tell(session::SquareClicked{*Square::parse(square)}); }

} // namespace

TEST_CASE("The settings of the screen are in a list of their own, and the view carries them") {
    Evening evening = in_screen_settings();
    CHECK(evening.view().title == "Screen");
    CHECK(evening.view().list->rows ==
          Lines{"Colours: light on dark", "Text size: 100 percent", "Board: with names and moves beside it"});
    evening.said();
    evening.keys({"Right", "Down", "Right", "Down", "Right"});
    CHECK(evening.said() == Lines{"Colours: white on black", "Text size: 100 percent", "Text size: 125 percent",
                                  "Board: with names and moves beside it", "Board: as large as the window allows"});
    CHECK(evening.view().look == session::Look{Theme::WhiteOnBlack, 125, BoardSize::Largest});
}

TEST_CASE("Text grows in steps to twice its size, and no further") {
    Evening evening = in_screen_settings();
    evening.key("Down");
    evening.said();
    evening.keys({"Left", "Right", "Right", "Right", "Right", "Right"});
    CHECK(evening.heard() == Lines{"[board_edge] Text size: 100 percent", "Text size: 125 percent",
                                   "Text size: 150 percent", "Text size: 175 percent", "Text size: 200 percent",
                                   "[board_edge] Text size: 200 percent"});
}

TEST_CASE("A key goes through the colours, says which, and keeps them") {
    Evening evening = begun();
    evening.keys({"Ctrl+F11", "Ctrl+F11", "Ctrl+F11"});
    CHECK(evening.said() == Lines{"Colours: white on black", "Colours: yellow on black", "Colours: black on white"});
    CHECK(evening.view().look.theme == Theme::BlackOnWhite);
    evening.key("Ctrl+F11");
    CHECK(evening.said() == Lines{"Colours: light on dark"});
    const bool is_kept =
        std::any_of(evening.effects().begin(), evening.effects().end(), [](const session::Effect& effect) {
            const auto* chosen = std::get_if<session::ApplyPreferences>(&effect);
            return chosen != nullptr && chosen->preferences.theme == Theme::YellowOnBlack;
        });
    CHECK(is_kept);
}

TEST_CASE("A long sentence is read on, and what is said then does not take its place") {
    Evening evening = begun();
    evening.key("F1");
    const std::string help = evening.view().caption;
    evening.said();
    evening.keys({"Shift+F11", "Shift+F11"});
    CHECK(evening.said() == Lines(2, "The screen shows the next part of the text"));
    CHECK(evening.view().caption == help);
    CHECK(evening.view().caption_turns == 2);
    evening.tell(session::ControlClicked{session::Control::Caption});
    CHECK(evening.view().caption_turns == 3);
    CHECK(evening.said().empty());
    evening.key("o");
    CHECK(evening.view().caption_turns == 0);
}

TEST_CASE("The sighted player's sentence is read on with the mouse, the blind one's with the key") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    Evening evening = begun(preferences);
    evening.key("Shift+F11");
    CHECK(evening.view().caption_turns == 0);
    evening.tell(session::ControlClicked{session::Control::Caption});
    CHECK(evening.view().caption_turns == 1);
    click(evening, "h4"); // nothing to take up: he is told
    CHECK(evening.view().caption_turns == 0);
}

TEST_CASE("The wheel moves the focus, which is said, and chooses nothing") {
    Evening evening;
    evening.start();
    evening.said();
    evening.tell(session::RowPointed{1});
    CHECK(evening.heard() == Lines{"Settings"});
    CHECK(evening.view().list->focus == 1);
    evening.tell(session::RowPointed{99});
    CHECK(evening.heard().empty());
    CHECK(evening.view().list->focus == 1);
}

TEST_CASE("The wheel goes from no to yes and back, and answers nothing") {
    Evening evening = begun();
    evening.key("Ctrl+r");
    evening.tell(session::RowPointed{1});
    CHECK(evening.view().list->focus == 1);
    evening.tell(session::RowPointed{0});
    CHECK(evening.view().list->focus == 0);
    CHECK(evening.view().title == "Resign the game?");
}

TEST_CASE("The wheel goes through the sighted player's list, and not the blind one's") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    Evening evening = begun(preferences);
    evening.tell(session::ControlClicked{session::Control::Menu});
    REQUIRE(evening.view().list->rows.size() > 1);
    evening.tell(session::RowPointed{1});
    CHECK(evening.view().list->focus == 1);
    CHECK(evening.said().empty());
}

TEST_CASE("A man in the hand is in the view, on one board as on two") {
    Evening one = begun();
    CHECK_FALSE(one.view().board->is_holding);
    click(one, "e2");
    CHECK(one.view().board->is_holding);
    one.engine_plays({"e7e5"});
    click(one, "e4");
    CHECK_FALSE(one.view().board->is_holding);
    CHECK(one.view().board->placement[*Square::parse("e4")].has_value());

    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    Evening two = begun(preferences);
    click(two, "e2");
    CHECK(two.view().board->is_holding);
}

TEST_CASE("A window that shows less than it should is told, with the reason") {
    Evening evening = begun();
    evening.tell(session::PictureFailed{session::PictureFailed::What::NoFonts, "/usr/share/fonts"});
    CHECK(evening.said() == Lines{"No DejaVu Sans font was found, so the screen shows neither text nor men. What is "
                                  "heard goes on. Looked for in /usr/share/fonts"});
    evening.tell(session::PictureFailed{session::PictureFailed::What::NotDrawn, "out of memory"});
    CHECK(evening.said() == Lines{"The picture on the screen is not complete: out of memory. What is heard goes on."});
}
