// Two players at one computer: the blind one at the keyboard, the sighted one at the mouse and the screen.
#include "rules/notation/fen.hpp"
#include "src/session/core/two_boards.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using rules::board::Square;
using session::Control;
using Lines = std::vector<std::string>;

namespace {

SessionHarness two_players(const std::string& time = "300", std::optional<std::string> room = "loudspeaker") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.time_control = time;
    preferences.room_output = std::move(room);
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    return harness;
}

SessionHarness begun_by_two(const std::string& time = "300") {
    SessionHarness harness = two_players(time);
    harness.said();
    harness.announced();
    return harness;
}

void click(SessionHarness& harness, const char* from, const char* to) {
    click(harness, from);
    click(harness, to);
}
void click(SessionHarness& harness, Control control) { harness.tell(session::ControlClicked{control}); }

/// Clicks the row of the list on the screen.
void click_row(SessionHarness& harness, const std::string& row) {
    const auto list = harness.view().list;
    REQUIRE(list);
    const auto place = std::find(list->rows.begin(), list->rows.end(), row);
    INFO(row);
    REQUIRE(place != list->rows.end());
    harness.tell(session::RowClicked{static_cast<std::size_t>(place - list->rows.begin())});
}

std::string on_screen(const SessionHarness& harness) {
    return rules::notation::write_placement(harness.view().board->placement);
}

bool is_in(const Lines& lines, const std::string& part) { return contains(lines, part); }

/// Chooses a row of the list at the keyboard, where nothing is to be seen.
void choose_of_keyboard(SessionHarness& harness, const std::string& row) {
    harness.said();
    harness.key("Home");
    for (int rows = 0; rows < 30; ++rows) {
        if (is_in(harness.said(), row)) break;
        harness.key("Down");
    }
    harness.key("Enter");
}

/// The same of the arbiter's list.
void open_of_keyboard(SessionHarness& harness, const std::string& row) {
    harness.key("F9");
    choose_of_keyboard(harness, "The arbiter");
    choose_of_keyboard(harness, row);
}

/// The program is quit, started again, and the game gone on with.
SessionHarness gone_on_with(SessionHarness& harness) {
    harness.key("Ctrl+q");
    say_yes(harness);
    SessionHarness next(harness.model().preferences);
    next.start(harness.kept());
    next.said();
    next.key("Enter");
    return next;
}

void adjourn_by_keyboard(SessionHarness& harness) {
    open_of_keyboard(harness, "Adjourn the game");
    harness.key("Enter");
    say_yes(harness);
}

void open_envelope_by_keyboard(SessionHarness& harness) {
    open_of_keyboard(harness, "Open the envelope");
    say_yes(harness);
    harness.type(arbiters_passphrase);
    harness.key("Enter");
}

/// White has played e4, and Black has repeated it and carried it out.
SessionHarness received(const std::string& time = "300") {
    SessionHarness harness = begun_by_two(time);
    harness.move("e4");
    harness.key("Tab");
    click(harness, "e2", "e4");
    harness.said();
    harness.announced();
    return harness;
}

} // namespace

TEST_CASE("How two share a computer is told as the game begins, and whether they hear the same") {
    CHECK(is_in(two_players().said(), "Moves are announced to the room; everything else only you hear."));
    CHECK(is_in(two_players("300", std::nullopt).said(), "they hear what you hear"));
}

TEST_CASE("The screen is the sighted player's: his side of his own board, nothing of the other's") {
    SessionHarness harness = begun_by_two();
    const session::View view = harness.view();
    REQUIRE(view.board);
    CHECK(view.board->flipped);
    CHECK(view.board->bottom_name == "Sighted player");
    CHECK(view.board->top_name == "Blind player");
    harness.key("F9");
    CHECK_FALSE(harness.view().list);
    harness.key("Escape");
    harness.key("i");
    harness.type("e4");
    CHECK_FALSE(harness.view().text);
    CHECK(harness.view().caption == view.caption);
    CHECK(harness.view().board->cursor == view.board->cursor);
}

TEST_CASE("A move goes from the keyboard to the screen: announced to the room, shown as heard, carried out") {
    SessionHarness harness = begun_by_two();
    const std::string before = on_screen(harness);
    harness.move("e4");
    CHECK(is_in(harness.said(), "Eva vier"));
    CHECK(harness.announced() == Lines{"Eva vier"});
    harness.key("Tab");
    CHECK(on_screen(harness) == before);
    CHECK_FALSE(harness.view().board->last_move);
    CHECK(harness.view().board->moves.empty());
    click(harness, "e2", "e3");
    CHECK(harness.announced() == Lines{"Black repeats: Eva drei. Not drei but vier: Eva vier"});
    CHECK(is_in(harness.said(), "Your opponent repeats: Eva drei. Not drei but vier: Eva vier"));
    CHECK(harness.view().caption == "A move has been announced. Repeat it on your board.");
    CHECK(on_screen(harness) == before);
    click(harness, "e2", "e4");
    CHECK(harness.announced() == Lines{"Black repeats: Eva vier"});
    CHECK(on_screen(harness) != before);
    CHECK(harness.view().board->moves == Lines{"1. e4"});
    CHECK(is_in(harness.journal(), "repeated black e2e4 Eva vier"));
    CHECK(is_in(harness.journal(), "executed black black e2e4"));
}

TEST_CASE("The sighted player's move is announced as he lets the piece go, and his clock is pressed with the mouse") {
    SessionHarness harness = received();
    click(harness, "e7", "e5");
    CHECK(harness.announced() == Lines{"Eva fünf"});
    CHECK(is_in(harness.said(), "Eva fünf"));
    CHECK(harness.game().table.clock.running() == rules::board::Color::Black);
    click(harness, Control::Clock);
    CHECK(harness.game().table.clock.running() == rules::board::Color::White);
    harness.said();
    harness.move("eva fünf");
    CHECK(is_in(harness.said(), "You repeat: Eva fünf"));
    harness.key("e");
    CHECK(is_in(harness.said(), "On your board: Eva fünf"));
}

TEST_CASE("Without clocks the sighted player has none to press") {
    SessionHarness harness = begun_by_two("-");
    const auto due = [&harness] {
        harness.said();
        harness.key("w");
        return harness.said();
    };
    harness.move("e4");
    harness.key("Tab");
    CHECK(due() == Lines{"Waiting for your opponent to repeat your move"});
    click(harness, "e2", "e4");
    CHECK(due() == Lines{"Your opponent’s turn"});
    click(harness, "e7", "e5");
    harness.move("eva fünf");
    harness.key("e");
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Your move"});
}

TEST_CASE("The piece the sighted player takes up is touched, and what he may not do he is told on the screen alone") {
    SessionHarness harness = received("7200");
    click(harness, "g8");
    CHECK(harness.view().board->lifted == Square::parse("g8"));
    click(harness, "g8");
    CHECK_FALSE(harness.view().board->lifted);
    click(harness, "e7");
    CHECK(is_in(harness.journal(), "lifted black e7"));
    click(harness, "e5");
    CHECK(is_in({harness.view().caption}, "Article 4.3"));
    CHECK_FALSE(is_in(harness.journal(), "made black"));
    CHECK(harness.said().empty());
    CHECK(harness.announced().empty());
}

TEST_CASE("What the blind player asks and does for himself never reaches the room or the screen") {
    SessionHarness harness = received();
    click(harness, "e7", "e5");
    click(harness, Control::Clock);
    harness.announced();
    const session::View before = harness.view();
    for (const char* chord : {"t", "o", "l", "F2", "F4", "F5", "F7", "w", "y", "a", "m", "Up", "k", "F1", "F12"}) {
        INFO(chord);
        harness.key(chord);
        CHECK_FALSE(harness.said().empty());
        CHECK(harness.announced().empty());
        CHECK(harness.view() == before);
    }
}

TEST_CASE("A draw is offered with the mouse, asked first, and accepted at the keyboard") {
    SessionHarness harness = received();
    click(harness, Control::Menu);
    const auto list = harness.view().list;
    REQUIRE(list);
    CHECK(std::find(list->rows.begin(), list->rows.end(), "Settings") == list->rows.end());
    click_row(harness, "Offer a draw");
    CHECK(harness.said().empty());
    click_row(harness, "Yes");
    CHECK(is_in(harness.said(), "Your opponent offers a draw"));
    CHECK(harness.announced() == Lines{"Black offers a draw"});
    CHECK(harness.view().caption == "You offer a draw");
    harness.key("w");
    CHECK(is_in(harness.said(), "Your opponent offers a draw"));
    harness.key("Ctrl+d");
    harness.keys({"End", "Enter"});
    CHECK(is_in(harness.announced(), "White accepts the draw"));
    CHECK(harness.game().table.outcome);
    CHECK(harness.view().caption == "Your opponent accepts the draw\nThe game is drawn");
}

TEST_CASE("A pawn of the sighted player becomes what he chooses on the screen") {
    SessionHarness harness = begun_by_two("-");
    const auto both = [&harness](const char* white, const char* from, const char* to) {
        harness.move(white);
        harness.key("Tab");
        const auto& table = harness.game().table;
        const auto move = *table.boards->announced;
        click(harness, move.from()->name().c_str(), move.to().name().c_str());
        click(harness, from, to);
        if (harness.view().list) return;
        harness.move(to);
        harness.key("e");
    };
    both("h4", "g7", "g5");
    both("Nf3", "g5", "h4");
    both("Nc3", "h4", "h3");
    both("Na4", "h3", "g2");
    both("Nc3", "g2", "h1");
    click_row(harness, "knight");
    CHECK(is_in(harness.journal(), "made black g2h1n"));
    CHECK(is_in(harness.announced(), "Springer"));
}

TEST_CASE("What was announced to the room is kept with the game") {
    SessionHarness harness = received();
    CHECK(is_in(harness.spoken(), "spoken announcement Eva vier"));
}

TEST_CASE("A game of two at one computer is gone on with") {
    SessionHarness harness = received();
    harness.key("Ctrl+q");
    harness.keys({"End", "Enter"});
    std::vector<ports::journal::StoredGame> kept = harness.kept();
    SessionHarness next(harness.model().preferences);
    next.start(kept);
    CHECK(is_in(next.said(), "Resume the game against Sighted player"));
    next.key("Enter");
    CHECK(is_in(next.said(), "The game on two boards, move 1. You play White."));
    CHECK(next.view().board->bottom_name == "Sighted player");
    CHECK(next.announced() == Lines{"White: Eva vier", "Black to move"});
}

TEST_CASE("The room hears an offer again that it may not have heard when the game was left") {
    SessionHarness harness = received();
    click(harness, Control::Menu);
    click_row(harness, "Offer a draw");
    click_row(harness, "Yes");
    SessionHarness next = gone_on_with(harness);
    CHECK(next.announced() == Lines{"White: Eva vier", "Black to move", "Black offers a draw"});
}

TEST_CASE("Whoever plays with the mouse has the last announcement made again, and still does not read it") {
    SessionHarness harness = begun_by_two();
    const auto rows = [&harness] {
        click(harness, Control::Menu);
        return harness.view().list->rows;
    };
    CHECK_FALSE(is_in(rows(), "Announce the last move again"));
    click_row(harness, "Back to the board");
    harness.move("e4");
    harness.key("Tab");
    harness.said();
    harness.announced();
    REQUIRE(is_in(rows(), "Announce the last move again"));
    click_row(harness, "Announce the last move again");
    CHECK(harness.announced() == Lines{"Eva vier"});
    CHECK(harness.said().empty());
    CHECK_FALSE(harness.view().list);
    CHECK_FALSE(is_in({harness.view().caption}, "Eva"));
    click(harness, "e2", "e4");
    harness.announced();
    click(harness, Control::Menu);
    click_row(harness, "Announce the last move again");
    CHECK(harness.announced() == Lines{"White: Eva vier", "Black to move"});
}

TEST_CASE("Without an output for the room the last announcement is heard again where all is") {
    SessionHarness harness = two_players("300", std::nullopt);
    harness.move("e4");
    harness.key("Tab");
    harness.said();
    click(harness, Control::Menu);
    click_row(harness, "Announce the last move again");
    CHECK(harness.said() == Lines{"Eva vier"});
    CHECK(harness.announced().empty());
}

TEST_CASE("A click on the opponent's piece or an empty square takes nothing up") {
    SessionHarness harness = received("7200");
    click(harness, "d2");
    CHECK(is_in({harness.view().caption}, "is not yours"));
    click(harness, "e5");
    CHECK(harness.view().caption == "Nothing stands here.");
    CHECK_FALSE(is_in(harness.journal(), "lifted black"));
    click(harness, "e7", "e5");
    CHECK(is_in(harness.journal(), "made black e7e5"));
}

TEST_CASE("The sighted player seals with the mouse, and is never shown a line to type in") {
    SessionHarness harness = received("7200");
    open_of_keyboard(harness, "Adjourn the game");
    harness.key("Enter");
    harness.keys({"End", "Enter"});
    CHECK(is_in(harness.announced(), "seals a move"));
    click(harness, Control::Menu);
    click_row(harness, "Stop the clocks and get the arbiter");
    click_row(harness, "Yes");
    CHECK_FALSE(harness.view().text);
    CHECK(is_in({harness.view().caption}, "\n"));
    open_of_keyboard(harness, "Let play resume");
    harness.keys({"End", "Enter"});
    harness.said();
    harness.announced();
    click(harness, "d7"); // another piece first: what is touched is not seen
    CHECK(harness.view().board->cursor == Square::parse("e7"));
    CHECK_FALSE(harness.view().board->lifted);
    click(harness, "d7");
    click(harness, "e7", "e5");
    REQUIRE(harness.view().list);
    click_row(harness, "Yes");
    CHECK_FALSE(is_in(harness.said(), "Eva fünf"));
    CHECK(is_in(harness.announced(), "has sealed"));
    CHECK(harness.game().table.sealed);
    CHECK(harness.view().board->cursor == Square::parse("e7")); // where it was before, and not where the move goes
    CHECK_FALSE(harness.view().board->lifted);
}

TEST_CASE("A sealed move the sighted player is to repeat he hears as the envelope is opened, and does not read") {
    SessionHarness harness = begun_by_two("7200");
    adjourn_by_keyboard(harness);
    harness.type("e4");
    harness.key("Enter");
    say_yes(harness);
    REQUIRE(harness.game().table.sealed);
    harness.announced();
    open_envelope_by_keyboard(harness);
    CHECK(is_in(harness.announced(), "Eva vier"));
    CHECK(is_in({harness.view().caption}, "A move has been announced. Repeat it on your board."));
    CHECK_FALSE(is_in({harness.view().caption}, "Eva"));
    click(harness, "e2", "e4");
    CHECK(is_in(harness.journal(), "repeated black e2e4"));
    CHECK(is_in({harness.view().caption}, "Eva vier"));
}

TEST_CASE("The move the sighted player has sealed himself he reads as the envelope is opened, and has none to repeat") {
    SessionHarness harness = received("7200");
    adjourn_by_keyboard(harness);
    click(harness, "e7", "e5");
    click_row(harness, "Yes");
    REQUIRE(harness.game().table.sealed);
    open_envelope_by_keyboard(harness);
    CHECK(is_in({harness.view().caption}, "Eva fünf"));
    CHECK_FALSE(is_in({harness.view().caption}, "A move has been announced"));
    harness.move("eva fünf");
    CHECK(is_in(harness.journal(), "repeated white e7e5"));
}

TEST_CASE("Who has still to repeat a move when he is called to seal repeats it first, and seals then") {
    SessionHarness harness = received("7200");
    click(harness, "e7", "e5");
    click(harness, Control::Clock);
    adjourn_by_keyboard(harness);
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Repeat your opponent’s move"});
    harness.move("eva fünf");
    CHECK(is_in(harness.journal(), "repeated white e7e5"));
    harness.said();
    harness.key("w");
    CHECK(is_in(harness.said(), "arry"));
    harness.key("e");
    harness.said();
    harness.key("w");
    CHECK(is_in(harness.said(), "eal"));
    harness.announced();
    harness.move("Nf3");
    say_yes(harness);
    CHECK(harness.game().table.sealed);
    CHECK_FALSE(is_in(harness.announced(), "Springer"));
    CHECK_FALSE(is_in(harness.journal(), "g1f3"));
}

TEST_CASE("The same with the mouse, where the pawn that is repeated becomes another piece") {
    SessionHarness harness = begun_by_two("7200");
    const auto both = [&harness](const char* white, const char* from, const char* to) {
        harness.move(white);
        harness.key("Tab");
        const auto move = *harness.game().table.boards->announced;
        click(harness, move.from()->name().c_str(), move.to().name().c_str());
        click(harness, from, to);
        click(harness, Control::Clock);
        harness.move(to);
        harness.key("e");
    };
    both("h4", "g7", "g5");
    both("hxg5", "h7", "h6");
    both("gxh6", "a7", "a6");
    both("h7", "a6", "a5");
    harness.move("hxg8=N");
    harness.key("Tab");
    adjourn_by_keyboard(harness);
    click(harness, "h7", "g8");
    click_row(harness, "knight");
    CHECK(is_in(harness.journal(), "executed black black h7g8n"));
    click(harness, "e7", "e5");
    click_row(harness, "Yes");
    CHECK(harness.game().table.sealed);
}

TEST_CASE("A piece in the sighted player's hand as he is called to seal is put back, or sealed") {
    SessionHarness harness = received("7200");
    click(harness, "g8");
    adjourn_by_keyboard(harness);
    CHECK(harness.view().board->lifted == Square::parse("g8")); // it was touched before everybody's eyes
    SECTION("put back on its own square, it is taken up again") {
        click(harness, "g8");
        CHECK(harness.game().table.hands.held.empty());
        CHECK_FALSE(harness.view().board->lifted);
        CHECK(harness.view().board->placement[*Square::parse("g8")]);
    }
    SECTION("it stays in his hand where it cannot go, and where he does not seal after all") {
        click(harness, "g5");
        CHECK(harness.view().board->lifted == Square::parse("g8"));
        click(harness, "f6");
        click_row(harness, "No");
        CHECK(harness.view().board->lifted == Square::parse("g8"));
        click(harness, "g8");
        CHECK(harness.game().table.hands.held.empty());
    }
    if (harness.game().table.hands.held.empty()) {
        click(harness, "g8", "f6");
    } else {
        click(harness, "f6");
    }
    click_row(harness, "Yes");
    CHECK(harness.game().table.sealed);
    CHECK_FALSE(harness.view().board->lifted);
}

TEST_CASE("The piece in the sighted player's hand stays there when the other board is put right") {
    SessionHarness harness = received("7200");
    click(harness, "g8", "f6");
    click(harness, Control::Clock);
    harness.move("springer felix sechs");
    touch(harness, "g8");
    touch(harness, "h6");
    harness.move("e5");
    harness.key("Tab");
    click(harness, "e4", "e5");
    click(harness, "f6");
    harness.said();
    harness.key("v");
    harness.keys({"Down", "Down", "Enter"});
    say_yes(harness);
    CHECK(is_in(harness.said(), "Your board is put right"));
    CHECK(harness.view().board->lifted == Square::parse("f6"));
    CHECK(harness.view().board->placement[*Square::parse("f6")]);
    click(harness, "d5");
    CHECK(is_in(harness.journal(), "made black f6d5"));
}

TEST_CASE("A piece the sighted player has in his hand is seen over the square it came from") {
    SessionHarness harness = received();
    click(harness, "g8");
    const session::View view = harness.view();
    REQUIRE(view.board->lifted == Square::parse("g8"));
    const auto seen = view.board->placement[*Square::parse("g8")];
    CHECK(seen == rules::board::Piece{rules::board::Color::Black, rules::board::Role::Knight});
    click(harness, "f6");
    CHECK_FALSE(harness.view().board->placement[*Square::parse("g8")]);
}

TEST_CASE("A piece that was held when the game ended is back on its square") {
    SessionHarness harness = received("7200");
    click(harness, "e7");
    harness.key("Ctrl+r");
    harness.keys({"End", "Enter"});
    CHECK(harness.game().table.outcome);
    CHECK_FALSE(harness.view().board->lifted);
}

TEST_CASE("The piece the sighted player has taken up is in his hand still when the game is gone on with") {
    SessionHarness harness = received("7200");
    click(harness, "g8");
    harness.key("Ctrl+q");
    harness.keys({"End", "Enter"});
    SessionHarness next(harness.model().preferences);
    next.start(harness.kept());
    next.key("Enter");
    REQUIRE(next.has_game());
    CHECK(next.view().board->lifted == Square::parse("g8"));
    CHECK(is_in({next.view().caption}, "You hold: knight, from Gustav acht"));
    next.said();
    click(next, "f6");
    CHECK(is_in(next.journal(), "made black g8f6"));
    CHECK(is_in(next.announced(), "Springer Felix sechs"));
}

TEST_CASE("The blind player is told that he holds a piece when the game is gone on with, and puts it down") {
    SessionHarness harness = begun_by_two("7200");
    touch(harness, "g1");
    harness.key("Ctrl+q");
    harness.keys({"End", "Enter"});
    SessionHarness next(harness.model().preferences);
    next.start(harness.kept());
    next.key("Enter");
    CHECK(is_in(next.said(), "You hold: knight, from Gustav eins"));
    CHECK_FALSE(is_in({next.view().caption}, "knight"));
    touch(next, "f3");
    CHECK(is_in(next.journal(), "placed white white knight f3"));
}

TEST_CASE("Pressing a clock is heard by the blind player, whoever does it, and can be read") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.heard();
    harness.key("Tab");
    CHECK(is_in(harness.heard(), "[clock_pressed]"));
    CHECK(harness.model().participants.at({}).caption == "You press the clock");
    click(harness, "e2", "e4");
    click(harness, "e7", "e5");
    harness.heard();
    click(harness, Control::Clock);
    CHECK(is_in(harness.heard(), "[clock_pressed]"));
    CHECK(harness.model().participants.at({}).caption == "Your opponent presses the clock");
    CHECK(is_in(harness.spoken(), "Your opponent presses the clock"));
}

TEST_CASE("A move that is none, shown to repeat the announced one, is heard by everybody") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.key("Tab");
    harness.heard();
    harness.announced();
    click(harness, "e2", "e5");
    CHECK(harness.heard() ==
          Lines{"[illegal] Your opponent repeats: Eva zwei to Eva fünf. The announcement was: Eva vier"});
    CHECK(harness.announced() == Lines{"Black repeats: Eva zwei to Eva fünf. The announcement was: Eva vier"});
    CHECK_FALSE(harness.view().caption.empty());
    click(harness, "e2", "e4");
    CHECK(is_in(harness.journal(), "executed black black e2e4"));
}

TEST_CASE("What the sighted player is to repeat he reads only once he has repeated it, and the hint asks him to") {
    SessionHarness harness = begun_by_two();
    const std::string usual = harness.view().hint;
    harness.move("e4");
    CHECK(harness.view().caption == "A move has been announced. Repeat it on your board.");
    CHECK(is_in({harness.view().hint}, "Repeat the announced move"));
    harness.key("Tab");
    CHECK_FALSE(is_in({harness.view().caption}, "Eva"));
    click(harness, "e2", "e4");
    CHECK(is_in({harness.view().caption}, "Eva vier"));
    CHECK(harness.view().hint == usual);
}

TEST_CASE("A move that the sighted player has repeated wrongly, though it can be played, is not shown to him") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.key("Tab");
    click(harness, "g1", "f3");
    CHECK(is_in(harness.announced(), "Eva vier")); // it is announced again
    CHECK(harness.view().caption == "A move has been announced. Repeat it on your board.");
    click(harness, "e2", "e4");
    CHECK(is_in({harness.view().caption}, "Eva vier"));
}

TEST_CASE("What the sighted player has repeated before the press stands on his board as soon as it comes") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    click(harness, "e2", "e4");
    CHECK(is_in(harness.announced(), "Eva vier"));
    CHECK_FALSE(is_in({harness.view().caption}, "Article"));
    SECTION("in the same game") { harness.key("Tab"); }
    SECTION("in a game that is gone on with") {
        harness = gone_on_with(harness);
        harness.key("Tab");
    }
    CHECK(is_in(harness.journal(), "executed black black e2e4"));
    CHECK(on_screen(harness) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    click(harness, "g8", "f6");
    CHECK(is_in(harness.journal(), "made black g8f6"));
}

TEST_CASE("A game that ends before the last move is repeated shows that move, and asks for it no more") {
    SessionHarness harness = begun_by_two("7200");
    const auto both = [&harness](const char* white, const char* from, const char* to) {
        harness.move(white);
        harness.key("Tab");
        const auto move = *harness.game().table.boards->announced;
        click(harness, move.from()->name().c_str(), move.to().name().c_str());
        click(harness, from, to);
        click(harness, Control::Clock);
        harness.move(to);
        harness.key("e");
    };
    both("e4", "e7", "e5");
    both("Qh5", "a7", "a6");
    both("Bc4", "h7", "h6");
    harness.move("Qxf7");
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.view().hint.empty());
    CHECK(on_screen(harness) == "rnbqkbnr/1ppp1Qp1/p6p/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR");
    CHECK(is_in(harness.view().board->moves, "Qxf7"));
    harness.announced();
    click(harness, "h5", "e7");
    CHECK(harness.announced().empty());
    click(harness, "d7");
    CHECK(is_in({harness.view().caption}, "The game is over"));
}

TEST_CASE("What is shown while the clocks are stopped repeats nothing, and nobody else hears of it") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.key("Tab");
    harness.key("F9");
    choose_of_keyboard(harness, "Stop the clocks and get the arbiter");
    say_yes(harness);
    harness.said();
    harness.announced();
    click(harness, "e2", "e5");
    CHECK(harness.said().empty());
    CHECK(harness.announced().empty());
}

TEST_CASE("The blind player's score is his own, and the controller's list tells no move that is still to be repeated") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.key("Tab");
    harness.key("F9");
    choose_of_keyboard(harness, "Write on your scoresheet");
    harness.type("d4");
    harness.key("Enter");
    click(harness, Control::Menu);
    click_row(harness, "The controller");
    REQUIRE(harness.view().list);
    CHECK(is_in(harness.view().list->rows, "boards"));
    for (const char* secret : {"Eva", "David", "Go back"}) CHECK_FALSE(is_in(harness.view().list->rows, secret));
}

TEST_CASE("A draw offer that stands is told to both when the game is gone on with") {
    SessionHarness harness = received("7200");
    const bool is_of_sighted = GENERATE(true, false);
    if (is_of_sighted) {
        click(harness, "e7", "e5");
        click(harness, Control::Menu);
        click_row(harness, "Offer a draw");
        click_row(harness, "Yes");
    } else {
        click(harness, "e7", "e5");
        click(harness, Control::Clock);
        harness.move("e5");
        harness.key("e");
        harness.move("Nf3");
        harness.key("Ctrl+d");
        say_yes(harness);
    }
    SessionHarness next = gone_on_with(harness);
    CHECK(is_in(next.said(), is_of_sighted ? "Your opponent offers a draw" : "You offer a draw"));
    CHECK(is_in({next.view().caption}, is_of_sighted ? "You offer a draw" : "Your opponent offers a draw"));
}

TEST_CASE("Each of two is told what he has to do when the game is gone on with") {
    SECTION("the blind player has to press") {
        SessionHarness harness = begun_by_two();
        harness.move("e4");
        SessionHarness next = gone_on_with(harness);
        CHECK(is_in(next.said(), "Press your clock"));
        CHECK(next.view().caption == "A move has been announced. Repeat it on your board.");
    }
    SECTION("the sighted player has to press, and the blind one to repeat") {
        SessionHarness harness = received();
        click(harness, "e7", "e5");
        SessionHarness next = gone_on_with(harness);
        CHECK(is_in(next.said(), "Repeat your opponent’s move"));
        CHECK(next.view().caption == "Press your clock");
    }
    SECTION("a piece was put down and not announced") {
        SessionHarness harness = begun_by_two();
        touch(harness, "g1");
        touch(harness, "f3");
        SessionHarness next = gone_on_with(harness);
        CHECK(is_in(next.said(), "Announce your move"));
    }
    SECTION("the clocks were stopped") {
        SessionHarness harness = received();
        harness.key("F9");
        choose_of_keyboard(harness, "Stop the clocks and get the arbiter");
        say_yes(harness);
        SessionHarness next = gone_on_with(harness);
        CHECK(is_in(next.said(), "The clocks are stopped"));
        CHECK(is_in({next.view().caption}, "The clocks are stopped"));
        CHECK_FALSE(is_in({next.view().caption}, "Your move"));
    }
}

namespace {

/// White has put the knight on f3, said h3, and pressed; Black has repeated and carried out what was heard.
SessionHarness slipped() {
    SessionHarness harness = begun_by_two();
    touch(harness, "g1");
    touch(harness, "f3");
    harness.move("Springer Hektor drei");
    harness.key("Tab");
    click(harness, "g1", "h3");
    return harness;
}

} // namespace

TEST_CASE("The screen tells nothing of a move that was announced otherwise than it was made") {
    SessionHarness harness = slipped();
    CHECK(on_screen(harness) == "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R");
    CHECK_FALSE(harness.view().board->last_move);
    CHECK(harness.view().board->moves.empty());
    SECTION("nor of what comes behind it") {
        click(harness, "d7", "d5");
        click(harness, Control::Clock);
        CHECK_FALSE(harness.view().board->last_move);
        CHECK(harness.view().board->moves.empty());
    }
    SECTION("nor in a game that is gone on with") {
        const SessionHarness next = gone_on_with(harness);
        CHECK_FALSE(next.view().board->last_move);
        CHECK(next.view().board->moves.empty());
    }
}

TEST_CASE("A check that was not announced is not to be seen either") {
    SessionHarness harness = begun_by_two();
    harness.move("e4");
    harness.key("Tab");
    click(harness, "e2", "e4");
    click(harness, "d7", "d5");
    click(harness, Control::Clock);
    harness.move("d5");
    harness.key("e");
    touch(harness, "f1");
    touch(harness, "b5");
    harness.move("Läufer Cäsar vier");
    harness.key("Tab");
    click(harness, "f1", "c4");
    REQUIRE(harness.game().table.position.is_check());
    CHECK_FALSE(harness.view().board->checked_king);
    CHECK(harness.view().board->moves == Lines{"1. e4  d5"});
}

TEST_CASE("Wrong words may be repeated before the press, and put right once they were heard") {
    SECTION("with clocks") {
        SessionHarness harness = begun_by_two();
        touch(harness, "g1");
        touch(harness, "f3");
        harness.move("Springer Hektor drei");
        CHECK(harness.view().caption == "A move has been announced. Repeat it on your board.");
        harness.announced();
        click(harness, "g1", "h3");
        CHECK(is_in(harness.announced(), "Springer Hektor drei"));
        // Nothing else: what stands on the other board is not the sighted player's to know.
        CHECK(harness.view().caption == "You repeat: Springer Hektor drei");
        SECTION("and corrected") {
            harness.move("Springer Felix drei");
            harness.key("Tab");
            click(harness, "g1", "f3");
            CHECK(is_in(harness.journal(), "executed black black g1f3"));
        }
        SECTION("and announced again as they were said") {
            click(harness, Control::Menu);
            click_row(harness, "Announce the last move again");
            CHECK(harness.announced() == Lines{"Springer Hektor drei"});
        }
        SECTION("and left so: what was repeated stands on his board once the clock was pressed") {
            harness.key("Tab");
            CHECK(is_in(harness.journal(), "executed black black g1h3"));
        }
    }
    SECTION("without clocks, where nobody can press") {
        SessionHarness harness = begun_by_two("-");
        touch(harness, "g1");
        touch(harness, "f3");
        harness.move("Springer Hektor drei");
        click(harness, "g1", "h3");
        CHECK(is_in(harness.said(), "Your opponent repeats: Springer Hektor drei"));
        harness.move("Springer Felix drei");
        click(harness, "g1", "f3");
        CHECK(is_in(harness.journal(), "executed black black g1f3"));
    }
}

TEST_CASE("Wrong words that were not pressed yet are heard again when the game is gone on with") {
    SessionHarness harness = begun_by_two();
    touch(harness, "g1");
    touch(harness, "f3");
    harness.move("Springer Hektor drei");
    SessionHarness next = gone_on_with(harness);
    CHECK(is_in(next.announced(), "Springer Hektor drei"));
    CHECK(next.view().caption == "A move has been announced. Repeat it on your board.");
}

TEST_CASE("Who has repeated waits for the clock, and is told so") {
    SessionHarness harness = received();
    click(harness, "e7", "e5");
    harness.move("e5");
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Waiting for your opponent to press the clock"});
    harness.announced();
    for (const char* words : {"Nf3", "e5"}) {
        INFO(words);
        harness.move(words);
        CHECK(harness.said().back() == "Waiting for your opponent to press the clock");
    }
    CHECK(harness.announced().empty());
    click(harness, Control::Clock);
    harness.key("w");
    CHECK(harness.said() == Lines{"Carry your opponent’s move out on your board"});
}

TEST_CASE("What is to be done next has words in every language, for players and for whoever looks on") {
    using session::Due;
    for (const auto& pack : equipment()->language_packs)
        for (const Due due : {Due::Repeat, Due::CarryOut, Due::Announce, Due::Press, Due::Move, Due::Wait,
                              Due::TheyRepeat, Due::TheyCarryOut, Due::TheyAnnounce, Due::TheyPress}) {
            INFO(pack.catalogue->language().tag << ' ' << word(due));
            CHECK(pack.catalogue->text(speech::phrases::PhraseId::BoardDue, {{"due", word(due)}}) != word(due));
            if (due == Due::Wait) continue; // that is for a player
            CHECK(pack.catalogue->text(speech::phrases::PhraseId::BoardDueAtTable,
                                       {{"due", word(due)}, {"side", "white"}}) != word(due));
        }
}

TEST_CASE("Nobody plays at this screen where there is no window, in a new game or an old one") {
    SessionHarness harness = begun_by_two();
    const auto kept = harness.kept();
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    SessionHarness lines(preferences);
    lines.start(kept);
    lines.tell(session::ProgramStarted{1, false});
    lines.said();
    lines.key("Enter");
    CHECK(is_in(lines.said(), "there is no window"));
    CHECK_FALSE(lines.has_game());
    choose_of_keyboard(lines, "New game");
    lines.key("Enter");
    CHECK(is_in(lines.said(), "there is no window"));
    CHECK_FALSE(lines.has_game());
}

TEST_CASE("A list that comes up at the keyboard by the sighted player's click takes no key meant for another") {
    SessionHarness harness = received("7200");
    harness.take_keys_away({});
    adjourn_by_keyboard(harness);
    click(harness, "e7", "e5");
    click_row(harness, "Yes");
    harness.said();
    const std::size_t screens = harness.model().participants.at({}).screens.size();
    harness.tell(session::KeyPressed{session::Chord{"Enter"}, session::Command::ItemActivate});
    CHECK(harness.said().empty());
    CHECK(harness.model().participants.at({}).screens.size() == screens);
}

TEST_CASE("What a pawn becomes the sighted player has to have heard: it is not filled in for him") {
    SessionHarness harness = begun_by_two("-");
    const auto both = [&harness](const char* white, const char* from, const char* to) {
        harness.move(white);
        const auto move = *harness.game().table.boards->announced;
        click(harness, move.from()->name().c_str(), move.to().name().c_str());
        click(harness, from, to);
        harness.move(to);
        harness.key("e");
    };
    both("h4", "g7", "g5");
    both("hxg5", "h7", "h6");
    both("gxh6", "a7", "a6");
    both("h7", "a6", "a5");
    harness.move("hxg8=N");
    click(harness, "h7", "g8");
    REQUIRE(harness.view().list);
    harness.announced();
    click_row(harness, "queen");
    CHECK(is_in(harness.journal(), "repeated black h7g8q"));
    CHECK_FALSE(is_in(harness.journal(), "executed black black h7g8n"));
    click(harness, "h7", "g8");
    click_row(harness, "knight");
    CHECK(is_in(harness.journal(), "executed black black h7g8n"));
}

TEST_CASE("each of two at one computer has a side, a view and a caption, and who is left is alone again") {
    SessionHarness harness = two_players();
    const auto keyboard = session::at_keyboard(harness.model());
    const auto screen = session::at_screen(harness.model());
    REQUIRE(harness.model().participants.size() == 2);
    REQUIRE(keyboard != screen);
    const session::Participant& blind = harness.model().participants.at(keyboard);
    const session::Participant& sighted = harness.model().participants.at(screen);
    REQUIRE(session::side_of(blind));
    CHECK(session::side_of(sighted) == !*session::side_of(blind));
    CHECK(session::view(harness.model(), screen, harness.now()) == harness.view());
    const session::View of_blind = session::view(harness.model(), keyboard, harness.now());
    CHECK(of_blind.board->flipped != harness.view().board->flipped);
    CHECK(of_blind.caption == blind.caption);
    CHECK(harness.view().caption == sighted.caption);
    CHECK(blind.caption != sighted.caption);

    const std::string of_board = session::view(harness.model(), keyboard, harness.now()).title;
    click(harness, Control::Menu);
    CHECK(harness.view().title != of_board);
    CHECK(session::view(harness.model(), keyboard, harness.now()).title == of_board);

    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    REQUIRE(harness.model().participants.size() == 1);
    CHECK(session::at_keyboard(harness.model()) == session::at_screen(harness.model()));
    CHECK(harness.model().participants.at({}).seats.empty());
    CHECK_FALSE(harness.view().board);
}

TEST_CASE("What is in the sighted player's hand is not the blind one's to hear of") {
    SessionHarness harness = received();
    click(harness, "e7");
    harness.said();
    harness.move("d6");
    const Lines said = harness.said();
    CHECK_FALSE(is_in(said, "hand"));
    CHECK(is_in(said, "not your move"));
}

TEST_CASE("Whoever asks why is told of what they were refused themselves, and of what was ruled for all") {
    SessionHarness harness = received();
    harness.move("e5");
    harness.key("y");
    const Lines mine = harness.said();
    click(harness, Control::Clock); // before Black has moved
    harness.said();
    harness.key("y");
    CHECK(harness.said().back() == mine.back());
    open_of_keyboard(harness, "Stop the clocks");
    say_yes(harness);
    harness.said();
    harness.key("y");
    CHECK(is_in(harness.said(), "6.1"));
}

TEST_CASE("A move that was announced otherwise is announced again as it was said, by the row and on resuming") {
    SessionHarness harness = slipped();
    click(harness, Control::Menu);
    harness.announced();
    click_row(harness, "Announce the last move again");
    CHECK(harness.announced() == Lines{"White: Springer Hektor drei", "Black to move"});
    SessionHarness next = gone_on_with(harness);
    CHECK(next.announced() == Lines{"White: Springer Hektor drei", "Black to move"});
}

TEST_CASE("A move that was carried out otherwise is announced again as it was said") {
    SessionHarness harness = received();
    click(harness, "e7", "e5");
    click(harness, Control::Clock);
    harness.move("e5");
    touch(harness, "e7");
    touch(harness, "e6");
    REQUIRE(harness.game().table.boards->astray(rules::board::Color::White));
    harness.announced();
    click(harness, Control::Menu);
    click_row(harness, "Announce the last move again");
    CHECK(harness.announced() == Lines{"Black: Eva fünf", "White to move"});
}

TEST_CASE("While the clocks stand nobody is told again that he is to move") {
    SessionHarness harness = received("7200");
    click(harness, Control::Menu);
    click_row(harness, "Stop the clocks and get the arbiter");
    click_row(harness, "Yes");
    harness.announced();
    click(harness, Control::Menu);
    click_row(harness, "Announce the last move again");
    CHECK(harness.announced() == Lines{"White: Eva vier"});
}
