// Turns that are taken back in friendly games.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Color;
using Lines = std::vector<std::string>;

namespace {

template <typename Effect>
std::size_t count_of(const SessionHarness& harness) {
    const auto is_one = [](const session::Effect& effect) { return std::holds_alternative<Effect>(effect); };
    return static_cast<std::size_t>(std::ranges::count_if(harness.effects(), is_one));
}

/// What the engine was asked last.
const engine::Question& last_question(const SessionHarness& harness) {
    const session::AskEngine* last = nullptr;
    for (const session::Effect& effect : harness.effects())
        if (const auto* ask = std::get_if<session::AskEngine>(&effect)) last = ask;
    REQUIRE(last != nullptr);
    return last->question;
}

std::vector<std::string> texts(const std::vector<engine::UciMove>& moves) {
    std::vector<std::string> all;
    for (const engine::UciMove& move : moves) all.push_back(move.text());
    return all;
}

/// All that was written of the game, to go on from.
ports::journal::StoredGame kept(const SessionHarness& harness) {
    ports::journal::StoredGame game{game::GameId{7}, {}, {}, {}, std::nullopt};
    for (const session::Effect& effect : harness.effects()) {
        if (const auto* create = std::get_if<session::CreateGame>(&effect)) game.game = create->game;
        if (const auto* decision = std::get_if<session::AppendEvents>(&effect))
            for (const game::AppendEvents& append : decision->games)
                game.events.insert(game.events.end(), append.events.begin(), append.events.end());
    }
    return game;
}

} // namespace

TEST_CASE("A turn is taken back with the computer's answer: said once, and one is to move again") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    const std::string before = fen(harness);
    harness.move("Nf3");
    harness.said();
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"Taken back: Springer Felix drei, Springer Cäsar sechs. Your move"});
    CHECK(fen(harness) == before);
    CHECK(harness.journal().back().ends_with(" restored white takeback 2 - -"));
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"Taken back: Eva vier, Eva fünf. Your move"});
    harness.key("Ctrl+z");
    CHECK(contains(harness.said(), "There is no move to take back"));
}

TEST_CASE("The engine is told the shorter game") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5", "d7d5"});
    harness.move("e4");
    harness.key("Ctrl+z");
    harness.move("d4");
    CHECK(texts(last_question(harness).moves) == std::vector<std::string>{"d2d4"});
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("While the engine thinks only one's own move is taken back, and what it finds then is not played") {
    SessionHarness harness = begun();
    harness.engine_is_deaf = true;
    harness.move("e4");
    const engine::QuestionId asked = last_question(harness).id;
    harness.said();
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"Taken back: Eva vier. Your move"});
    CHECK(count_of<session::StopEngine>(harness) == 1);
    harness.tell_of_engine(engine::BestMove{asked, *engine::UciMove::parse("e7e5"), std::nullopt});
    CHECK(harness.game().table.plies.empty());
    CHECK(harness.said().empty());
    harness.move("d4");
    CHECK(last_question(harness).id != asked);
    CHECK(texts(last_question(harness).moves) == std::vector<std::string>{"d2d4"});
}

TEST_CASE("Whoever plays Black and has not moved has nothing to take back") {
    settings::Preferences preferences;
    preferences.side = settings::SideChoice::Black;
    preferences.time_control = "-";
    SessionHarness harness(preferences);
    harness.engine_plays({"e2e4", "g1f3"});
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.said();
    harness.key("Ctrl+z");
    CHECK(contains(harness.said(), "There is no move to take back"));
    harness.move("e5");
    harness.said();
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"Taken back: Eva fünf, Springer Felix drei. Your move"});
    CHECK(harness.game().table.plies.size() == 1);
}

TEST_CASE("The clocks show what they did before the turn that is taken back") {
    SessionHarness harness = begun("180+2");
    harness.engine_plays({"e7e5", "b8c6"});
    harness.pass(std::chrono::seconds(10));
    harness.move("e4");
    harness.pass(std::chrono::seconds(30));
    harness.move("Nf3");
    harness.pass(std::chrono::seconds(20));
    harness.key("Ctrl+z");
    const auto& game = harness.game();
    const auto left = game.table.clock.left(Color::White, game.time(harness.now())).value();
    CHECK(left > std::chrono::seconds(172)); // the harness takes a moment for each key
    CHECK(left <= std::chrono::seconds(174));
    CHECK(game.table.clock.running() == Color::White);
    CHECK(game.table.clock.completed(Color::White) == 1);
}

TEST_CASE("A move is taken back from the game's menu and by words too") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5", "e7e5"});
    harness.move("e4");
    harness.key("F9");
    choose(harness, "Take your last move back");
    CHECK(contains(harness.said(), "Taken back: Eva vier, Eva fünf. Your move"));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    harness.move("e4");
    harness.said();
    harness.key("i");
    harness.type("takeback");
    harness.key("Enter");
    CHECK(contains(harness.said(), "Taken back: Eva vier, Eva fünf. Your move"));
}

TEST_CASE("The menu offers it only where it can be done") {
    SessionHarness harness = begun();
    harness.key("F9");
    const auto list = harness.view().list;
    REQUIRE(list);
    CHECK_FALSE(contains(list->rows, "Take your last move back"));
}

TEST_CASE("Without help no move is taken back, and the refusal says why") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.said();
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"This game is played without help, and a move that is made stands. Article 4.6"});
    CHECK(harness.game().table.plies.size() == 2);
    harness.keys({"F1"});
    CHECK_FALSE(contains(harness.said(), "takes your move back"));
}

TEST_CASE("What is announced on two boards stands") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    harness.said();
    harness.key("Ctrl+z");
    CHECK(harness.said() == Lines{"A move that is made stands. Article 4.6"});
}

TEST_CASE("Once the game is over nothing is taken back") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    harness.key("Ctrl+z");
    CHECK(contains(harness.said(), "over"));
    CHECK(harness.game().table.outcome);
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("A piece in the hand stands again where the position does") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    touch(harness, "d2");
    harness.said();
    harness.key("Ctrl+z");
    harness.move("Nc3"); // touched pieces bind no more
    CHECK(contains(harness.said(), "Springer Cäsar drei"));
}

TEST_CASE("A kept game goes on after a turn that was taken back") {
    SessionHarness before = begun();
    before.engine_plays({"e7e5", "d7d5"});
    before.move("e4");
    before.key("Ctrl+z");
    before.move("d4");
    SessionHarness after;
    after.start({kept(before)});
    after.key("Enter");
    CHECK(fen(after) == fen(before));
    CHECK(after.game().move_list.last(10, 0) == Lines{"1. d4  d5"});
}
