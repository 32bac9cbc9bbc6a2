// A pupil at the keyboard and a teacher who reads along and rules: each is told what is theirs, and nothing else.
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

constexpr session::ParticipantId teacher{2};

/// A game of the pupil's, and the teacher at their table. Both have been told all until now.
SessionHarness lesson(settings::Preferences preferences = {}) {
    preferences.time_control = "300";
    SessionHarness harness(preferences);
    harness.start();
    harness.tell(session::ReaderCame{teacher});
    harness.keys({"Enter", "Enter"});
    harness.said();
    harness.read(teacher);
    return harness;
}

const session::Participant& of(const SessionHarness& harness, session::ParticipantId who) {
    return harness.model().participants.at(who);
}

bool is_at_board(const SessionHarness& harness, session::ParticipantId who) {
    return std::holds_alternative<session::BoardScreen>(of(harness, who).screens.back());
}

} // namespace

TEST_CASE("who reads along is welcomed, and the player is told of them") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::ReaderCame{teacher});
    CHECK(harness.said() == Lines{"An arbiter reads along by lines of text and may rule."});
    CHECK(harness.read(teacher) ==
          Lines{"Welcome to Klangbrett. You read along as the arbiter. A question mark lists what you can type."});
    harness.type_line(teacher, "1");
    CHECK(harness.read(teacher) == Lines{"Settings"});
    CHECK(harness.said().empty());
}

TEST_CASE("a move is told to both in their own words, and an answer to whoever has asked") {
    settings::Preferences preferences;
    preferences.language = "de";
    auto harness = lesson(preferences);
    harness.engine_plays({"e7e5"});
    harness.move("e2e4");
    CHECK(contains(harness.said(), "Eva vier"));
    const Lines told = harness.read(teacher);
    CHECK(contains(told, "Eva vier"));
    CHECK(contains(told, "Eva fünf"));

    harness.key("Left");
    CHECK(!harness.said().empty());
    CHECK(harness.read(teacher).empty());

    harness.type_line(teacher, "w");
    CHECK(harness.read(teacher) == Lines{"Weiß ist am Zug"});
    harness.type_line(teacher, "e4");
    CHECK(harness.said().empty());
}

TEST_CASE("fingers, screens, history and the last key are each one's own") {
    auto harness = lesson();
    const auto square = of(harness, {}).finger.square;
    harness.type_line(teacher, "Left");
    harness.type_line(teacher, "Left");
    CHECK(of(harness, {}).finger.square == square);
    CHECK(of(harness, teacher).finger.square != square);
    harness.type_line(teacher, "F9");
    CHECK(!is_at_board(harness, teacher));
    CHECK(is_at_board(harness, {}));
    CHECK(harness.said().empty());
    harness.read(teacher);

    harness.key("c");
    harness.said();
    harness.type_line(teacher, ":F2");
    harness.key("F9");
    CHECK(!is_at_board(harness, {}));
    CHECK(contains(harness.said(), "Back to the board"));
    const auto& history = of(harness, teacher).history;
    CHECK(plain_text(session::History(history).here()) != plain_text(session::History(of(harness, {}).history).here()));
}

TEST_CASE("a ruling of the teacher's is told to the pupil, who goes on") {
    auto harness = lesson();
    harness.type_line(teacher, "F9");
    harness.type_line(teacher, "The arbiter");
    harness.type_line(teacher, "");
    harness.type_line(teacher, "Penalties");
    harness.type_line(teacher, "");
    harness.read(teacher);
    harness.type_line(teacher, "Warn White");
    harness.type_line(teacher, "");
    CHECK(harness.said().empty()); // not before it is confirmed
    harness.type_line(teacher, "Yes");
    harness.type_line(teacher, "");
    CHECK(contains(harness.said(), "The arbiter warns you"));
    CHECK(contains(harness.read(teacher), "The arbiter warns White"));
    harness.engine_plays({"e7e5"});
    harness.pass(std::chrono::seconds(1));
    harness.move("e2e4");
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("who sits at no side cannot move, and is told so; nobody else is") {
    auto harness = lesson();
    harness.type_line(teacher, "e2e4");
    CHECK(harness.read(teacher) == Lines{"That is not for you to ask at this table."});
    CHECK(harness.said().empty());
    CHECK(harness.game().table.plies.empty());
    CHECK(harness.game().table.hands.held.empty());
}

TEST_CASE("the menu of who reads along has nothing that is the player's") {
    auto harness = lesson();
    harness.type_line(teacher, "F9");
    harness.read(teacher);
    harness.type_line(teacher, "?");
    const Lines rows = harness.read(teacher);
    CHECK(contains(rows, "The arbiter"));
    for (const char* of_player : {"Resign", "Offer a draw", "Leave the game"}) {
        INFO(of_player);
        CHECK_FALSE(contains(rows, of_player));
    }
}

TEST_CASE("how the teacher is told is theirs to set; what belongs to the program is not") {
    auto harness = lesson();
    const auto is_applied = [&harness] {
        return std::ranges::any_of(harness.effects(), [](const session::Effect& effect) {
            return std::holds_alternative<session::ApplyPreferences>(effect);
        });
    };
    harness.type_line(teacher, "F12");
    const auto verbosity = of(harness, teacher).own_preferences->verbosity;
    INFO(harness.read(teacher).back());
    CHECK(verbosity != harness.model().preferences.verbosity);
    harness.type_line(teacher, ":Ctrl+PageUp");
    const Lines refused = harness.read(teacher);
    CHECK(refused == Lines{"That is set at the keyboard."});
    CHECK_FALSE(is_applied());
    CHECK(harness.said().empty());
}

TEST_CASE("the scoresheet's file is told to whoever has asked for it") {
    auto harness = lesson();
    harness.engine_plays({"e7e5"});
    harness.move("e2e4");
    harness.said();
    for (const char* line : {"F9", "Write the scoresheet", "", "1", ""}) harness.type_line(teacher, line);
    CHECK(contains(harness.read(teacher), "Written: /home/1.txt"));
    CHECK(harness.said().empty());
}

TEST_CASE("who reads along hears of the game's end and of the next one") {
    auto harness = lesson();
    harness.key("F9");
    go_to(harness, "Leave the game");
    harness.key("Enter");
    say_yes(harness);
    CHECK(harness.read(teacher) == Lines{"The game has been left. The next one is announced here."});
    CHECK_FALSE(of(harness, teacher).table);
    harness.type_line(teacher, "w"); // no board, no answer of one
    harness.read(teacher);
    harness.key("Home");
    harness.key("Enter");
    const Lines told = harness.read(teacher);
    CHECK(contains(told, "White: the player at the keyboard. Black: Fairy-Stockfish."));
    CHECK(is_at_board(harness, teacher));
}

TEST_CASE("whose lines end is gone, once, and the player goes on") {
    auto harness = lesson();
    harness.tell(session::InputEnded{teacher});
    CHECK(harness.said() == Lines{"The arbiter who read along has left."});
    harness.tell(session::InputEnded{teacher});
    CHECK(harness.said().empty());
    CHECK_FALSE(harness.has_quit());
    harness.type_line(teacher, "w");
    CHECK(harness.read(teacher) == Lines{"Goodbye."});
    harness.engine_plays({"e7e5"});
    harness.move("e2e4");
    CHECK(harness.game().table.plies.size() == 2);
    harness.tell(session::InputEnded{});
    CHECK(harness.has_quit());
}

TEST_CASE("leaving is asked of whoever reads along, and theirs alone") {
    auto harness = lesson();
    harness.type_line(teacher, ":Ctrl+q");
    CHECK(contains(harness.read(teacher), "Stop reading along?"));
    harness.type_line(teacher, "Yes");
    harness.type_line(teacher, "");
    CHECK(contains(harness.read(teacher), "Goodbye."));
    CHECK_FALSE(harness.has_quit());
    CHECK(harness.has_game());
}

TEST_CASE("the arbiter who reads along chooses the envelope's key, and the player is asked for none") {
    auto harness = lesson();
    harness.take_keys_away({});
    open_arbiter(harness);
    choose(harness, "Adjourn the game");
    harness.key("Enter");
    say_yes(harness);
    harness.type("Nf3");
    harness.key("Enter");
    harness.read(teacher);
    say_yes(harness);
    CHECK(is_at_board(harness, session::ParticipantId{}));
    REQUIRE(std::holds_alternative<session::ListScreen>(of(harness, teacher).screens.back()));
    CHECK(std::get<session::ListScreen>(of(harness, teacher).screens.back()).kind == session::ListKind::EnvelopeKeys);
    CHECK(contains(harness.read(teacher), "A new key, opened with a passphrase"));
    harness.type_line(teacher, "");
    for (int times = 0; times < 2; ++times) harness.type_line(teacher, arbiters_passphrase);
    CHECK(harness.game().table.sealed);
    CHECK(is_at_board(harness, teacher));
}
