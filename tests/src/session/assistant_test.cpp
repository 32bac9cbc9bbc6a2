// The screen of a blind player's assistant, who enters what both players do.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <string>

using namespace harness;
using rules::board::Color;
using Lines = std::vector<std::string>;

namespace {

SessionHarness assisting(settings::SideChoice side = settings::SideChoice::White, const std::string& time = "300") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AsAssistant;
    preferences.time_control = time;
    preferences.side = side;
    preferences.room_output = "loudspeaker";
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    return harness;
}

SessionHarness begun_assisting(settings::SideChoice side = settings::SideChoice::White,
                               const std::string& time = "300") {
    SessionHarness harness = assisting(side, time);
    harness.said();
    harness.announced();
    return harness;
}

/// The line is left empty: it was repeated rightly.
void repeated_rightly(SessionHarness& harness) { harness.keys({"i", "Enter"}); }

} // namespace

TEST_CASE("What an assistant does here is told as the game begins, with the keys") {
    CHECK(contains(assisting(settings::SideChoice::White, "-").said(),
                   "You are the assistant of White. With i you type"));
    CHECK(contains(assisting(settings::SideChoice::Black).said(),
                   "You are the assistant of Black. F1 tells what you do"));
}

TEST_CASE("A game that is assisted is named by both players, who are no opponents of whoever assists") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.keys({"Escape", "End", "Enter", "Down", "Enter"});
    REQUIRE_FALSE(harness.has_game());
    SessionHarness later;
    later.take_over_library(harness);
    const Lines rows = later.view().list->rows;

    CHECK(rows.front().starts_with("Resume the game: Blind player and Sighted player, move"));
    later.said();
    later.key("Delete");
    const Lines asked = later.said();

    CHECK(contains(asked, "Delete the game of Blind player and Sighted player"));
}

TEST_CASE("An assistant enters both players' moves, announces, presses and carries out") {
    SessionHarness harness = begun_assisting();
    const auto due = [&harness] {
        harness.said();
        harness.key("w");
        return harness.said();
    };
    CHECK(due() == Lines{"White to move"});
    CHECK(harness.view().title == "White’s board");
    harness.move("e4");
    CHECK(contains(harness.said(), "White: Eva vier"));
    CHECK(harness.announced() == Lines{"Eva vier"});
    CHECK(due() == Lines{"Press White’s clock"});
    CHECK(harness.view().title == "Black’s board");
    harness.key("Tab");
    CHECK(due() == Lines{"Waiting for Black to repeat the move"});
    harness.key("e");
    CHECK(contains(harness.said(), "First the announced move is repeated. Appendix F, 2.1"));
    harness.move("eva drei");
    CHECK(contains(harness.said(), "Black repeats: Eva drei. Not drei but vier: Eva vier"));
    repeated_rightly(harness);
    CHECK(contains(harness.said(), "Black repeats: Eva vier"));
    CHECK(due() == Lines{"Carry the move out on Black’s board"});
    harness.key("e");
    CHECK(due() == Lines{"Black to move"});

    harness.move("springer felix sechs");
    CHECK(contains(harness.said(), "Black: Springer Felix sechs"));
    CHECK(due() == Lines{"Press Black’s clock"});
    harness.key("Tab");
    repeated_rightly(harness);
    harness.key("e");
    CHECK(due() == Lines{"White to move"});
    const Lines journal = harness.journal();
    for (const char* what :
         {" said white-assistant e2e4 e4", " made white e2e4", " pressed white", " repeated black e2e3 eva drei",
          " repeated black e2e4 Eva vier", " executed white-assistant black e2e4", " made black g8f6",
          " said white-assistant g8f6 springer felix sechs", " pressed black",
          " executed white-assistant white g8f6"}) {
        INFO(what);
        CHECK(contains(journal, what));
    }
}

TEST_CASE("What a hand has done may be entered piece by piece, and carried out otherwise than it was said") {
    SessionHarness harness = begun_assisting();
    touch(harness, "g1");
    touch(harness, "f3");
    CHECK(contains(harness.journal(), "placed white white knight f3"));
    harness.said();
    harness.key("Tab");
    CHECK(contains(harness.said(), "Announce the move first"));
    harness.move("Nf3");
    harness.key("Tab");
    repeated_rightly(harness);
    touch(harness, "g1");
    touch(harness, "h3");
    CHECK(contains(harness.journal(), "executed white-assistant black g1h3"));
    harness.said();
    harness.key("v");
    CHECK(contains(harness.said(), "board"));
}

TEST_CASE("Times and moves completed are told only when they are asked for, and the journal has it") {
    SessionHarness harness = begun_assisting();
    harness.pass(std::chrono::minutes(5) - std::chrono::seconds(20));
    CHECK(harness.said().empty());
    harness.key("t");
    CHECK_FALSE(harness.said().empty());
    CHECK(contains(harness.journal(), "time-told white"));
    harness.key("F2");
    CHECK(contains(harness.said(), "No move completed"));
    CHECK(contains(harness.journal(), "moves-told white"));
    CHECK(harness.announced().empty());
}

TEST_CASE("What an assistant leaves to the player is refused, with the Article, and nothing has happened") {
    SessionHarness harness = begun_assisting();
    const Lines before = harness.journal();
    for (const char* chord :
         {"Ctrl+d", "Ctrl+r", "Ctrl+j", "a", "d", "m", "Shift+m", "F7", "F8", "h", "z", "g", "Ctrl+F2"}) {
        INFO(chord);
        harness.key(chord);
        CHECK(contains(harness.said(), "Appendix F, 2.9"));
    }
    CHECK(harness.journal() == before);
}

TEST_CASE("Whether an assistant works it out is decided of every question there is") {
    // An assistant is told what is asked at the board, or is not; a new command has to be put on one of the sides.
    std::set<std::string> left_to_player;
    const SessionHarness harness = begun_assisting();
    for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
        if (binding.key_context != session::KeyContext::Board) continue;
        SessionHarness each = harness;
        each.key(binding.chord.name);
        const bool is_asked_of_table = each.submitted().size() > harness.submitted().size();
        if (!is_asked_of_table && contains(each.said(), "That is not for an assistant to do"))
            left_to_player.emplace(session::name(binding.command));
    }
    CHECK(left_to_player == std::set<std::string>{"attackers", "captures", "defenders", "hint", "if_here",
                                                  "knight_view", "material", "my_king", "pawn_report", "piece_captures",
                                                  "piece_moves", "their_king", "think_of", "time_per_move",
                                                  "what_changed"});
}

TEST_CASE("What an assistant types is his own doing as well: he does not resign, and tells times as the player asks") {
    SessionHarness harness = begun_assisting();
    for (const char* words : {"resign", "offer draw"}) {
        INFO(words);
        harness.said();
        harness.move(words);
        CHECK(contains(harness.said(), "Appendix F, 2.9"));
        CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    }
    harness.move("clock");
    CHECK(contains(harness.journal(), "time-told white"));
}

TEST_CASE("What the players do besides is entered for them, asked first") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.key("F9");
    go_to(harness, "White offers a draw");
    harness.key("Enter");
    say_yes(harness);
    CHECK(contains(harness.announced(), "White offers a draw"));
    harness.key("F9");
    go_to(harness, "Black accepts the draw");
    harness.key("Enter");
    say_yes(harness);
    CHECK(harness.game().table.outcome);
}

TEST_CASE("An assistant claims that a flag has fallen, and reports a touch") {
    SessionHarness harness = begun_assisting(settings::SideChoice::Black);
    harness.key("j");
    harness.type("e2");
    harness.key("Enter");
    harness.key("F9");
    go_to(harness, "Report that the piece on Eva zwei was touched");
    harness.key("Enter");
    say_yes(harness);
    CHECK(contains(harness.journal(), "touch"));
}

TEST_CASE("What cannot be a move is told to an assistant of the side to move, not of himself") {
    SessionHarness harness = begun_assisting();
    harness.move("Ke2");
    CHECK(contains(harness.said(), "A pawn of the same side is on Eva zwei. Article 3"));
    harness.move("e7");
    for (const std::string& line : harness.said()) {
        INFO(line);
        CHECK(line.find("our ") == std::string::npos);
    }
}

TEST_CASE("The question before a claim does not tell whether it is right") {
    SessionHarness harness = begun_assisting();
    const auto asked = [&harness](const std::string& claim) {
        harness.key("F9");
        harness.said();
        choose(harness, claim);
        const Lines question = harness.said();
        harness.keys({"Escape", "Escape"});
        return question.back();
    };
    const auto play = [&harness](const char* move) {
        harness.move(move);
        harness.key("Tab");
        repeated_rightly(harness);
        harness.key("e");
    };
    const std::string wrong = asked("White claims a draw by repetition");
    CHECK(wrong.starts_with("White claims a draw by repetition? No."));
    for (int times = 0; times < 2; ++times)
        for (const char* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) play(move);
    CHECK(asked("White claims a draw by repetition") == wrong);
}

TEST_CASE("A game with an assistant is gone on with as one") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.key("Ctrl+q");
    harness.keys({"End", "Enter"});
    SessionHarness next(harness.model().preferences);
    next.start(harness.kept());
    next.key("Enter");
    CHECK(contains(next.said(), "You are the assistant of White."));
    next.key("w");
    CHECK(next.said().back() == "Press White’s clock");
}

TEST_CASE("Words that are no move there, entered for who repeats, are a wrong repetition, and the room hears it") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.key("Tab");
    harness.said();
    harness.announced();
    harness.key("i");
    harness.type("springer felix fünf");
    harness.key("Enter");
    CHECK(contains(harness.said(), "Black repeats: springer felix fünf. The announcement was: Eva vier"));
    CHECK(harness.announced() == Lines{"Black repeats: springer felix fünf. The announcement was: Eva vier"});
    repeated_rightly(harness);
    CHECK(contains(harness.said(), "Black repeats: Eva vier"));
}

TEST_CASE("What was repeated and is not carried out yet is not repeated again: the next move waits") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.key("Tab");
    repeated_rightly(harness);
    harness.said();
    harness.announced();
    harness.move("Nc6");
    CHECK(contains(harness.said(), "First the announced move is carried out"));
    CHECK(harness.announced().empty());
    CHECK_FALSE(contains(harness.journal(), "repeated white"));
}

TEST_CASE("The move either player seals is entered by an assistant, and announced to nobody") {
    SessionHarness harness = begun_assisting(settings::SideChoice::White, "7200");
    harness.move("e4");
    harness.key("Tab");
    const bool is_repeated = GENERATE(true, false);
    const auto carried_out = [&harness] {
        repeated_rightly(harness);
        harness.key("e");
    };
    if (is_repeated) carried_out();
    open_arbiter(harness);
    choose(harness, "Adjourn the game");
    harness.key("Enter");
    say_yes(harness);
    if (!is_repeated) {
        harness.said();
        harness.key("w");
        CHECK(harness.said() == Lines{"Waiting for Black to repeat the move"});
        carried_out();
        harness.key("i");
    }
    CHECK(contains(harness.said(), "Type the move you seal."));
    harness.announced();
    harness.type("e5");
    harness.key("Enter");
    CHECK(harness.said().back() == "Seal this move and adjourn the game? No. Down arrow for yes, then Enter.");
    harness.key("Escape");
    harness.key("F9");
    choose(harness, "Seal your move");
    CHECK(contains(harness.said(), "Type the move you seal."));
    harness.type("e5");
    harness.key("Enter");
    say_yes(harness);
    REQUIRE(harness.game().table.sealed);
    CHECK(harness.game().table.sealed->by == Color::Black);
    CHECK_FALSE(contains(harness.announced(), "Eva"));
    CHECK_FALSE(contains(harness.said(), "Eva"));
    CHECK_FALSE(contains(harness.journal(), "e7e5"));
}

TEST_CASE("Whose move it was is told to an assistant by its colour") {
    SessionHarness harness = begun_assisting();
    harness.move("e4");
    harness.said();
    harness.key("l");
    CHECK(harness.said() == Lines{"White: Eva vier"});
}

TEST_CASE("A promotion entered without its piece is asked for, and then announced once, whoever's it is") {
    SessionHarness harness = begun_assisting();
    const auto enter = [&harness](const char* words) {
        harness.move(words);
        harness.key("Tab");
        repeated_rightly(harness);
        harness.key("e");
    };
    for (const char* words : {"h4", "g5", "hxg5", "b5", "g6", "b4", "gxh7", "b3"}) enter(words);
    harness.move("hxg8");
    REQUIRE(harness.view().list);
    harness.said();
    harness.announced();
    choose(harness, "knight");
    CHECK(harness.announced().size() == 1);
    CHECK(contains(harness.journal(), "made white h7g8n"));
    CHECK(contains(harness.journal(), "said white-assistant h7g8n"));
    harness.key("Tab");
    repeated_rightly(harness);
    harness.key("e");
    enter("bxa2");
    enter("Nf3");
    harness.move("axb1");
    REQUIRE(harness.view().list);
    harness.announced();
    choose(harness, "queen");
    CHECK(harness.announced().size() == 1);
    CHECK(contains(harness.journal(), "made black a2b1q"));
}

TEST_CASE("A mate that an assistant enters for the sighted side ends the game, and nothing is refused after it") {
    SessionHarness harness = begun_assisting(settings::SideChoice::White, "-");
    const auto complete = [&harness] {
        harness.key("Tab");
        repeated_rightly(harness);
        harness.key("e");
    };
    for (const char* move : {"f3", "e5", "g4"}) {
        harness.move(move);
        complete();
    }
    harness.said();
    harness.move("Dh4");
    const Lines said = harness.said();
    CHECK(contains(said, "Checkmate"));
    CHECK_FALSE(contains(said, "The game is over"));
    harness.key("y");
    CHECK(contains(harness.said(), "5.1a"));
}
