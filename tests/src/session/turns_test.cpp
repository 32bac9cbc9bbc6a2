// Several who play by turns at one keyboard: two on one board, and those who sit at doubles.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using rules::board::Color;
using session::EnginePlace;
using settings::DoublesPlayer;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

settings::Preferences by_turns(const std::string& time = "-") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::ByTurns;
    preferences.time_control = time;
    return preferences;
}

settings::Preferences doubles(DoublesPlayer partner, DoublesPlayer opponent, DoublesPlayer partners_opponent) {
    settings::Preferences preferences;
    preferences.edition = "cup38";
    preferences.variant = "doubles";
    preferences.time_control = "600+0";
    preferences.partner = partner;
    preferences.doubles_opponent = opponent;
    preferences.partners_opponent = partners_opponent;
    return preferences;
}

settings::Preferences with_partner() {
    return doubles(DoublesPlayer::Person, DoublesPlayer::Computer, DoublesPlayer::Computer);
}

std::optional<Color> at_keyboard(const SessionHarness& harness) { return session::side_of(harness.participant()); }

int board(const SessionHarness& harness) { return harness.game().table.settings.match->board; }

/// Nobody of several who hear it is *you*.
bool addresses_one(const Lines& lines) {
    return contains(lines, "You ") || contains(lines, "Your ") || contains(lines, "your ");
}

std::ptrdiff_t engines_started(const SessionHarness& harness) {
    return std::ranges::count_if(harness.effects(), [](const session::Effect& effect) {
        return std::holds_alternative<session::StartEngine>(effect);
    });
}

void engines_are_ready(SessionHarness& harness) {
    harness.engine_is_deaf = true;
    std::vector<EnginePlace> engines;
    for (const auto& [table, game] : harness.model().games)
        for (const Color side : rules::board::both_colors)
            if (game.engine_of(side) != nullptr) engines.push_back({table, side});
    for (const EnginePlace& engine : engines)
        harness.tell(session::EngineReported{engine, engine::Ready{"Fairy-Stockfish", {}}});
    harness.said();
}

} // namespace

TEST_CASE("Two play by turns: after a move the keyboard is the opponent's, and nobody is addressed alone") {
    SessionHarness harness(by_turns());
    harness.start();
    harness.keys({"Enter", "Enter"});
    REQUIRE(harness.has_game());
    const Lines begun = harness.said();
    CHECK(contains(begun, "You share this keyboard. After a move it goes to the opponent who plays at it. "
                          "Control plus k hands it over."));
    CHECK(engines_started(harness) == 0);
    CHECK(at_keyboard(harness) == Color::White);
    CHECK_FALSE(harness.view().board->flipped);

    harness.move("e4");
    Lines said = harness.said();
    CHECK(contains(said, "White: Eva vier"));
    CHECK_FALSE(addresses_one(said));
    CHECK(at_keyboard(harness) == Color::Black);
    CHECK(harness.view().board->flipped);
    CHECK(harness.view().board->cursor == *rules::board::Square::parse("e7"));
    harness.keys({"Enter", "Up", "Up", "Enter"});
    said = harness.said();
    CHECK(contains(said, "Black: Eva fünf"));
    CHECK_FALSE(addresses_one(said));
    CHECK(at_keyboard(harness) == Color::White);
    CHECK(harness.view().board->cursor == *rules::board::Square::parse("e4")); // where the typed move has led it
    harness.key("w");
    CHECK(harness.said() == Lines{"White has the keyboard. White to move"});
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("Whoever chose Black gives the keyboard to White first") {
    settings::Preferences preferences = by_turns();
    preferences.side = settings::SideChoice::Black;
    preferences.name = "Sina";
    preferences.opponent_name = "Ada";
    const SessionHarness harness = begun(preferences);
    CHECK(at_keyboard(harness) == Color::White);
    CHECK(harness.kept().front().game.white == "Ada");
    CHECK(harness.kept().front().game.black == "Sina");
}

TEST_CASE("The key hands the keyboard over, and back") {
    SessionHarness harness = begun(by_turns("300+3"));
    harness.said();
    harness.key("Ctrl+k");
    CHECK(harness.said() == Lines{"Black has the keyboard. White to move"});
    CHECK(at_keyboard(harness) == Color::Black);
    harness.move("e5"); // not Black's move
    CHECK(harness.game().table.plies.empty());
    harness.said();
    harness.key("Ctrl+k");
    CHECK(harness.said() == Lines{"White has the keyboard. White to move"});
    harness.move("e4");
    CHECK(at_keyboard(harness) == Color::Black);
    CHECK(harness.game().table.clock.running() == Color::Black);
}

TEST_CASE("One offers a draw, and the other accepts it when he has the keyboard") {
    SessionHarness harness = begun(by_turns());
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    harness.move("e4");
    harness.said();
    harness.key("w");
    CHECK(contains(harness.said(), "White offers a draw"));
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->result == rules::table::Result::Draw);
}

TEST_CASE("By turns the last move alone is taken back, and its player has the keyboard again") {
    SessionHarness harness = begun(by_turns());
    harness.move("e4");
    harness.move("e5");
    harness.said();
    harness.key("Ctrl+z");
    CHECK(contains(harness.said(), "Taken back: Eva fünf"));
    CHECK(harness.game().table.plies.size() == 1);
    CHECK(at_keyboard(harness) == Color::Black);
}

TEST_CASE("One resigns whoever has the move") {
    SessionHarness harness = begun(by_turns());
    harness.keys({"Ctrl+k", "Ctrl+r"});
    harness::say_yes(harness);
    REQUIRE(harness.game().table.outcome);
    CHECK(harness.game().table.outcome->result == rules::table::Result::WhiteWins);
    CHECK(contains(harness.said(), "White wins"));
}

TEST_CASE("A piece in the hand is put down before the keyboard is handed over") {
    SessionHarness harness = begun(by_turns());
    harness.key("Enter");
    harness.said();
    harness.key("Ctrl+k");
    CHECK(contains(harness.said(), "A piece is in your hand: pawn. Put it down first."));
    CHECK(at_keyboard(harness) == Color::White);
    harness.keys({"Escape", "Ctrl+k"});
    CHECK(at_keyboard(harness) == Color::Black);
}

TEST_CASE("What one thought of is forgotten with the position, also while the other has the keyboard") {
    SessionHarness harness = begun(by_turns());
    harness.keys({"Ctrl+k", "j"});
    harness.type("e2");
    harness.keys({"Enter", "Shift+g", "Ctrl+k"});
    harness.move("e4");
    REQUIRE(at_keyboard(harness) == Color::Black);
    harness.said();
    harness.keys({"Up", "g"});
    CHECK(contains(harness.said(), "First remember a piece"));
}

TEST_CASE("A piece in the hand at one's own board is put down first, also while the partner's is looked at") {
    SessionHarness harness = begun(with_partner());
    engines_are_ready(harness);
    harness.keys({"Enter", "Ctrl+p"});
    harness.said();
    harness.key("Ctrl+k");
    CHECK(harness.said() == Lines{"A piece is in your hand: pawn. Put it down first."});
    CHECK(board(harness) == 1);
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your board"});
}

TEST_CASE("The keyboard is not handed over before both games have begun") {
    SessionHarness harness(with_partner());
    harness.creation_takes_long = true;
    harness.start();
    harness.keys({"Enter", "Enter"});
    REQUIRE(harness.has_game());
    harness.said();
    harness.key("Ctrl+k");
    CHECK(contains(harness.said(), "It is on its way"));
    CHECK(board(harness) == 1);
}

namespace {

/// Four persons, White of the first board at the keyboard; at the second board Black is to move.
SessionHarness with_black_to_move_there() {
    settings::Preferences preferences = doubles(DoublesPlayer::Person, DoublesPlayer::Person, DoublesPlayer::Person);
    preferences.edition = "fide-2005"; // the cup adjourns nothing
    SessionHarness harness = begun(preferences);
    const auto hand_over_to_white_of = [&harness](int number) {
        for (int times = 0; times < 8 && (board(harness) != number || at_keyboard(harness) != Color::White); ++times)
            harness.key("Ctrl+k");
    };
    hand_over_to_white_of(2);
    harness.move("a3");
    hand_over_to_white_of(1);
    REQUIRE(board(harness) == 1);
    REQUIRE(harness.game_at(*harness.game().partners).table.position.turn() == Color::Black);
    harness.said();
    return harness;
}

} // namespace

TEST_CASE("Whoever has the arbiter adjourn the partner's board seals no move there") {
    SessionHarness harness = with_black_to_move_there();
    harness.key("Ctrl+p");
    harness::open_arbiter(harness);
    harness::choose(harness, "Adjourn the game");
    harness.key("Enter");
    harness::say_yes(harness);
    const Lines said = harness.said();
    CHECK(contains(said, "Partner’s board: The session is over: Black seals a move"));
    CHECK_FALSE(contains(said, "Type the move you seal"));
    CHECK_FALSE(harness.view().text);
    harness.key("F9");
    CHECK_FALSE(contains(harness.view().list->rows, "Seal your move"));
}

TEST_CASE("While the partner's game goes on after a draw, it is not looked at as one that is over") {
    settings::Preferences preferences = doubles(DoublesPlayer::Person, DoublesPlayer::Person, DoublesPlayer::Person);
    preferences.edition = "fide-2005"; // the cup has no draws so early
    SessionHarness harness = begun(preferences);
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    harness.move("e4");
    harness.key("Ctrl+d");
    harness::say_yes(harness);
    REQUIRE(harness.game().table.outcome);
    REQUIRE_FALSE(harness.game_at(*harness.game().partners).table.outcome);
    CHECK(contains(harness.said(), "The other board plays on. Control plus k hands the keyboard over."));
    harness.key("F1");
    CHECK(contains(harness.said(), "The other board plays on."));
    harness.key("Shift+Left");
    harness.said();
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your partner’s game is not over yet."});
    harness.key("Ctrl+k"); // from the game looked back at
    CHECK(contains(harness.said(), "at the second board has the keyboard"));
    CHECK(board(harness) == 2);
}

TEST_CASE("A game of two at one keyboard is listed by both names, and by the sides of who has none") {
    settings::Preferences preferences = by_turns();
    const bool has_names = GENERATE(true, false);
    if (has_names) preferences.name = "Sina";
    if (has_names) preferences.opponent_name = "Ada";
    SessionHarness harness = begun(preferences);
    CHECK(harness.view().board->bottom_name == (has_names ? "Sina" : "White"));
    CHECK(harness.view().board->top_name == (has_names ? "Ada" : "Black"));
    SessionHarness later;
    later.take_over_library(harness);
    CHECK(later.view().list->rows.front().find(has_names ? "Sina and Ada" : "White and Black") != std::string::npos);
}

TEST_CASE("Moves of both that are typed before the game has begun are all played in their turn") {
    SessionHarness harness(by_turns());
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    for (const char* move : {"e4", "e5", "Nf3"}) harness.type_line({}, move);
    harness.tell(session::GameCreated{game::GameId{1}, harness.game().table_id});
    CHECK(harness.game().table.plies.size() == 3);
    CHECK_FALSE(contains(harness.said(), "not that side"));
}

TEST_CASE("Nobody waits for the keyboard where one plays alone") {
    SessionHarness harness = begun();
    harness.said();
    harness.key("Ctrl+k");
    CHECK(harness.said() == Lines{"Nobody else plays at this keyboard."});
}

TEST_CASE("A game by turns goes on with whoever has the move") {
    SessionHarness harness = begun(by_turns());
    harness.move("e4");
    harness.keys({"Escape", "End", "Enter", "Down", "Enter"});
    REQUIRE_FALSE(harness.has_game());
    CHECK(harness.participant().waiting.empty());
    SessionHarness later;
    later.take_over_library(harness);
    CHECK(later.view().list->rows.front().starts_with("Resume the game: White and Black"));
    later.said();
    later.key("Enter");
    REQUIRE(later.has_game());
    const Lines resumed = later.said();
    CHECK(contains(resumed, "You share this keyboard"));
    CHECK(contains(resumed, "The game at this keyboard, move 1."));
    CHECK(at_keyboard(later) == Color::Black);
    later.move("e5");
    CHECK(at_keyboard(later) == Color::White);
    CHECK(later.game().table.plies.size() == 2);
}

TEST_CASE("Both clocks talk where both players share the keyboard") {
    SessionHarness harness = begun(by_turns("180+0"));
    harness.said();
    harness.pass(60s);
    CHECK(contains(harness.said(), "White has 2 minutes left."));
    harness.move("e4");
    harness.said();
    harness.pass(60s);
    CHECK(contains(harness.said(), "Black has 2 minutes left."));
}

TEST_CASE("In doubles the partner can be a person, who has the keyboard when it is handed over") {
    SessionHarness harness(with_partner());
    harness.start();
    harness.keys({"Enter", "Enter"});
    REQUIRE(harness.has_game());
    const Lines told = harness.said();
    CHECK(contains(told, "Your partner: a person. Your opponent: Fairy-Stockfish, level 1. Your partner’s opponent: "
                         "Fairy-Stockfish, level 1."));
    CHECK(contains(told, "You share this keyboard. Control plus k hands it over."));
    harness.key("F1");
    CHECK(contains(harness.said(), "White at the first board has the keyboard. Your move. You share this keyboard."));
    CHECK(engines_started(harness) == 2);
    engines_are_ready(harness);
    const auto own = harness.game().table_id;
    const auto partners = *harness.game().partners;

    harness.move("e4");
    CHECK(at_keyboard(harness) == Color::White);
    harness.said();
    harness.engine_answers({partners, Color::White}, "d2d4");
    harness.pass(10s);
    CHECK(harness.said() == Lines{"Partner’s board: White: David vier"});
    harness.key("Ctrl+k");
    CHECK(harness.said() == Lines{"Black at the second board has the keyboard. Your move"});
    CHECK(harness.game().table_id == partners);
    CHECK(board(harness) == 2);
    CHECK(harness.view().board->flipped);
    harness.move("d5");
    CHECK(harness.game().table.plies.size() == 2);
    CHECK(at_keyboard(harness) == Color::Black); // the opponent is the engine: the keyboard stays
    harness.said();
    harness.engine_answers({own, Color::Black}, "e7e5");
    harness.pass(10s);
    CHECK(contains(harness.said(), "Partner’s board: Black: Eva fünf"));
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your partner’s board"});
    harness.key("Ctrl+k"); // whichever board is being looked at
    CHECK(harness.said() == Lines{"White at the first board has the keyboard. Your move"});
    CHECK(board(harness) == 1);
}

TEST_CASE("Whoever waits for the keyboard hears everything of his board, whatever is chosen for a partner's") {
    settings::Preferences preferences = with_partner();
    preferences.partners_board = settings::PartnersBoard::Silent;
    SessionHarness harness = begun(preferences);
    engines_are_ready(harness);
    harness.engine_answers({*harness.game().partners, Color::White}, "d2d4");
    harness.pass(10s);
    CHECK(harness.said() == Lines{"Partner’s board: White: David vier"});
    harness.pass(9min);
    CHECK(contains(harness.said(), "Partner’s board: Black has"));
}

TEST_CASE("All four can be persons: after a move the keyboard goes to the opponent at that board") {
    SessionHarness harness = begun(doubles(DoublesPlayer::Person, DoublesPlayer::Person, DoublesPlayer::Person));
    CHECK(engines_started(harness) == 0);
    CHECK_FALSE(harness.kept().front().game.opponent);
    harness.move("e4");
    CHECK(at_keyboard(harness) == Color::Black);
    CHECK(board(harness) == 1);
    harness.move("d5");
    CHECK(at_keyboard(harness) == Color::White);
    harness.said();
    harness.key("Ctrl+k"); // to the one at the second board who has waited longest
    CHECK(contains(harness.said(), "at the second board has the keyboard"));
    CHECK(board(harness) == 2);
    Lines seats;
    for (int count = 0; count < 4; ++count) {
        seats.push_back(std::to_string(board(harness)) + (at_keyboard(harness) == Color::White ? "w" : "b"));
        harness.key("Ctrl+k");
    }
    std::ranges::sort(seats);
    CHECK(seats == Lines{"1b", "1w", "2b", "2w"});
}

TEST_CASE("Doubles with persons goes on with the same persons") {
    SessionHarness harness = begun(with_partner());
    engines_are_ready(harness);
    harness.move("e4");
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    REQUIRE_FALSE(harness.has_game());
    SessionHarness later;
    later.take_over_library(harness);
    later.said();
    later.key("Enter");
    REQUIRE(later.has_game());
    REQUIRE(later.participant().waiting.size() == 1);
    CHECK(later.participant().waiting.front().side == Color::Black);
    CHECK(engines_started(later) == 2);
    later.key("Ctrl+k");
    CHECK(board(later) == 2);
}

TEST_CASE("A new game offers the seats of doubles only there, and no level where the computer plays none") {
    SessionHarness harness(doubles(DoublesPlayer::Person, DoublesPlayer::Person, DoublesPlayer::Person));
    harness.start();
    harness.key("Enter");
    const auto has_row = [&harness](const std::string& begin) {
        return std::ranges::any_of(harness.view().list->rows,
                                   [&](const std::string& row) { return row.starts_with(begin); });
    };
    CHECK(has_row("Partner: someone at this keyboard"));
    CHECK(has_row("Opponent: someone at this keyboard"));
    CHECK(has_row("Partner’s opponent: someone at this keyboard"));
    CHECK_FALSE(has_row("Strength"));
    CHECK_FALSE(has_row("You play the computer"));
    harness::go_to(harness, "Partner: someone at this keyboard");
    harness.key("Left");
    CHECK(has_row("Partner: the computer"));
    CHECK(has_row("Strength"));
    SessionHarness ordinary;
    ordinary.start();
    ordinary.key("Enter");
    CHECK(std::ranges::none_of(ordinary.view().list->rows,
                               [](const std::string& row) { return row.starts_with("Partner"); }));
}

TEST_CASE("The game's menu hands the keyboard over and takes the last move back, in words for both") {
    SessionHarness harness = begun(by_turns());
    harness.move("e4");
    harness.key("F9");
    harness.said();
    harness::choose(harness, "Hand over the keyboard");
    CHECK(contains(harness.said(), "White has the keyboard"));
    harness.key("F9");
    harness.said();
    harness::choose(harness, "Take the last move back");
    CHECK(contains(harness.said(), "Taken back: Eva vier"));
    CHECK(at_keyboard(harness) == Color::White);
}

TEST_CASE("In blitz one asks in the menu that the opponent plays the piece he has touched") {
    settings::Preferences preferences = by_turns("300+0");
    preferences.edition = "fide-2005";
    preferences.touch_move = settings::TouchMove::On;
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    CHECK(contains(harness.said(), "a touched piece binds only if a player asks for it: F9 has a row for that"));
    harness::touch(harness, "b1");
    harness.key("Escape"); // puts it back
    harness.key("Ctrl+k");
    harness.key("F9");
    harness.said();
    harness::choose(harness, "Report that the piece on Bella eins was touched");
    harness::say_yes(harness);
    harness.key("Ctrl+k");
    harness.said();
    harness.move("e4");
    CHECK(harness.game().table.plies.empty());
    harness.move("Nc3");
    CHECK(harness.game().table.plies.size() == 1);
}
