// The screen of a blind player's assistant, who enters what both players do.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

using namespace evening;
using rules::board::Color;
using Lines = std::vector<std::string>;

namespace {

Evening assisting(settings::SideChoice side = settings::SideChoice::White) {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AsAssistant;
    preferences.time_control = "300";
    preferences.side = side;
    preferences.room_output = "loudspeaker";
    Evening evening(preferences);
    evening.start();
    evening.keys({"Enter", "Enter"});
    return evening;
}

Evening begun_assisting(settings::SideChoice side = settings::SideChoice::White) {
    Evening evening = assisting(side);
    evening.said();
    evening.announced();
    return evening;
}

/// The line is left empty: it was repeated rightly.
void repeated_rightly(Evening& evening) { evening.keys({"i", "Enter"}); }

} // namespace

TEST_CASE("What an assistant does here is told as the game begins, with the keys") {
    CHECK(contains(assisting().said(), "You are the assistant of White. With i you type"));
    CHECK(contains(assisting(settings::SideChoice::Black).said(), "You are the assistant of Black."));
}

TEST_CASE("An assistant enters both players' moves, announces, presses and carries out") {
    Evening evening = begun_assisting();
    const auto due = [&evening] {
        evening.said();
        evening.key("w");
        return evening.said();
    };
    CHECK(due() == Lines{"White to move"});
    evening.move("e4");
    CHECK(contains(evening.said(), "White: Eva vier"));
    CHECK(evening.announced() == Lines{"Eva vier"});
    CHECK(due() == Lines{"Press White’s clock"});
    evening.key("Tab");
    CHECK(due() == Lines{"Black repeats the move"});
    evening.key("e");
    CHECK(contains(evening.said(), "First the announced move is repeated. Article F.2.1"));
    evening.move("eva drei");
    CHECK(contains(evening.said(), "Black repeats: Eva drei. Announced was: Eva vier"));
    repeated_rightly(evening);
    CHECK(contains(evening.said(), "Black repeats: Eva vier"));
    CHECK(due() == Lines{"Carry the move out on Black’s board"});
    evening.key("e");
    CHECK(due() == Lines{"Black to move"});

    evening.move("springer felix sechs");
    CHECK(contains(evening.said(), "Black: Springer Felix sechs"));
    CHECK(due() == Lines{"Press Black’s clock"});
    evening.key("Tab");
    repeated_rightly(evening);
    evening.key("e");
    CHECK(due() == Lines{"White to move"});
    const Lines journal = evening.journal();
    for (const char* what :
         {" said white-assistant e2e4 e4", " made white e2e4", " pressed white", " repeated black e2e3 eva drei",
          " repeated black e2e4 Eva vier", " executed white-assistant black e2e4", " made black g8f6",
          " said white-assistant g8f6 springer felix sechs", " pressed black",
          " executed white-assistant white g8f6"}) {
        INFO(what);
        CHECK(contains(journal, what));
    }
}

TEST_CASE("What a hand has done may be entered man by man, and carried out otherwise than it was said") {
    Evening evening = begun_assisting();
    touch(evening, "g1");
    touch(evening, "f3");
    CHECK(contains(evening.journal(), "placed white white knight f3"));
    evening.said();
    evening.key("Tab");
    CHECK(contains(evening.said(), "Announce the move first"));
    evening.move("Nf3");
    evening.key("Tab");
    repeated_rightly(evening);
    touch(evening, "g1");
    touch(evening, "h3");
    CHECK(contains(evening.journal(), "executed white-assistant black g1h3"));
    evening.said();
    evening.key("v");
    CHECK(contains(evening.said(), "board"));
}

TEST_CASE("Times and moves completed are told only when they are asked for, and the journal has it") {
    Evening evening = begun_assisting();
    evening.pass(std::chrono::minutes(5) - std::chrono::seconds(20));
    CHECK(evening.said().empty());
    evening.key("t");
    CHECK_FALSE(evening.said().empty());
    CHECK(contains(evening.journal(), "time-told white"));
    evening.key("F2");
    CHECK(contains(evening.said(), "No move completed"));
    CHECK(contains(evening.journal(), "moves-told white"));
    CHECK(evening.announced().empty());
}

TEST_CASE("What an assistant leaves to the player is refused, with the Article, and nothing has happened") {
    Evening evening = begun_assisting();
    const Lines before = evening.journal();
    for (const char* chord :
         {"Ctrl+d", "Ctrl+r", "Ctrl+j", "a", "d", "m", "Shift+m", "F7", "F8", "h", "z", "g", "Ctrl+F2"}) {
        INFO(chord);
        evening.key(chord);
        CHECK(contains(evening.said(), "Article F.2.9"));
    }
    CHECK(evening.journal() == before);
}

TEST_CASE("What the players do besides is entered for them, asked first") {
    Evening evening = begun_assisting();
    evening.move("e4");
    evening.key("F9");
    go_to(evening, "White offers a draw");
    evening.key("Enter");
    say_yes(evening);
    CHECK(contains(evening.announced(), "White offers a draw"));
    evening.key("F9");
    go_to(evening, "Black accepts the draw");
    evening.key("Enter");
    say_yes(evening);
    CHECK(evening.model().game->table.outcome);
}

TEST_CASE("An assistant claims that a flag has fallen, and reports a touch") {
    Evening evening = begun_assisting(settings::SideChoice::Black);
    evening.key("j");
    evening.type("e2");
    evening.key("Enter");
    evening.key("F9");
    go_to(evening, "Report that the man on Eva zwei was touched");
    evening.key("Enter");
    say_yes(evening);
    CHECK(contains(evening.journal(), "touch"));
}

TEST_CASE("What cannot be a move is told to an assistant of the side to move, not of himself") {
    Evening evening = begun_assisting();
    evening.move("Ke2");
    CHECK(contains(evening.said(), "A pawn of the same side is on Eva zwei. Article 3"));
    evening.move("e7");
    for (const std::string& line : evening.said()) {
        INFO(line);
        CHECK(line.find("our ") == std::string::npos);
    }
}

TEST_CASE("A game with an assistant is gone on with as one") {
    Evening evening = begun_assisting();
    evening.move("e4");
    evening.key("Ctrl+q");
    evening.keys({"End", "Enter"});
    Evening next(evening.model().preferences);
    next.start(evening.kept());
    next.key("Enter");
    CHECK(contains(next.said(), "You are the assistant of White."));
    next.key("w");
    CHECK(next.said().back() == "Press White’s clock");
}

TEST_CASE("What was repeated and is not carried out yet is not repeated again: the next move waits") {
    Evening evening = begun_assisting();
    evening.move("e4");
    evening.key("Tab");
    repeated_rightly(evening);
    evening.said();
    evening.announced();
    evening.move("Nc6");
    CHECK(contains(evening.said(), "First the announced move is carried out"));
    CHECK(evening.announced().empty());
    CHECK_FALSE(contains(evening.journal(), "repeated white"));
}

TEST_CASE("Whose move it was is told to an assistant by its colour") {
    Evening evening = begun_assisting();
    evening.move("e4");
    evening.said();
    evening.key("l");
    CHECK(evening.said() == Lines{"White: Eva vier"});
}

TEST_CASE("A promotion entered without its piece is asked for, and then announced once, whoever's it is") {
    Evening evening = begun_assisting();
    const auto enter = [&evening](const char* words) {
        evening.move(words);
        evening.key("Tab");
        repeated_rightly(evening);
        evening.key("e");
    };
    for (const char* words : {"h4", "g5", "hxg5", "b5", "g6", "b4", "gxh7", "b3"}) enter(words);
    evening.move("hxg8");
    REQUIRE(evening.view().list);
    evening.said();
    evening.announced();
    choose(evening, "knight");
    CHECK(evening.announced().size() == 1);
    CHECK(contains(evening.journal(), "made white h7g8n"));
    CHECK(contains(evening.journal(), "said white-assistant h7g8n"));
    evening.key("Tab");
    repeated_rightly(evening);
    evening.key("e");
    enter("bxa2");
    enter("Nf3");
    evening.move("axb1");
    REQUIRE(evening.view().list);
    evening.announced();
    choose(evening, "queen");
    CHECK(evening.announced().size() == 1);
    CHECK(contains(evening.journal(), "made black a2b1q"));
}
