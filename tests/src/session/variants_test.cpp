// Games of variants that the window offers: how they are chosen, how they begin, and how one castles in them.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <set>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using Lines = std::vector<std::string>;

namespace {

settings::Preferences chess960(std::optional<int> number) {
    settings::Preferences preferences;
    preferences.edition = "fide-2023";
    preferences.variant = "chess960";
    preferences.initial_position = number;
    return preferences;
}

} // namespace

TEST_CASE(
    "A game of Chess960 begins with its number and the pieces of the first rank, which the game menu tells again") {
    SessionHarness harness(chess960(3));
    harness.start();
    harness.keys({"Enter", "Enter"});
    const std::string words = "Chess960, initial position 3. White’s first rank, from the a-file to the h-file: ";
    CHECK(contains(harness.said(), words));
    CHECK(table(harness).settings.variant == rules::variants::Variant::Chess960);
    CHECK(fen(harness) == "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1");
    harness.key("Escape");
    const Lines rows = harness.view().list->rows;
    CHECK(contains(rows, words));
}

TEST_CASE("The position of a game of Chess960 is drawn by chance where no number is chosen") {
    std::set<std::string> starts;
    for (std::uint64_t chance = 1; chance <= 20; ++chance) {
        SessionHarness harness(chess960(std::nullopt));
        harness.start();
        harness.tell(session::ProgramStarted{chance});
        harness.keys({"Enter", "Enter"});
        starts.insert(fen(harness));
    }
    CHECK(starts.size() > 15); // two of twenty may well be the same
}

TEST_CASE("The board of a game of Chess960 says which initial position it is") {
    SessionHarness harness(chess960(17));
    harness.start();
    harness.keys({"Enter", "Enter"});
    CHECK(harness.view().title.starts_with("Chess960, initial position 17 · Laws: FIDE 2023 · "));
    CHECK(begun().view().title == "Laws: FIDE 2005 · No clocks · Level 1");
    CHECK(begun("300+3").view().title == "Laws: FIDE 2005 · 5+3 · Level 1");
}

TEST_CASE("In Chess960 one castles by the words, and by carrying the king onto the rook") {
    for (const char* words : {"0-0", "kurze rochade", "f1g1"}) {
        INFO(words);
        SessionHarness harness = begun(chess960(3));
        harness.said();
        harness.move(words);
        CHECK(contains(harness.said(), "kurze Rochade"));
        CHECK(fen(harness) == "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB b kq - 1 1");
    }
    SessionHarness harness = begun(chess960(3));
    harness.said();
    harness::touch(harness, "f1");
    harness::touch(harness, "g1");
    CHECK(contains(harness.said(), "kurze Rochade"));
}

TEST_CASE("Where the king may step as well as castle, his square means the step, and castling has its own words") {
    const char* words = GENERATE("Kg1", "König Gustav eins", "0-0", "f1h1");
    SessionHarness harness = begun(chess960(192)); // king f1, knight g1, rook h1
    harness.engine_plays({"a7a6"});
    harness.move("Nf3");
    harness.said();
    harness.move(words);
    const bool is_step = std::string(words).starts_with("K");
    CHECK(contains(harness.said(), is_step ? "König Gustav eins" : "kurze Rochade"));
    CHECK((table(harness).plies.back().move.kind() == rules::board::MoveKind::Castling) == !is_step);
}

TEST_CASE("Only editions that have guidelines for Chess960 offer it, and its position is typed") {
    settings::Preferences preferences = chess960(std::nullopt);
    SessionHarness harness(preferences);
    harness.start();
    harness.key("Enter");
    CHECK(contains(harness.view().list->rows, "Game: Chess960"));
    harness::choose(harness, "Initial position: drawn by chance");
    harness.type("960");
    harness.key("Enter");
    CHECK(contains(harness.said(), "from 0 to 959"));
    CHECK_FALSE(harness.model().preferences.initial_position);
    harness.type("518"); // the line is still open
    harness.key("Enter");
    CHECK(contains(harness.said(), "Initial position: number 518"));
    CHECK(contains(harness.view().list->rows, "Initial position: number 518"));

    preferences.edition = "fide-2005";
    SessionHarness other(preferences);
    other.start();
    other.keys({"Enter", "Enter"});
    CHECK(table(other).settings.variant == rules::variants::Variant::Standard);
}

TEST_CASE("An engine is told of Chess960, and castling as the king taking its rook") {
    SessionHarness harness = begun(chess960(3));
    const auto is_told = [&](const session::Effect& effect) {
        const auto* start = std::get_if<session::StartEngine>(&effect);
        return start != nullptr &&
               std::any_of(start->spec.options.begin(), start->spec.options.end(), [](const auto& option) {
                   return option == engine::OptionSetting{"UCI_Chess960", "true"};
               });
    };
    CHECK(std::any_of(harness.effects().begin(), harness.effects().end(), is_told));
    harness.engine_plays({"f8g8"});
    harness.move("0-0");
    CHECK(contains(harness.said(), "kurze Rochade"));
    CHECK(fen(harness) == "bqnnrrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB w - - 2 2");
    const auto asked = std::find_if(harness.effects().rbegin(), harness.effects().rend(), [](const auto& effect) {
        return std::holds_alternative<session::AskEngine>(effect);
    });
    REQUIRE(asked != harness.effects().rend());
    const auto& question = std::get<session::AskEngine>(*asked).question;
    CHECK(question.start_fen == "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1");
    CHECK(question.moves == std::vector{*engine::UciMove::parse("f1g1")});
}

TEST_CASE("An engine that does not play Chess960 is not played against") {
    SessionHarness harness(chess960(3));
    harness.start();
    harness.engine_is_deaf = true;
    harness.keys({"Enter", "Enter"});
    harness.tell_of_engine(engine::Ready{"Some engine", {"UCI_Chess960"}});
    CHECK(contains(harness.said(), "does not play Chess960"));
    CHECK(harness.view().title == "The opponent has failed");
}

TEST_CASE("A king moved onto its own rook in Chess960 is castling, and refused for castling's reason") {
    SessionHarness harness(chess960(0)); // bbqnnrkr
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.said();
    harness.move("g1h1");
    CHECK(contains(harness.said(), "is in the way of castling"));
}
