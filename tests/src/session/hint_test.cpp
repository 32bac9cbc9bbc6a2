// Hints in games with help: what they say, and that nothing else changes by them.
#include "rules/notation/fen.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Color;
using Lines = std::vector<std::string>;

namespace {

/// All effects of that kind for whoever gives White hints.
template <typename Effect>
std::vector<Effect> of_adviser(const SessionHarness& harness) {
    std::vector<Effect> found;
    for (const session::Effect& effect : harness.effects())
        if (const auto* one = std::get_if<Effect>(&effect); one != nullptr && one->place.side == Color::White)
            found.push_back(*one);
    return found;
}

void adviser_reports(SessionHarness& harness, engine::Report report) {
    harness.tell(session::EngineReported{{harness.game().table_id, Color::White}, std::move(report)});
}

/// What was asked last.
engine::Question asked(const SessionHarness& harness) {
    const auto questions = of_adviser<session::AskEngine>(harness);
    REQUIRE_FALSE(questions.empty());
    return questions.back().question;
}

void answer(SessionHarness& harness, const engine::QuestionId id, const char* move) {
    adviser_reports(harness, engine::BestMove{id, *engine::UciMove::parse(move), std::nullopt});
}

/// A game as White in which the adviser answers only what the test says.
SessionHarness with_slow_adviser(const settings::Preferences& preferences = {}) {
    SessionHarness harness = begun(preferences);
    harness.engine_is_deaf = true;
    return harness;
}

} // namespace

TEST_CASE("A hint says the best move in the words of moves, and changes nothing") {
    SessionHarness harness = begun("300");
    harness.engine_plays({"e7e5", "g1f3"});
    harness.move("e4");
    harness.said();
    const auto journal = harness.journal();
    const auto before = harness.game();
    const auto finger = harness.model().participants.at({}).finger.square;
    harness.key("Ctrl+h");
    CHECK(harness.said() == Lines{"Hint: Springer Felix drei"});
    CHECK(harness.journal() == journal);
    CHECK(harness.game().table.plies.size() == 2);
    CHECK(harness.game().table.clock.running() == before.table.clock.running());
    CHECK(harness.model().participants.at({}).finger.square == finger);
    harness.key("F11");
    CHECK(harness.said() == Lines{"Hint: Springer Felix drei"});
}

TEST_CASE("An engine of its own is asked, as strong as there is one and for a second at most") {
    SessionHarness harness = begun("300");
    harness.engine_plays({"e7e5", "g1f3", "f1c4"});
    harness.move("e4");
    harness.key("Ctrl+h");
    const auto started = of_adviser<session::StartEngine>(harness);
    REQUIRE(started.size() == 1);
    CHECK(started.front().spec.key == "stockfish");
    CHECK(std::ranges::none_of(started.front().spec.options,
                               [](const engine::OptionSetting& option) { return option.name == "UCI_LimitStrength"; }));
    const engine::Question question = asked(harness);
    CHECK(question.limits.move_time == std::chrono::milliseconds(1000));
    CHECK_FALSE(question.clocks);
    CHECK(question.moves.size() == 2);
    CHECK(question.among.empty());
    CHECK(harness.engine().questions == 1);
    harness.key("Ctrl+h");
    CHECK(contains(harness.said(), "Hint: Läufer Cäsar vier"));
    CHECK(of_adviser<session::StartEngine>(harness).size() == 1); // it goes on running
}

TEST_CASE("While a hint is worked out it is not asked for twice, and that it takes its time is said once") {
    SessionHarness harness = with_slow_adviser();
    harness.key("Ctrl+h");
    CHECK(harness.said().empty());
    harness.key("Ctrl+h");
    CHECK(harness.said() == Lines{"The hint is still being worked out."});
    harness.key("Ctrl+h");
    CHECK(harness.said().empty());
    CHECK(of_adviser<session::AskEngine>(harness).size() == 1);
    answer(harness, asked(harness).id, "e2e4");
    CHECK(harness.said() == Lines{"Hint: Eva vier"});
    answer(harness, asked(harness).id, "e2e4");
    CHECK(harness.said().empty());
}

TEST_CASE("A hint for a position that has gone is dropped, and nothing is said of it") {
    SessionHarness harness = with_slow_adviser();
    harness.key("Ctrl+h");
    const auto id = asked(harness).id;
    harness.move("e4");
    harness.said();
    CHECK(of_adviser<session::StopEngine>(harness).size() == 1);
    answer(harness, id, "d2d4");
    CHECK(harness.said().empty());
    harness.key("Ctrl+z");
    harness.said();
    answer(harness, id, "d2d4");
    CHECK(harness.said().empty());
    harness.key("Ctrl+h");
    CHECK(asked(harness).id != id);
    answer(harness, id, "d2d4");
    CHECK(harness.said().empty());
    answer(harness, asked(harness).id, "d2d4");
    CHECK(harness.said() == Lines{"Hint: David vier"});
}

TEST_CASE("With the game the engine of the hints ends, and what it still says is not heard") {
    SessionHarness harness = with_slow_adviser();
    harness.key("Ctrl+h");
    const auto id = asked(harness).id;
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    CHECK(of_adviser<session::EndEngine>(harness).size() == 1);
    answer(harness, id, "d2d4");
    CHECK(harness.said().empty());
    harness.key("Ctrl+h");
    CHECK(contains(harness.said(), "The game is over"));
}

TEST_CASE("While the opponent is to move there is no hint, and the refusal says why") {
    SessionHarness harness = with_slow_adviser();
    harness.move("e4");
    harness.said();
    harness.key("Ctrl+h");
    const Lines said = harness.said();
    REQUIRE(said.size() == 1);
    CHECK(contains(said, "move"));
    CHECK(contains(said, "Article 1.1"));
    CHECK(of_adviser<session::StartEngine>(harness).empty());
}

TEST_CASE("Without help there is no hint by any way, and the refusal names the Article") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    SessionHarness harness = begun(preferences);
    harness.key("Ctrl+h");
    CHECK(contains(harness.said(), "In this game nobody is told that. Article 12.2"));
    harness.key("i");
    harness.type("best move");
    harness.said();
    harness.key("Enter");
    CHECK(contains(harness.said(), "In this game nobody is told that. Article 12.2"));
    harness.key("F9");
    const auto list = harness.view().list;
    REQUIRE(list);
    CHECK_FALSE(contains(list->rows, "Ask for a hint"));
    CHECK(of_adviser<session::StartEngine>(harness).empty());
}

TEST_CASE("On two boards there is no hint") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    SessionHarness harness = begun(preferences);
    harness.said();
    harness.key("Ctrl+h");
    CHECK(contains(harness.said(), "In this game nobody is told that"));
}

TEST_CASE("In a game that is looked back at nothing is worked out") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.key("Shift+Left");
    harness.said();
    harness.key("Ctrl+h");
    CHECK(contains(harness.said(), "nothing is played here"));
}

TEST_CASE("A hint is asked for in the game's menu and by words too") {
    SessionHarness harness = begun();
    harness.engine_plays({"e2e4", "d2d4", "c2c4"});
    harness.key("F9");
    choose(harness, "Ask for a hint");
    CHECK(contains(harness.said(), "Hint: Eva vier"));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    for (const auto& [words, hint] : {std::pair{"hint", "Hint: David vier"}, {"best move", "Hint: Cäsar vier"}}) {
        harness.key("i");
        harness.type(words);
        harness.key("Enter");
        CHECK(contains(harness.said(), hint));
    }
    harness.key("F1");
    CHECK(contains(harness.said(), "Control plus h: a hint"));
}

TEST_CASE("Who has touched a piece gets a hint for that piece") {
    settings::Preferences preferences;
    preferences.touch_move = settings::TouchMove::On;
    SessionHarness harness = with_slow_adviser(preferences);
    touch(harness, "g1");
    harness.said();
    harness.key("Ctrl+h");
    std::vector<std::string> among;
    for (const engine::UciMove& move : asked(harness).among) among.push_back(move.text());
    std::ranges::sort(among);
    CHECK(among == Lines{"g1f3", "g1h3"});
    answer(harness, asked(harness).id, "g1f3");
    CHECK(harness.said() == Lines{"Hint: Springer Felix drei"});
}

TEST_CASE("An engine that fails is told of, the game goes on, and another one starts at the next try") {
    SessionHarness harness = with_slow_adviser();
    harness.key("Ctrl+h");
    harness.said();
    adviser_reports(harness, engine::Failed{engine::NotFound{{"stockfish"}}});
    CHECK(harness.said() == Lines{"No hint: Stockfish is not installed."});
    CHECK_FALSE(harness.game().is_suspended());
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    harness.key("Ctrl+h");
    CHECK(of_adviser<session::StartEngine>(harness).size() == 2);
    answer(harness, asked(harness).id, "e2e5");
    CHECK(harness.said() == Lines{"No hint: Stockfish wants to play e2e5, which is not legal."});
    harness.key("Ctrl+h");
    adviser_reports(harness, engine::NoMove{asked(harness).id});
    CHECK(harness.said() == Lines{"No hint: Stockfish finds no move."});
    CHECK(of_adviser<session::EndEngine>(harness).size() == 3);
}

TEST_CASE("An engine that fails while nobody waits for a hint is not told of") {
    SessionHarness harness = with_slow_adviser();
    harness.key("Ctrl+h");
    answer(harness, asked(harness).id, "e2e4");
    harness.said();
    adviser_reports(harness, engine::Failed{engine::NotRunning{}});
    CHECK(harness.said().empty());
    harness.key("Ctrl+h");
    CHECK(of_adviser<session::StartEngine>(harness).size() == 2);
}

TEST_CASE("In Chess960 the engine is told how one castles there, or gives no hint") {
    settings::Preferences preferences;
    preferences.edition = "fide-2023";
    preferences.variant = "chess960";
    preferences.side = settings::SideChoice::White;
    SessionHarness harness = begun(preferences);
    harness.engine_is_deaf = true;
    harness.key("Ctrl+h");
    const auto started = of_adviser<session::StartEngine>(harness);
    REQUIRE(started.size() == 1);
    CHECK(std::ranges::count(started.front().spec.options, engine::OptionSetting{"UCI_Chess960", "true"}) == 1);
    CHECK(asked(harness).start_fen);
    harness.said();
    adviser_reports(harness, engine::Ready{"Stockfish", {"UCI_Chess960"}});
    CHECK(harness.said() == Lines{"No hint: Stockfish does not play Chess960."});
}
