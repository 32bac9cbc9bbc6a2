// Two players at one computer: the blind one at the keyboard, the sighted one at the mouse and the screen.
#include "rules/notation/fen.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using rules::board::Square;
using session::Control;
using Lines = std::vector<std::string>;

namespace {

Evening two_players(const std::string& time = "300", std::optional<std::string> room = "loudspeaker") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.time_control = time;
    preferences.room_output = std::move(room);
    Evening evening(preferences);
    evening.start();
    evening.keys({"Enter", "Enter"});
    return evening;
}

Evening begun_by_two(const std::string& time = "300") {
    Evening evening = two_players(time);
    evening.said();
    evening.announced();
    return evening;
}

void click(Evening& evening, const char* square) { evening.tell(session::SquareClicked{*Square::parse(square)}); }
void click(Evening& evening, const char* from, const char* to) {
    click(evening, from);
    click(evening, to);
}
void click(Evening& evening, Control control) { evening.tell(session::ControlClicked{control}); }

/// Clicks the row of the list on the screen.
void click_row(Evening& evening, const std::string& row) {
    const auto list = evening.view().list;
    REQUIRE(list);
    const auto place = std::find(list->rows.begin(), list->rows.end(), row);
    INFO(row);
    REQUIRE(place != list->rows.end());
    evening.tell(session::RowClicked{static_cast<std::size_t>(place - list->rows.begin())});
}

std::string on_screen(const Evening& evening) {
    return rules::notation::write_placement(evening.view().board->placement);
}

bool is_in(const Lines& lines, const std::string& part) { return contains(lines, part); }

/// Chooses a row of the arbiter's list at the keyboard, where nothing is to be seen.
void open_of_keyboard(Evening& evening, const std::string& row) {
    evening.key("F9");
    for (const std::string& wanted : {std::string("The arbiter"), row}) {
        evening.said();
        evening.key("Home");
        for (int rows = 0; rows < 30; ++rows) {
            if (is_in(evening.said(), wanted)) break;
            evening.key("Down");
        }
        evening.key("Enter");
    }
}

/// White has played e4, and Black has repeated it and carried it out.
Evening received(const std::string& time = "300") {
    Evening evening = begun_by_two(time);
    evening.move("e4");
    evening.key("Tab");
    click(evening, "e2", "e4");
    evening.said();
    evening.announced();
    return evening;
}

} // namespace

TEST_CASE("How two share a computer is told as the game begins, and whether they hear the same") {
    CHECK(is_in(two_players().said(), "Moves are announced to the room; everything else only you hear."));
    CHECK(is_in(two_players("300", std::nullopt).said(), "he hears what you hear"));
}

TEST_CASE("The screen is the sighted player's: his side of his own board, nothing of the other's") {
    Evening evening = begun_by_two();
    const session::View view = evening.view();
    REQUIRE(view.board);
    CHECK(view.board->flipped);
    CHECK(view.board->bottom_name == "Sighted player");
    CHECK(view.board->top_name == "Blind player");
    evening.key("F9");
    CHECK_FALSE(evening.view().list);
    evening.key("Escape");
    evening.key("i");
    evening.type("e4");
    CHECK_FALSE(evening.view().text);
    CHECK(evening.view().caption == view.caption);
    CHECK(evening.view().board->cursor == view.board->cursor);
}

TEST_CASE("A move goes from the keyboard to the screen: announced to the room, shown as heard, carried out") {
    Evening evening = begun_by_two();
    const std::string before = on_screen(evening);
    evening.move("e4");
    CHECK(is_in(evening.said(), "Eva vier"));
    CHECK(evening.announced() == Lines{"Eva vier"});
    evening.key("Tab");
    CHECK(on_screen(evening) == before);
    CHECK_FALSE(evening.view().board->last_move);
    CHECK(evening.view().board->moves.empty());
    click(evening, "e2", "e3");
    CHECK(evening.announced() == Lines{"Eva drei"});
    CHECK(is_in(evening.said(), "Your opponent repeats: Eva drei. Announced was: Eva vier"));
    CHECK(evening.view().caption == "You repeat: Eva drei. Announced was: Eva vier");
    CHECK(on_screen(evening) == before);
    click(evening, "e2", "e4");
    CHECK(evening.announced() == Lines{"Eva vier"});
    CHECK(on_screen(evening) != before);
    CHECK(evening.view().board->moves == Lines{"1. e4"});
    CHECK(is_in(evening.journal(), "repeated black e2e4 Eva vier"));
    CHECK(is_in(evening.journal(), "executed black black e2e4"));
}

TEST_CASE("The sighted player's move is announced as he lets the man go, and his clock is pressed with the mouse") {
    Evening evening = received();
    click(evening, "e7", "e5");
    CHECK(evening.announced() == Lines{"Eva fünf"});
    CHECK(is_in(evening.said(), "Eva fünf"));
    CHECK(evening.model().game->table.clock.running() == rules::board::Color::Black);
    click(evening, Control::Clock);
    CHECK(evening.model().game->table.clock.running() == rules::board::Color::White);
    evening.said();
    evening.move("eva fünf");
    CHECK(is_in(evening.said(), "You repeat: Eva fünf"));
    evening.key("e");
    CHECK(is_in(evening.said(), "On your board: Eva fünf"));
}

TEST_CASE("Without clocks the sighted player has none to press") {
    Evening evening = begun_by_two("-");
    evening.move("e4");
    evening.key("Tab");
    click(evening, "e2", "e4");
    click(evening, "e7", "e5");
    evening.move("eva fünf");
    evening.key("e");
    evening.said();
    evening.key("w");
    CHECK(evening.said() == Lines{"Your move"});
}

TEST_CASE("The man the sighted player takes up is touched, and what he may not do he is told on the screen alone") {
    Evening evening = received("7200");
    click(evening, "g8");
    CHECK(evening.view().board->lifted == Square::parse("g8"));
    click(evening, "g8");
    CHECK_FALSE(evening.view().board->lifted);
    click(evening, "e7");
    CHECK(is_in(evening.journal(), "lifted black e7"));
    click(evening, "e5");
    CHECK(is_in({evening.view().caption}, "Article 4.3"));
    CHECK_FALSE(is_in(evening.journal(), "made black"));
    CHECK(evening.said().empty());
    CHECK(evening.announced().empty());
}

TEST_CASE("What the blind player asks and does for himself never reaches the room or the screen") {
    Evening evening = received();
    click(evening, "e7", "e5");
    click(evening, Control::Clock);
    evening.announced();
    const session::View before = evening.view();
    for (const char* chord : {"t", "o", "l", "F2", "F4", "F5", "F7", "w", "y", "a", "m", "Up", "k", "F1", "F12"}) {
        INFO(chord);
        evening.key(chord);
        CHECK_FALSE(evening.said().empty());
        CHECK(evening.announced().empty());
        CHECK(evening.view() == before);
    }
}

TEST_CASE("A draw is offered with the mouse, asked first, and accepted at the keyboard") {
    Evening evening = received();
    click(evening, Control::Menu);
    const auto list = evening.view().list;
    REQUIRE(list);
    CHECK(std::find(list->rows.begin(), list->rows.end(), "Settings") == list->rows.end());
    click_row(evening, "Offer a draw");
    CHECK(evening.said().empty());
    click_row(evening, "Yes");
    CHECK(is_in(evening.said(), "Your opponent offers a draw"));
    CHECK(evening.announced() == Lines{"Black offers a draw"});
    CHECK(evening.view().caption == "You offer a draw");
    evening.key("Ctrl+d");
    evening.keys({"End", "Enter"});
    CHECK(is_in(evening.announced(), "White accepts the draw"));
    CHECK(evening.model().game->table.outcome);
    CHECK(evening.view().caption == "Your opponent accepts the draw\nThe game is drawn");
}

TEST_CASE("A pawn of the sighted player becomes what he chooses on the screen") {
    Evening evening = begun_by_two("-");
    const auto both = [&evening](const char* white, const char* from, const char* to) {
        evening.move(white);
        evening.key("Tab");
        const auto& table = evening.model().game->table;
        const auto move = *table.boards->announced;
        click(evening, move.from()->name().c_str(), move.to().name().c_str());
        click(evening, from, to);
        if (evening.view().list) return;
        evening.move(to);
        evening.key("e");
    };
    both("h4", "g7", "g5");
    both("Nf3", "g5", "h4");
    both("Nc3", "h4", "h3");
    both("Na4", "h3", "g2");
    both("Nc3", "g2", "h1");
    click_row(evening, "knight");
    CHECK(is_in(evening.journal(), "made black g2h1n"));
    CHECK(is_in(evening.announced(), "Springer"));
}

TEST_CASE("What was announced to the room is kept with the game") {
    Evening evening = received();
    CHECK(is_in(evening.spoken(), "spoken announcement Eva vier"));
}

TEST_CASE("A game of two at one computer is gone on with") {
    Evening evening = received();
    evening.key("Ctrl+q");
    evening.keys({"End", "Enter"});
    std::vector<ports::journal::StoredGame> kept = evening.kept();
    Evening next(evening.model().preferences);
    next.start(kept);
    CHECK(is_in(next.said(), "Go on with the game against Sighted player"));
    next.key("Enter");
    CHECK(is_in(next.said(), "The game on two boards, move 1. You play White."));
    CHECK(next.view().board->bottom_name == "Sighted player");
}

TEST_CASE("A click on the opponent's man or an empty square takes nothing up") {
    Evening evening = received("7200");
    click(evening, "d2");
    CHECK(is_in({evening.view().caption}, "is not yours"));
    click(evening, "e5");
    CHECK(evening.view().caption == "Nothing stands here.");
    CHECK_FALSE(is_in(evening.journal(), "lifted black"));
    click(evening, "e7", "e5");
    CHECK(is_in(evening.journal(), "made black e7e5"));
}

TEST_CASE("The sighted player seals with the mouse, and is never shown a line to type in") {
    Evening evening = received("7200");
    open_of_keyboard(evening, "Adjourn the game");
    evening.key("Enter");
    evening.keys({"End", "Enter"});
    CHECK(is_in(evening.announced(), "seals a move"));
    click(evening, Control::Menu);
    click_row(evening, "Stop the clocks and get the arbiter");
    click_row(evening, "Yes");
    CHECK_FALSE(evening.view().text);
    CHECK(is_in({evening.view().caption}, "\n"));
    open_of_keyboard(evening, "Let the game go on");
    evening.keys({"End", "Enter"});
    evening.said();
    evening.announced();
    click(evening, "e7", "e5");
    REQUIRE(evening.view().list);
    click_row(evening, "Yes");
    CHECK_FALSE(is_in(evening.said(), "Eva fünf"));
    CHECK(is_in(evening.announced(), "has sealed"));
    CHECK(evening.model().game->table.sealed);
}

TEST_CASE("A man that was held when the game ended is back on his square") {
    Evening evening = received("7200");
    click(evening, "e7");
    evening.key("Ctrl+r");
    evening.keys({"End", "Enter"});
    CHECK(evening.model().game->table.outcome);
    CHECK_FALSE(evening.view().board->lifted);
}

TEST_CASE("The man the sighted player has taken up is in his hand still when the game is gone on with") {
    Evening evening = received("7200");
    click(evening, "g8");
    evening.key("Ctrl+q");
    evening.keys({"End", "Enter"});
    Evening next(evening.model().preferences);
    next.start(evening.kept());
    next.key("Enter");
    REQUIRE(next.model().game);
    CHECK(next.view().board->lifted == Square::parse("g8"));
    CHECK(is_in({next.view().caption}, "You hold: knight, from Gustav acht"));
    next.said();
    click(next, "f6");
    CHECK(is_in(next.journal(), "made black g8f6"));
    CHECK(is_in(next.announced(), "Springer Felix sechs"));
}

TEST_CASE("The blind player is told that he holds a man when the game is gone on with, and puts it down") {
    Evening evening = begun_by_two("7200");
    touch(evening, "g1");
    evening.key("Ctrl+q");
    evening.keys({"End", "Enter"});
    Evening next(evening.model().preferences);
    next.start(evening.kept());
    next.key("Enter");
    CHECK(is_in(next.said(), "You hold: knight, from Gustav eins"));
    CHECK_FALSE(is_in({next.view().caption}, "knight"));
    touch(next, "f3");
    CHECK(is_in(next.journal(), "placed white white knight f3"));
}

TEST_CASE("Pressing a clock is heard by the blind player, whoever does it, and can be read") {
    Evening evening = begun_by_two();
    evening.move("e4");
    evening.heard();
    evening.key("Tab");
    CHECK(is_in(evening.heard(), "[clock_pressed]"));
    CHECK(evening.model().participants.front().caption == "You press the clock");
    click(evening, "e2", "e4");
    click(evening, "e7", "e5");
    evening.heard();
    click(evening, Control::Clock);
    CHECK(is_in(evening.heard(), "[clock_pressed]"));
    CHECK(evening.model().participants.front().caption == "Your opponent presses the clock");
    CHECK(is_in(evening.spoken(), "Your opponent presses the clock"));
}

TEST_CASE("A move that is none, shown to repeat the announced one, is heard by everybody") {
    Evening evening = begun_by_two();
    evening.move("e4");
    evening.key("Tab");
    evening.heard();
    evening.announced();
    click(evening, "e2", "e5");
    CHECK(evening.heard() == Lines{"[illegal] Your opponent repeats: Eva zwei, Eva fünf. That is no legal move"});
    CHECK(evening.announced() == Lines{"Black repeats: Eva zwei, Eva fünf. That is no legal move"});
    CHECK_FALSE(evening.view().caption.empty());
    click(evening, "e2", "e4");
    CHECK(is_in(evening.journal(), "executed black black e2e4"));
}

TEST_CASE("What the sighted player is to repeat he reads only once he has repeated it, and the hint asks him to") {
    Evening evening = begun_by_two();
    const std::string usual = evening.view().hint;
    evening.move("e4");
    CHECK(evening.view().caption == "A move has been announced. Repeat it on your board.");
    CHECK(is_in({evening.view().hint}, "Repeat the announced move"));
    evening.key("Tab");
    CHECK_FALSE(is_in({evening.view().caption}, "Eva"));
    click(evening, "e2", "e4");
    CHECK(is_in({evening.view().caption}, "Eva vier"));
    CHECK(evening.view().hint == usual);
}

TEST_CASE("What a pawn becomes the sighted player has to have heard: it is not filled in for him") {
    Evening evening = begun_by_two("-");
    const auto both = [&evening](const char* white, const char* from, const char* to) {
        evening.move(white);
        const auto move = *evening.model().game->table.boards->announced;
        click(evening, move.from()->name().c_str(), move.to().name().c_str());
        click(evening, from, to);
        evening.move(to);
        evening.key("e");
    };
    both("h4", "g7", "g5");
    both("hxg5", "h7", "h6");
    both("gxh6", "a7", "a6");
    both("h7", "a6", "a5");
    evening.move("hxg8=N");
    click(evening, "h7", "g8");
    REQUIRE(evening.view().list);
    evening.announced();
    click_row(evening, "queen");
    CHECK(is_in(evening.journal(), "repeated black h7g8q"));
    CHECK_FALSE(is_in(evening.journal(), "executed black black h7g8n"));
    click(evening, "h7", "g8");
    click_row(evening, "knight");
    CHECK(is_in(evening.journal(), "executed black black h7g8n"));
}

TEST_CASE("each of two at one computer has a side, a view and a caption, and who is left is alone again") {
    Evening evening = two_players();
    const auto keyboard = session::at_keyboard(evening.model());
    const auto screen = session::at_screen(evening.model());
    REQUIRE(evening.model().participants.size() == 2);
    REQUIRE(keyboard != screen);
    const session::Participant& blind = evening.model().participants[keyboard.place];
    const session::Participant& sighted = evening.model().participants[screen.place];
    REQUIRE(session::side_of(blind));
    CHECK(session::side_of(sighted) == !*session::side_of(blind));
    CHECK(session::view(evening.model(), screen, evening.now()) == evening.view());
    const session::View of_blind = session::view(evening.model(), keyboard, evening.now());
    CHECK(of_blind.board->flipped != evening.view().board->flipped);
    CHECK(of_blind.caption == blind.caption);
    CHECK(evening.view().caption == sighted.caption);
    CHECK(blind.caption != sighted.caption);

    const std::string of_board = session::place(evening.model());
    click(evening, Control::Menu);
    CHECK(evening.view().title != of_board);
    CHECK(session::place(evening.model()) == of_board);

    evening.keys({"F9", "End", "Enter", "Down", "Enter"});
    REQUIRE(evening.model().participants.size() == 1);
    CHECK(session::at_keyboard(evening.model()) == session::at_screen(evening.model()));
    CHECK(evening.model().participants.front().seats.empty());
    CHECK_FALSE(evening.view().board);
}
