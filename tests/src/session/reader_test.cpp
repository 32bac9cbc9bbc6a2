// A pupil at the keyboard, a teacher who reads along and rules, and somebody who only looks on: each is told what is
// theirs, and nothing else.
#include "tests/src/session/talking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

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

constexpr session::ParticipantId onlooker{3};

/// A game with somebody at its table who has no seat there. What is asked from the seats is asked of the table's
/// keeper, as from another computer.
class LookedOnAt {
public:
    /// What was said because of something that was done.
    struct Told {
        Lines at_keyboard{};
        Lines looking_on{};
    };

    explicit LookedOnAt(const SessionHarness& harness)
        : model_(harness.model())
        , table_(harness.game().table_id)
        , now_(harness.now()) {
        const session::Game& game = harness.game();
        keeper_.take_up(table_, {.table = game.table, .next = game.next, .clock = game.stand.clock});
        session::Participant reader{
            .table = table_,
            .means = session::Means::Lines,
            .has_screen = false,
            .screens = {session::ListScreen{session::ListKind::MainMenu}, session::BoardScreen{}},
            .own_preferences = model_.preferences};
        model_.participants.emplace(onlooker, std::move(reader));
    }

    /// Precondition: it is accepted.
    Told ask(const rules::table::Command& command) {
        const game::Submit submit{table_, game::seat_of(command), {7, ++asked_}, command};
        const game::Outcome outcome = keeper_.submit(submit, now_);
        REQUIRE(outcome.answered);
        REQUIRE(std::holds_alternative<game::Accepted>(outcome.answered->answer));
        REQUIRE(outcome.happened.size() == 1);
        return tell(session::TableHappened{outcome.happened.front()});
    }
    Told press(session::Command command) {
        const auto& bindings = session::key_map(model_).bindings;
        const auto binding = std::ranges::find(bindings, command, &session::Binding::command);
        REQUIRE(binding != bindings.end());
        return tell(session::KeyPressed{binding->chord, command, binding->number});
    }
    Told tell(const session::Message& message) {
        now_ += std::chrono::seconds(1);
        auto [model, effects] = session::update(std::move(model_), message, now_, keeper_);
        model_ = std::move(model);
        Told told;
        for (const session::Effect& effect : effects) {
            const auto* said = std::get_if<session::Tell>(&effect);
            if (said == nullptr) continue;
            const std::string line = plain_text(said->reading.empty() ? said->utterance.runs : said->reading);
            if (line.empty()) continue;
            if (said->to == session::Audience{session::ParticipantId{}}) told.at_keyboard.push_back(line);
            if (said->to == session::Audience{onlooker}) told.looking_on.push_back(line);
        }
        return told;
    }

private:
    session::Model model_;
    game::TableId table_;
    session::Now now_;
    game::Keeper keeper_{};
    std::uint64_t asked_ = 0;
};

rules::board::Move from_to(const char* from, const char* to) {
    return rules::board::Move::normal(*rules::board::Square::parse(from), *rules::board::Square::parse(to));
}

SessionHarness practice_on_two_boards() {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "300";
    return begun(preferences);
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

TEST_CASE("A key of a reader's display is not meant for a screen that somebody else has brought up before them") {
    auto harness = lesson();
    harness.key_of(teacher, "F9");
    harness.read(teacher);
    harness.key_of(teacher, "Down"); // the screen that they have asked for themselves
    CHECK_FALSE(harness.read(teacher).empty());
    harness.key("F9");
    go_to(harness, "Leave the game");
    harness.key("Enter");
    harness.key("Down");
    harness.key("Enter");
    harness.read(teacher);
    REQUIRE_FALSE(of(harness, teacher).table);
    harness.key_of(teacher, "Down");
    CHECK(harness.read(teacher) == Lines{});
    harness.pass(std::chrono::milliseconds(500));
    harness.key_of(teacher, "Down");
    CHECK_FALSE(harness.read(teacher).empty());
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

namespace {

/// The game is adjourned, the pupil has written a move down, and the teacher is to choose the first key.
SessionHarness with_move_written() {
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
    return harness;
}

} // namespace

TEST_CASE("the arbiter who reads along chooses the envelope's key, and the player is asked for none") {
    auto harness = with_move_written();
    CHECK(is_at_board(harness, session::ParticipantId{}));
    REQUIRE(std::holds_alternative<session::ListScreen>(of(harness, teacher).screens.back()));
    CHECK(std::get<session::ListScreen>(of(harness, teacher).screens.back()).kind == session::ListKind::EnvelopeKeys);
    CHECK(contains(harness.read(teacher), "A new key, opened with a passphrase"));
    harness.said();
    harness.keys({"w", "i"});
    const std::string written = "Your move is written. The arbiter chooses a key for the envelope.";
    CHECK(harness.said() == Lines{written, written});
    harness.key("F9");
    CHECK_FALSE(contains(harness.view().list->rows, "Seal your move"));
    harness.key("Escape");
    harness.type_line(teacher, "");
    for (int times = 0; times < 2; ++times) harness.type_line(teacher, arbiters_passphrase);
    CHECK(harness.game().table.sealed);
    CHECK(is_at_board(harness, teacher));
}

TEST_CASE("while the arbiter chooses a key, no other move that is spoken is sealed") {
    auto harness = with_move_written();
    hold_to_talk(harness);
    const auto words = said(harness, {{"de"}, "Springer Cäsar drei"});
    harness.tell(session::SpeechHeard{harness.game().table.position, speech::hearing::Certain{words, 0.98}});
    harness.key("Enter");
    harness.said();
    say_yes(harness);
    CHECK(contains(harness.said(), "Your move is written. The arbiter chooses a key for the envelope."));
    CHECK(harness.game().key_question->move.text == "g1f3");
}

TEST_CASE("an arbiter who reads along and adjourns is asked for no move, and seals none") {
    auto harness = lesson();
    for (const char* line : {"F9", "The arbiter", "", "Adjourn", "", "", "Yes", ""}) harness.type_line(teacher, line);
    REQUIRE(harness.game().table.seal_call);
    CHECK(is_at_board(harness, teacher));
    CHECK_FALSE(contains(harness.read(teacher), "Type the move you seal"));
    harness.type_line(teacher, "Nc3");
    harness.type_line(teacher, "Yes");
    CHECK(is_at_board(harness, teacher));
    CHECK_FALSE(harness.game().table.sealed);
    CHECK_FALSE(harness.game().key_question);
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Seal your move"});
}

TEST_CASE("who only looks on hears the moves and rulings of both sides; no answer, no refusal and no sealed move") {
    using namespace rules::table;
    using rules::board::Color;
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::ByTurns;
    preferences.time_control = "5400";
    LookedOnAt watched(begun(preferences));
    CHECK(contains(watched.ask(Play{Color::White, from_to("e2", "e4")}).looking_on, "White: Eva vier"));
    CHECK(contains(watched.ask(Play{Color::Black, from_to("e7", "e5")}).looking_on, "Black: Eva fünf"));
    CHECK(contains(watched.ask(Warn{Color::White}).looking_on, "The arbiter warns White"));
    CHECK(contains(watched.ask(Warn{Color::Black}).looking_on, "The arbiter warns Black"));

    for (const auto key : {session::Command::WhoseTurn, session::Command::MyTime, session::Command::CursorLeft}) {
        const auto answered = watched.press(key);
        CHECK_FALSE(answered.at_keyboard.empty());
        CHECK(answered.looking_on.empty());
    }
    watched.press(session::Command::TypeMove);
    watched.tell(session::TextTyped{"a6"});
    const auto refused = watched.press(session::Command::EnterText);
    CHECK_FALSE(refused.at_keyboard.empty());
    CHECK(refused.looking_on.empty());

    CHECK(contains(watched.ask(Adjourn{}).looking_on, "White seals a move"));
    const Lines sealed = watched.ask(Seal{Color::White, "Nf3", std::string(64, '0')}).looking_on;
    CHECK(contains(sealed, "White has sealed a move"));
    for (const char* of_move : {"Nf3", "f3", "Springer", "Felix"}) CHECK_FALSE(contains(sealed, of_move));
}

TEST_CASE("on two boards who only looks on hears what is announced and what is repeated, of both sides") {
    using namespace rules::table;
    using rules::board::Color;
    LookedOnAt watched(practice_on_two_boards());
    watched.ask(Lift{Color::White, *rules::board::Square::parse("g1")});
    watched.ask(Place{Color::White, *rules::board::Square::parse("f3"), std::nullopt});
    const Say words{{Color::White}, "springer felix drei", {from_to("g1", "f3")}};
    CHECK(contains(watched.ask(words).looking_on, "White: Springer Felix drei"));
    CHECK(contains(watched.ask(Press{Color::White}).looking_on, "Black repeats: Springer Felix drei"));
    CHECK(contains(watched.ask(Play{Color::Black, from_to("e7", "e5")}).looking_on, "Black: Eva fünf"));
}

TEST_CASE("on two boards who only looks on hears no hands, and no time that a player asks for") {
    using namespace rules::table;
    using rules::board::Color;
    LookedOnAt watched(practice_on_two_boards());
    CHECK(watched.ask(Lift{Color::White, *rules::board::Square::parse("g1")}).looking_on.empty());
    CHECK(watched.ask(Place{Color::White, *rules::board::Square::parse("f3"), std::nullopt}).looking_on.empty());
    CHECK(watched.ask(AskTime{Color::White}).looking_on.empty());
}

TEST_CASE("A reader whose lines come before the game has begun leaves with the last of them") {
    SessionHarness harness;
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    harness.tell(session::ReaderCame{teacher});
    for (const char* line : {":Ctrl+q", "yes", "", "o"}) harness.type_line(teacher, line);
    harness.tell(session::InputEnded{teacher});
    harness.tell(session::GameCreated{game::GameId{1}, harness.game().table_id});
    CHECK_FALSE(harness.model().participants.contains(teacher));
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
}
