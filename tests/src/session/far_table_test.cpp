// A table that answers later: nothing is asked for twice, told twice or told before it has happened, and no key is
// lost.
#include "rules/journal/event_lines.hpp"
#include "tests/src/session/foursome.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Color;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

constexpr auto on_its_way = "It is on its way; the table has not answered yet.";

settings::Preferences on_two_boards() {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "300";
    return preferences;
}

rules::board::Placement own_board(const SessionHarness& harness) {
    return rules::table::board_of(harness.game().table, Color::White);
}

bool is_pawn_on(const SessionHarness& harness, const std::string& square) {
    return own_board(harness)[*rules::board::Square::parse(square)].has_value();
}

std::size_t told(const SessionHarness& harness, auto is_it) {
    return static_cast<std::size_t>(std::ranges::count_if(harness.effects(), is_it));
}

std::size_t hushed(const SessionHarness& harness) {
    return told(harness,
                [](const session::Effect& effect) { return std::holds_alternative<session::HushSpeech>(effect); });
}

/// A game on two boards with all that goes on by itself: announced, repeated, carried out, pressed, offered.
void play_by_keys(SessionHarness& harness) {
    harness.engine_plays({"e7e5", "g8f6"});
    harness.move("e4");
    harness.key("Tab");
    harness.move("eva fuenf");
    harness.key("x");
    harness.keys({"Ctrl+d"});
    say_yes(harness);
    harness.move("springer felix drei");
    harness.key("Tab");
    harness.move("Nf6");
    harness.key("x");
    harness.keys({"Ctrl+r"});
    say_yes(harness);
}

} // namespace

TEST_CASE("A move is told once its table has answered, and meanwhile that it is on its way") {
    SessionHarness harness = begun();
    harness.hear_answers(Answers::Held);
    harness.move("e4");
    CHECK(harness.said() == Lines{"Type a move.", "e4"});
    harness.pass(240ms);
    CHECK(harness.said() == Lines{});
    harness.pass(10s);
    CHECK(harness.said() == Lines{on_its_way});
    CHECK(harness.game().table.plies.empty());
    harness.hear_answers(Answers::AtOnce);
    CHECK(harness.said() == Lines{"Eva vier"});
    CHECK(harness.journal().size() == 2);
}

TEST_CASE("However often time passes, nothing is asked for a second time") {
    SessionHarness harness = begun("300");
    harness.engine_is_deaf = true;
    harness.hear_answers(Answers::Held);
    harness.move("e4");
    const std::size_t asked = harness.submitted().size();
    harness.pass(5s);
    CHECK(harness.submitted().size() == asked);
    harness.hear_answers(Answers::Held); // the move is answered, and the clock is pressed
    CHECK(harness.submitted().size() == asked + 1);
    harness.pass(5s);
    CHECK(harness.submitted().size() == asked + 1);
    harness.hear_answers(Answers::AtOnce);
    CHECK(harness.game().table.clock.running() == Color::Black);
}

TEST_CASE("Keys that act at the table wait for it in their order, and silence does not") {
    SessionHarness harness = begun(on_two_boards());
    harness.hear_answers(Answers::Held);
    touch(harness, "e2");
    const std::size_t asked = harness.submitted().size();
    touch(harness, "e4");
    CHECK(harness.submitted().size() == asked);
    const std::size_t before = hushed(harness);
    harness.key("Ctrl");
    CHECK(hushed(harness) == before + 1);
    CHECK(is_pawn_on(harness, "e2"));
    harness.hear_answers(Answers::AtOnce);
    CHECK_FALSE(is_pawn_on(harness, "e2"));
    CHECK(is_pawn_on(harness, "e4"));
    CHECK(harness.model().waiting.empty());
}

TEST_CASE("Whoever wants to leave is asked at once, though the table has not answered") {
    SessionHarness harness = begun(on_two_boards());
    harness.hear_answers(Answers::Held);
    touch(harness, "e2");
    touch(harness, "e4");
    harness.said();
    harness.tell(session::CloseRequested{});
    CHECK(std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()));
    harness.hear_answers(Answers::AtOnce);
    CHECK(std::holds_alternative<session::ConfirmScreen>(harness.model().participants.at({}).screens.back()));
    CHECK(is_pawn_on(harness, "e4")); // it was done before
}

TEST_CASE("What comes by itself while a command has no answer is asked behind it") {
    SessionHarness harness = begun("300");
    harness.engine_is_deaf = true;
    harness.move("e4");
    const auto question = harness.engine().questions;
    harness.hear_answers(Answers::Held);
    harness.key("Ctrl+d");
    say_yes(harness);
    const std::size_t asked = harness.submitted().size();
    harness.tell_of_engine(engine::BestMove{{question}, *engine::UciMove::parse("e7e5"), std::nullopt});
    CHECK(harness.submitted().size() == asked);
    harness.hear_answers(Answers::AtOnce);
    CHECK(harness.game().table.plies.size() == 2);
    CHECK(contains(harness.said(), "Eva fünf"));
}

TEST_CASE("A game heard of later is the same game in the same words") {
    SessionHarness near(on_two_boards());
    SessionHarness far(on_two_boards());
    for (SessionHarness* harness : {&near, &far}) {
        harness->hear_answers(harness == &far ? Answers::Later : Answers::AtOnce);
        harness->start();
        harness->keys({"Enter", "Enter"});
        play_by_keys(*harness);
    }
    CHECK(far.journal() == near.journal());
    CHECK(far.said() == near.said());
    CHECK(near.game().table.phase == rules::table::Phase::Over);
}

TEST_CASE("The engine goes on once the table does, however late that is heard of") {
    SessionHarness harness = begun();
    harness.engine_is_deaf = true;
    harness.move("e4");
    harness.tell_of_engine(engine::Failed{engine::Died{}});
    harness.engine_is_deaf = false;
    harness.engine_plays({"e7e5"});
    harness.hear_answers(Answers::Held);
    harness.key("Enter");
    CHECK(harness.game().table.plies.size() == 1);
    harness.hear_answers(Answers::AtOnce);
    CHECK(harness.game().table.plies.size() == 2);
}

namespace {

/// The table as it stands there, as it would come over a line.
game::TableCame whole(const SessionHarness& there, game::TableId table) {
    std::vector<rules::table::TimedEvent> events;
    for (const std::string& line : there.journal())
        events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    const session::Game& game = there.game();
    return {table, game.id, game.seats, game.table.settings, std::move(events), game.stand, {1, 1}};
}

} // namespace

TEST_CASE("A table that comes whole tells what was not heard of yet, and only that") {
    SessionHarness here = begun();
    SessionHarness there = begun();
    for (SessionHarness* each : {&here, &there}) {
        each->engine_plays({"e7e5", "b8c6"});
        each->move("e4");
        each->said();
    }
    there.move("Nf3");
    here.tell(session::TableArrived{whole(there, here.game().table_id)});
    CHECK(here.said() == Lines{"Springer Felix drei", "Springer Cäsar sechs"});
    CHECK(here.game().table.plies.size() == 4);
    here.tell(session::TableArrived{whole(there, here.game().table_id)});
    CHECK(here.said().empty());
}

TEST_CASE("Where moves were taken back at the table, the game stands as it has come, and that is said") {
    SessionHarness here = begun();
    SessionHarness there = begun();
    for (SessionHarness* each : {&here, &there}) {
        each->engine_plays({"e7e5", "b8c6"});
        each->move("e4");
    }
    here.move("Nf3");
    here.key("Enter");
    here.said();
    here.tell(session::TableArrived{whole(there, here.game().table_id)});
    CHECK(here.said() ==
          Lines{"The game has been changed where it is played; here is how it stands, at move 2.", "Your move"});
    CHECK(here.game().table.plies.size() == 2);
    REQUIRE(here.view().board);
    CHECK(here.view().board->moves == Lines{"1. e4  e5"});
}

TEST_CASE("Where the move was taken back after which one was asked which move is meant, that is not asked any more") {
    SessionHarness here = begun();
    SessionHarness there = begun();
    for (SessionHarness* each : {&here, &there}) {
        each->engine_plays({"d7d5", "a7a6"});
        each->move("d4");
    }
    here.move("Nf3");
    here.move("Nd2"); // either knight
    REQUIRE(here.view().title == "Which move");
    here.tell(session::TableArrived{whole(there, here.game().table_id)});
    CHECK(std::holds_alternative<session::BoardScreen>(here.participant().screens.back()));
    CHECK(here.game().table.plies.size() == 2);
}

TEST_CASE("An engine that thinks about what was taken back at the table is asked anew, and its old answer is no move") {
    SessionHarness here = begun();
    SessionHarness there = begun();
    for (SessionHarness* each : {&here, &there}) {
        each->engine_plays({"e7e5"});
        each->move("e4");
        each->engine_is_deaf = true;
    }
    here.move("Nf3"); // it thinks about this
    const auto asked = here.engine().questions;
    there.move("d4");
    here.tell(session::TableArrived{whole(there, here.game().table_id)});
    CHECK(here.engine().questions > asked);
    here.said();
    here.tell_of_engine(engine::BestMove{{asked}, *engine::UciMove::parse("b8c6"), std::nullopt});
    CHECK(here.game().table.plies.size() == 3);
    CHECK(here.said().empty());
}

TEST_CASE("A table whose events cannot have happened changes nothing, and says so") {
    SessionHarness here = begun();
    here.engine_plays({"e7e5"});
    here.move("e4");
    here.said();
    game::TableCame came = whole(here, here.game().table_id);
    std::swap(came.events.front(), came.events.back());
    here.tell(session::TableArrived{came});
    CHECK(here.said() == Lines{"This game cannot be resumed: event 1 of its journal cannot have happened."});
    CHECK(here.game().table.plies.size() == 2);
}

TEST_CASE("What is due from a seat at another computer is asked for there, and not here") {
    for (const bool is_far : {false, true}) {
        CAPTURE(is_far);
        SessionHarness harness = begun("300");
        harness.engine_is_deaf = true;
        harness.move("e4");
        const auto question = harness.engine().questions;
        game::TableCame came = whole(harness, harness.game().table_id);
        if (is_far) came.seats[game::PlayersSeat{Color::Black}] = game::Remote{};
        harness.tell(session::TableArrived{came});
        harness.tell_of_engine(engine::BestMove{{question}, *engine::UciMove::parse("e7e5"), std::nullopt});
        CHECK(harness.game().table.plies.size() == 2);
        CHECK(harness.game().table.must_press.has_value() == is_far); // the clock of whoever has moved
    }
}

TEST_CASE("A partners' table that takes long to answer keeps nobody awake, and nobody is told of it") {
    Foursome four;
    four.harness.hear_answers(Answers::Held);
    four.plays(four.there(Color::White), "e2e4"); // looks each time whether the program sleeps
    CHECK(four.partners().unanswered);
    CHECK(four.harness.said() == Lines{});
    four.harness.hear_answers(Answers::AtOnce);
    CHECK(contains(four.harness.said(), "Eva vier"));
}
