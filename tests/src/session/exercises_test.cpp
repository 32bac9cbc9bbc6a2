// The exercises of the school: set up, told, solved by words and by hand, and kept.
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "tests/src/session/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

using harness::choose;
using harness::contains;
using harness::go_to;
using harness::SessionHarness;
using harness::touch;
using namespace std::chrono_literals;
using Lines = std::vector<std::string>;
using rules::board::Move;
using rules::variants::Position;

Move take(Position& position, const std::string& text) {
    const Move move = std::get<Move>(rules::notation::read_uci(position, text));
    position = position.after(move);
    return move;
}

/// In the list of exercises.
SessionHarness in_exercises(settings::Preferences preferences = {}) {
    SessionHarness harness(std::move(preferences));
    harness.start();
    harness.keys({"End", "Up", "Up", "Enter", "End", "Enter"});
    return harness;
}

/// The row of a theme of which nothing was solved yet.
std::string row_of(const std::string& theme) {
    return theme + ": 0 of " + (theme == "All themes" ? "3" : "1") + " solved";
}

/// The exercise of the theme with that name, just told.
SessionHarness solving(const std::string& theme, settings::Preferences preferences = {}) {
    SessionHarness harness = in_exercises(std::move(preferences));
    choose(harness, row_of(theme));
    return harness;
}

/// What is said to a move that is typed.
std::string typed(SessionHarness& harness, const std::string& move) {
    harness.key("i");
    harness.type(move);
    harness.said();
    const Lines told = harness::asked(harness, "Enter");
    REQUIRE(told.size() == 1);
    return told.front();
}

bool is_on(const SessionHarness& harness, session::ListKind kind) {
    const auto* list = std::get_if<session::ListScreen>(&harness.participant().screens.back());
    return list != nullptr && list->kind == kind;
}

settings::Preferences told_by(settings::PositionTold told) {
    settings::Preferences preferences;
    preferences.position_told = told;
    return preferences;
}

} // namespace

TEST_CASE("The exercises are listed by theme with how many were solved, and come from the school") {
    SessionHarness harness = in_exercises();
    CHECK(contains(harness.said(), "Exercises. All themes: 0 of 3 solved"));
    harness.keys({"Down", "End"});
    CHECK(harness.said() == Lines{"Mate in one: 0 of 1 solved", "Exercises are told: all pieces"});
    CHECK(contains(harness::asked(harness, "F1"), "How the position of an exercise is told."));
    harness.keys({"Escape"});
    CHECK(harness.said() == Lines{"School. Exercises, list"});
}

TEST_CASE("Without exercises it is told why there are none, and asked again when they are wanted again") {
    SessionHarness harness;
    const auto exercises = std::exchange(harness.exercises, {});
    harness.start();
    harness.keys({"End", "Up", "Up", "Enter", "End"});
    harness.said();
    CHECK(harness::asked(harness, "Enter") == Lines{"The exercises cannot be read: no such file"});
    CHECK(is_on(harness, session::ListKind::School));
    harness.exercises = exercises;
    harness.key("Enter");
    CHECK(is_on(harness, session::ListKind::Exercises));
}

TEST_CASE("An exercise says what is to be done and where the pieces stand; the right move solves it, and Enter gives "
          "the next") {
    SessionHarness harness = in_exercises();
    go_to(harness, row_of("Mate in one"));
    harness.said();
    CHECK(harness::asked(harness, "Enter") ==
          Lines{"Mate in one, White to move. White: king Eva eins, rooks Anna eins, David eins. "
                "Black: king Hektor acht, pawns Felix sieben, Gustav sieben, Hektor sieben"});
    CHECK(typed(harness, "Ra8") == "Right: Turm Anna acht, matt. Solved. Enter: the next exercise.");
    REQUIRE(harness.attempts.size() == 1);
    CHECK(harness.attempts.front().exercise == "mate_in_one-001");
    CHECK(harness.attempts.front().is_right);
    CHECK(contains(harness::asked(harness, "w"), "This exercise is over. Enter: the next one."));
    CHECK(contains(harness::asked(harness, "i"), "This exercise is over. Enter: the next one."));
    CHECK(contains(harness::asked(harness, "Enter"), "This exercise is over.")); // pressed twice, or held
    harness.pass(1s);
    CHECK(contains(harness::asked(harness, "Enter"), "Mate in one, White to move.")); // there is no other
    harness.key("Escape");
    CHECK(contains(harness.said(), "Exercises. Mate in one: 1 of 1 solved"));
    CHECK(harness.attempts.size() == 1);
}

TEST_CASE("Any mate solves where the solution mates") {
    SessionHarness harness = solving("Mate in one");
    CHECK(typed(harness, "Rd8").starts_with("Right: Turm David acht"));
    CHECK(harness.attempts.front().is_right);
}

TEST_CASE("A wrong move is answered by what refutes it, nothing moves, and it counts even if the right one follows") {
    SessionHarness harness = solving("Mate in one");
    CHECK(typed(harness, "Ra7") == "No. Turm Anna sieben: Black plays Gustav sechs.");
    CHECK(typed(harness, "Ra6") == "No. Turm Anna sechs: that does not solve it.");
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "rooks Anna eins"));
    CHECK(harness.attempts.size() == 1); // kept at once, and not again
    CHECK(typed(harness, "Ra8").starts_with("Right:"));
    REQUIRE(harness.attempts.size() == 1);
    CHECK_FALSE(harness.attempts.front().is_right);
}

TEST_CASE("What was tried and is left counts as not solved, what was only looked at does not count") {
    SessionHarness harness = solving("Mate in one");
    harness.key("Escape");
    CHECK(harness.attempts.empty());
    harness.key("Enter");
    typed(harness, "Ra7");
    harness.key("Escape");
    REQUIRE(harness.attempts.size() == 1);
    CHECK_FALSE(harness.attempts.front().is_right);
    CHECK(is_on(harness, session::ListKind::Exercises));
}

TEST_CASE("After each right move the reply is played and said, until the exercise is solved") {
    SessionHarness harness = solving("Forks");
    CHECK(typed(harness, "Nf6+") == "No. Springer Felix sechs, Schach: Black plays König Eva sieben.");
    CHECK(typed(harness, "Springer Cäsar sieben") ==
          "Right: Springer Cäsar sieben, Schach. Black plays König David acht.");
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "knight Cäsar sieben"));
    CHECK(harness::asked(harness, "w") == Lines{"Find the best move, White to move"});
    CHECK(typed(harness, "Nb5") == "No. Springer Bella fünf: that does not solve it.");
    CHECK(typed(harness, "Nxa8").starts_with("Right: Springer"));
}

TEST_CASE("Moves that are not legal are refused with their Article, and what is no move is not understood") {
    SessionHarness harness = solving("Forks");
    CHECK(contains({typed(harness, "Nd6")}, "Article"));
    CHECK(contains(harness::asked(harness, "y"), "Article"));
    CHECK(contains({typed(harness, "gibberish")}, "gibberish"));
    CHECK(contains({typed(harness, "resign")}, "In an exercise only moves are made."));
    CHECK(contains(harness::asked(harness, "Ctrl+r"), "In an exercise only moves are made."));
    CHECK(harness.attempts.empty());
    CHECK(typed(harness, "Nc7").starts_with("Right:"));
    CHECK_FALSE(contains(harness::asked(harness, "y"), "Article")); // what was refused is past
}

TEST_CASE("An exercise is solved by hand: a piece is lifted, put back, and placed") {
    SessionHarness harness = solving("Forks");
    touch(harness, "a8");
    CHECK(contains(harness.said(), "black rook is not yours."));
    touch(harness, "e4");
    touch(harness, "d5");
    harness.said();
    harness.key("Escape");
    CHECK(contains(harness.said(), "David fünf"));
    touch(harness, "d5");
    harness.said();
    touch(harness, "c7");
    CHECK(contains(harness.said(), "Right: Springer Cäsar sieben, Schach. Black plays König David acht."));
    touch(harness, "c7");
    harness.said();
    harness.key("i");
    harness.type("a8"); // where the lifted piece goes
    harness.said();
    CHECK(contains(harness::asked(harness, "Enter"), "Solved."));
}

TEST_CASE("A click lifts and places as well") {
    SessionHarness harness = solving("Forks");
    harness::click(harness, "d5");
    harness::click(harness, "c7");
    CHECK(contains(harness.said(), "Right: Springer Cäsar sieben"));
}

TEST_CASE("For a pawn that is exchanged it is asked with which piece, and Black sees the board from Black's side") {
    SessionHarness harness = solving("Promotion");
    CHECK(harness.view().board->flipped);
    touch(harness, "a2");
    touch(harness, "a1");
    CHECK(is_on(harness, session::ListKind::Promotion));
    harness.said();
    harness.key("Escape");
    CHECK(contains(harness.said(), "Anna zwei")); // it is put back
    touch(harness, "a2");
    touch(harness, "a1");
    harness.said();
    CHECK(contains(harness::asked(harness, "Enter"), "Solved."));
    CHECK(harness.attempts.front().is_right);
}

TEST_CASE("Hints tell the theme where it is not known, then the piece and then the move, which counts as not solved") {
    SessionHarness harness = solving("Forks");
    CHECK(harness::asked(harness, "Ctrl+h") == Lines{"Move this piece: white knight David fünf"});
    CHECK(harness.attempts.empty());
    CHECK(harness::asked(harness, "Ctrl+h") == Lines{"Springer Cäsar sieben, Schach"});
    CHECK(harness::asked(harness, "Ctrl+h") == Lines{"Springer Cäsar sieben, Schach"});
    CHECK(harness.attempts.size() == 1);
    typed(harness, "Nc7");
    CHECK(contains(harness::asked(harness, "Ctrl+h"), "Move this piece: white knight Cäsar sieben"));
    CHECK(typed(harness, "Na8").ends_with("Solved, but not at the first try. Enter: the next exercise."));
    CHECK_FALSE(harness.attempts.front().is_right);

    SessionHarness any = solving("All themes"); // the task tells what it is
    CHECK(contains(harness::asked(any, "Ctrl+h"), "Move this piece: white rook Anna eins"));
    CHECK(typed(any, "Ra8").ends_with("Solved. Enter: the next exercise."));
    any.pass(1s);
    any.key("Enter");
    CHECK(harness::asked(any, "Ctrl+h") == Lines{"Theme: Forks"});
    typed(any, "Nc7");
    CHECK(contains(harness::asked(any, "Ctrl+h"), "Move this piece: white knight Cäsar sieben"));
    CHECK(typed(any, "Na8").ends_with("Solved: Forks. Enter: the next exercise."));
    CHECK(any.attempts.front().is_right); // the piece alone does not give it away
}

TEST_CASE("The menu says the exercise again, tells the solution, gives the next one and leaves") {
    SessionHarness harness = solving("All themes");
    harness.key("F9");
    harness.said();
    choose(harness, "Say the exercise again");
    CHECK(contains(harness.said(), "Mate in one, White to move. White: king"));
    harness.key("F9");
    choose(harness, "Next exercise");
    CHECK(contains(harness.said(), "Find the best move, White to move."));
    CHECK(harness.attempts.empty());
    harness.key("F9");
    choose(harness, "Tell the solution");
    CHECK(contains(harness.said(), "The solution: Springer Cäsar sieben, Schach, König David acht, Springer"));
    REQUIRE(harness.attempts.size() == 1);
    CHECK_FALSE(harness.attempts.front().is_right);
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "knight Anna acht"));
    CHECK(contains(harness::asked(harness, "F1"), "This exercise is over. Enter: the next one."));
    harness.key("F9");
    choose(harness, "Leave the exercises");
    CHECK(is_on(harness, session::ListKind::Exercises));
    CHECK(harness.attempts.size() == 1);
}

TEST_CASE(
    "The moves before the exercise can be looked back at; moves are typed from anywhere, made by hand here only") {
    SessionHarness harness = solving("Mate in one");
    CHECK(harness::asked(harness, "Shift+Left") == Lines{"1, White: Turm Anna Anna eins"});
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "king Gustav acht"));
    touch(harness, "a1");
    CHECK(contains(harness.said(), "This is an earlier position."));
    CHECK(contains(harness::asked(harness, "Shift+End"), "König Hektor acht"));
    harness.keys({"Shift+Left", "Shift+Left"});
    CHECK(typed(harness, "Ra8").starts_with("Right:"));
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "Anna acht"));
}

TEST_CASE("The position is told by pieces, by ranks, as it was before with the moves since, or not at all") {
    using settings::PositionTold;
    const auto told = [](const std::string& theme, PositionTold how) {
        SessionHarness harness = in_exercises(told_by(how));
        go_to(harness, row_of(theme));
        harness.said();
        return harness::asked(harness, "Enter");
    };
    CHECK(told("Mate in one", PositionTold::Task) == Lines{"Mate in one, White to move"});
    CHECK(told("Forks", PositionTold::Ranks) ==
          Lines{"Find the best move, White to move. white king Gustav eins; white pawn Felix zwei; "
                "white knight David fünf; black rook Anna acht, black king Eva acht"});
    const Lines before = told("Mate in one", PositionTold::Moves);
    REQUIRE(before.size() == 1);
    CHECK(contains(before, "Anna zwei"));
    CHECK(before.front().ends_with("sieben. Then: Turm Anna Anna eins, König Hektor acht"));
    CHECK(contains(told("Forks", PositionTold::Moves), "knight David fünf")); // nothing was played before
}

TEST_CASE("A move that is said is asked about before it is tried, and one of two is chosen") {
    using speech::hearing::Certain;
    using speech::hearing::Said;
    using speech::hearing::Unsure;
    SessionHarness harness = solving("Forks");
    const auto say = [&harness](speech::hearing::Heard heard) {
        harness.key("LeftOf1");
        harness.tell(session::KeyReleased{session::Command::Talk});
        const auto position = harness::last_effect<session::StopListening>(harness).position;
        harness.said();
        harness.tell(session::SpeechHeard{position, std::move(heard)});
    };
    const auto move = [&harness](const std::string& text) {
        Position position = harness::last_effect<session::StopListening>(harness).position;
        return Said{take(position, text), {{"de"}, "Springer"}};
    };
    say(speech::hearing::Unclear{});
    CHECK(harness.said() == Lines{"Not understood."});
    say(Unsure{move("d5c7"), move("d5c3")});
    CHECK(contains(harness.said(), "Springer Cäsar sieben"));
    harness.key("Escape");
    CHECK(contains(harness.said(), "Not played"));
    CHECK(harness.attempts.empty());
    say(Certain{move("d5c7"), 0.98});
    CHECK(contains(harness.said(), "Springer Cäsar sieben"));
    CHECK(contains(harness::asked(harness, "Enter"), "Right: Springer Cäsar sieben, Schach."));
    say(Certain{Said{speech::vocabulary::Order::Hint, {{"en"}, "hint"}}, 0.98});
    CHECK(contains(harness.said(), "Move this piece:"));
}

TEST_CASE("Whoever goes on without trying comes to every exercise, and then to the first again") {
    SessionHarness harness = solving("All themes");
    const auto next = [&harness] {
        harness.key("F9");
        choose(harness, "Next exercise");
        return harness.participant().history.here();
    };
    const auto first = harness.participant().history.here();
    const auto second = next();
    const auto third = next();
    CHECK(plain_text(second).starts_with("Find the best move, White to move."));
    CHECK(plain_text(third).starts_with("Find the best move, Black to move."));
    CHECK(next() == first);
    CHECK(harness.attempts.empty());
}

TEST_CASE("What was missed is kept although the program is quit at once") {
    SessionHarness harness = solving("Mate in one");
    typed(harness, "Ra7");
    harness.key("Ctrl+q");
    harness::say_yes(harness);
    CHECK(harness.has_quit());
    REQUIRE(harness.attempts.size() == 1);
    CHECK_FALSE(harness.attempts.front().is_right);
}

TEST_CASE("After the first move of a mate in two the task is a mate in one, and the exercise is told as it stands") {
    Position position = std::get<Position>(Position::from_setup(
        std::get<rules::board::Setup>(rules::notation::read_fen("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"))));
    school::Exercise two{"mate_in_two-001", school::Theme::MateInTwo, position, {}, {}, {}};
    for (const char* move : {"a2a7", "h8g8", "b1b8"}) two.solution.push_back(take(position, move));
    SessionHarness harness(told_by(settings::PositionTold::Moves));
    harness.exercises = {two};
    harness.start();
    harness.keys({"End", "Up", "Up", "Enter", "End", "Enter", "Enter"});
    CHECK(harness::asked(harness, "w") == Lines{"Mate in two, White to move"});
    CHECK(typed(harness, "Ra7") == "Right: Turm Anna sieben. Black plays König Gustav acht.");
    CHECK(harness::asked(harness, "w") == Lines{"Mate in one, White to move"});
    harness.key("i");
    CHECK(harness::asked(harness, "Alt+w") == Lines{"Mate in one, White to move"});
    harness.key("Escape");
    harness.key("Shift+Left"); // looks back, and is told the exercise all the same
    harness.key("F9");
    choose(harness, "Say the exercise again");
    const auto told = harness.said();
    CHECK(contains(told, "Mate in one, White to move. White: king Gustav eins"));
    CHECK(contains(told, "Then: Turm Anna sieben, König Gustav acht"));
    CHECK(harness.view().title == "Mate in one, White to move");
}

TEST_CASE("Words that are no move leave the board as it is looked back at, and the list of moves leads to each") {
    SessionHarness harness = solving("Mate in one");
    harness.key("Shift+Left");
    CHECK(harness::asked(harness, "Shift+Left") ==
          Lines{"This is an earlier position. Shift plus End: back to the exercise."});
    typed(harness, "gibberish");
    CHECK(contains(harness::asked(harness, "Ctrl+F6"), "king Gustav acht"));
    harness.keys({"Shift+End", "F4", "F4", "Up", "Enter"}); // the moves
    CHECK(contains(harness.said(), "Turm Anna Anna eins"));
}

TEST_CASE("A click on the board of an exercise that is over only goes there") {
    SessionHarness harness = solving("Mate in one");
    harness::click(harness, "a1");
    harness::click(harness, "a8");
    harness.pass(1s);
    harness.said();
    harness::click(harness, "a8");
    CHECK(harness.said() == Lines{"white rook Anna acht"});
}

TEST_CASE("The list opens only where it was asked for") {
    SessionHarness harness;
    harness.start();
    harness.keys({"End", "Up", "Up", "Enter", "End", "Up"});
    harness.tell(session::ExercisesRead{std::make_shared<const std::vector<school::Exercise>>(harness.exercises)});
    CHECK(is_on(harness, session::ListKind::School));
}

TEST_CASE("Lines of text solve an exercise as keys do") {
    SessionHarness harness = solving("Forks");
    harness.said();
    harness.tell(session::LineTyped{"Nc7"});
    CHECK(contains(harness.said(), "Right: Springer Cäsar sieben"));
    harness.tell(session::LineTyped{"hint"});
    CHECK(contains(harness.said(), "Move this piece:"));
    harness.tell(session::LineTyped{"Na8"});
    harness.pass(1s);
    harness.said();
    harness.tell(session::LineTyped{""}); // Enter, as the sentence has it
    CHECK(contains(harness.said(), "Find the best move, White to move."));
}

TEST_CASE("What was missed comes again on another day") {
    SessionHarness harness = in_exercises();
    harness.attempts = {{"fork-001", false, 9s, harness.today - 72h}};
    SessionHarness later;
    later.attempts = harness.attempts;
    later.start();
    later.keys({"End", "Up", "Up", "Enter", "End", "Enter"});
    bool was_asked = false;
    for (int count = 0; count < 20 && !was_asked; ++count) {
        go_to(later, row_of("All themes"));
        later.said();
        was_asked = contains(harness::asked(later, "Enter"), "Find the best move, White to move.");
        later.key("Escape");
    }
    CHECK(was_asked);
}
