// How games end, are left and resumed, and where the player is then.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using Lines = std::vector<std::string>;
using ports::journal::Problem;

namespace {

bool on_board(const SessionHarness& harness) {
    return std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back());
}

/// What is heard of a game lost by a flag while some screen is open.
Lines flag_falls(SessionHarness& harness) {
    harness.said();
    harness.pass(std::chrono::minutes(4));
    return harness.said();
}

void lose(SessionHarness& harness) {
    harness.engine_plays({"e7e5", "d8h4"});
    harness.move("f3");
    harness.move("g4");
    REQUIRE(is_over(harness));
}

void fail_engine(SessionHarness& harness) {
    harness.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
}

} // namespace

TEST_CASE("With the result comes which key leads on") {
    SessionHarness harness = begun();
    lose(harness);
    CHECK(harness.said().back() == "Checkmate: you lose. F9: new game, or the main menu.");
}

TEST_CASE("Where a game was given up it can be played on, and the row says how; after a mate it cannot") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.keys({"Ctrl+r", "Down", "Enter"});
    REQUIRE(is_over(harness));
    harness.key("F9");
    go_to(harness, "Play on from here against the computer");
    harness.said();
    harness.key("F1");
    CHECK(harness.said().front().starts_with("A new game against the computer begins with this position."));
    harness.key("Enter");
    CHECK(contains(harness.said(), "From a position of another game, move 2."));
    CHECK_FALSE(is_over(harness));

    SessionHarness mated = begun();
    lose(mated);
    mated.key("F9");
    CHECK_FALSE(contains(mated.view().list->rows, "Play on from here"));
}

TEST_CASE("A game with clocks begins with their time, one without says nothing of it") {
    settings::Preferences preferences;
    preferences.time_control = "300+3";
    const auto first_words = [](const settings::Preferences& chosen) {
        SessionHarness harness(chosen);
        harness.start();
        harness.keys({"Enter", "Enter"});
        return harness.said();
    };
    CHECK(contains(first_words(preferences), "5 minutes plus 3 seconds a move"));
    preferences.time_control = "-";
    CHECK_FALSE(contains(first_words(preferences), "clocks"));
}

TEST_CASE("F1 on a row of the game menu tells what it does, or the Article it rests on") {
    SessionHarness harness = begun();
    harness.key("F9");
    const auto help_on = [&harness](const std::string& row) {
        go_to(harness, row);
        harness.pass(std::chrono::seconds(2));
        harness.said();
        harness.key("F1");
        return harness.said().front();
    };
    CHECK(help_on("Resign").starts_with("Article 5.1b"));
    CHECK(help_on("Offer a draw").starts_with("Article 9.1"));
    CHECK(help_on("Leave the game").starts_with("The game is kept, and the main menu resumes it."));
}

TEST_CASE("After a game the menu offers a new one first, and leaves without asking") {
    SessionHarness harness = begun();
    lose(harness);
    harness.said();
    harness.key("F9");
    CHECK(harness.said() == Lines{"Game menu. New game"});
    harness.keys({"Enter", "Enter"});
    CHECK(contains(harness.said(), "You play White: your move"));
    CHECK(!is_over(harness));

    harness.keys({"Ctrl+r", "Down", "Enter", "F9", "Down", "Enter"});
    CHECK(!harness.has_game());
    CHECK(harness.said().back() == "Main menu. New game");
}

TEST_CASE("On a game that is over nothing is asked that would be refused anyway") {
    SessionHarness harness = begun();
    lose(harness);
    for (const char* chord : {"Ctrl+r", "Ctrl+d", "Enter"}) {
        harness.said();
        harness.key(chord);
        const Lines said = harness.said();
        REQUIRE(said.size() == 1);
        CHECK(said.front().find("The game is over. Article ") == 0);
        CHECK(on_board(harness));
    }
}

TEST_CASE("Who is asked something about a game that ends meanwhile is back at the board") {
    using Keys = std::vector<std::string>;
    for (const Keys& keys : {Keys{"Ctrl+r"}, Keys{"F9"}, Keys{"F9", "End", "Enter"}, Keys{"Ctrl+d", "Down"}, Keys{"i"},
                             Keys{"Ctrl+r", "Ctrl+q"}}) {
        SessionHarness harness = begun("180+2");
        for (const std::string& key : keys) harness.key(key);
        const Lines said = flag_falls(harness);
        INFO(keys.front());
        CHECK(said.back() == "You lose on time. F9: new game, or the main menu.");
        CHECK(is_over(harness));
        if (keys.back() == "Ctrl+q") {
            harness.key("Enter"); // no: stay
            CHECK(harness.said().back().find("white pawn") == 0);
        }
        CHECK(on_board(harness));
        harness.key("Enter");
        CHECK(harness.journal().back() == "182000 ended 0-1 flag");
    }
}

TEST_CASE("A key pressed as the game ends cannot resign it or claim in it any more") {
    SessionHarness harness = begun("180+2");
    harness.keys({"Ctrl+r", "Down"});
    flag_falls(harness);
    const auto journal = harness.journal();
    harness.key("Enter");
    CHECK(harness.journal() == journal);
    CHECK(contains(harness.said(), "The game is over. Article "));
}

TEST_CASE("Leaving a game tells the main menu as it now stands, with the game in it") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.said();
    harness.keys({"F9", "End", "Enter"});
    CHECK(harness.said().back() == "Leave the game? It is kept. No. Down arrow for yes, then Enter.");
    harness.keys({"Down", "Enter"});
    const Lines said = harness.said();
    REQUIRE(said.size() >= 2);
    CHECK(said[said.size() - 2] == "The game is kept.");
    CHECK(said.back().find("Main menu. Resume the game against Fairy-Stockfish, move ") == 0);
    CHECK(said.back().find("of the 20th of November") != std::string::npos);
    const auto row = harness.view().list;
    REQUIRE(row);
    CHECK(said.back().find(row->rows[row->focus]) != std::string::npos);
    harness.key("Enter");
    const Lines resumed = harness.said();
    CHECK(contains(resumed, "You play White."));
    CHECK(contains(resumed, "Opponent: Eva fünf"));
}

TEST_CASE("A kept game is named by its opponent in whichever language it was begun") {
    SessionHarness harness = begun("-", "de");
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK(contains(harness.said(), "Partie fortsetzen gegen Fairy-Stockfish"));
    harness.keys({"Down", "Down", "Enter", "Right"});
    REQUIRE(harness.said().back() == "Language: English");
    harness.key("Escape");
    harness.key("Home");
    CHECK(harness.said().back().find(
              "Resume the game against Fairy-Stockfish, move 1, of the 20th of November, 14:30") == 0);
}

TEST_CASE("A kept game that another program plays is refused, and the menu is as before") {
    SessionHarness harness = begun();
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    harness.games_are_held = true;
    for (int times = 0; times < 2; ++times) {
        harness.said();
        harness.key("Enter");
        CHECK(harness.said() == Lines{"Another Klangbrett is playing this game."});
        CHECK(!harness.has_game());
    }
    harness.key("Down");
    CHECK(harness.said() == Lines{"New game"});
}

TEST_CASE("A game of an edition that is not here is refused, and the name of that is not told at any length") {
    const auto told_of = [](const std::string& edition) {
        ports::journal::StoredGame game{game::GameId{7},
                                        {{}, "You", "Stockfish", game::Opponent{"stockfish", 3}, "2026-11-20T14:30:00"},
                                        {},
                                        {},
                                        std::nullopt};
        game.game.settings.edition = edition;
        game.game.settings.white = rules::table::Seat::Blind;
        game.game.settings.black = rules::table::Seat::Computer;
        SessionHarness harness;
        harness.start({game});
        harness.said();
        harness.key("Enter");
        CHECK_FALSE(harness.has_game());
        return harness.said();
    };
    const std::string words = "This game is played by an edition of the Laws that is not here: ";
    CHECK(told_of("fide-1892") == Lines{words + "fide-1892."});
    CHECK(told_of("fide\n1892") == Lines{words + "fide\uFFFD1892."});
    CHECK(told_of(std::string(100'000, 'x')) == Lines{words + std::string(99, 'x') + "…."});
}

TEST_CASE("Whatever is wrong with the library is said in every language, and the menu goes on") {
    for (const std::string& language : harness::languages()) {
        for (const auto problem :
             {Problem::CannotOpen, Problem::NotALibrary, Problem::Damaged, Problem::Foreign, Problem::TooNew,
              Problem::Busy, Problem::CannotWrite, Problem::NoSuchGame, Problem::Unreadable, Problem::Gone,
              Problem::Overtaken, Problem::Lost, Problem::StrayLog}) {
            settings::Preferences preferences;
            preferences.language = language;
            SessionHarness harness(preferences);
            harness.start();
            harness.said();
            harness.tell(
                session::LibraryFailed{session::LibraryRequest::Review, std::nullopt, {problem, "some detail"}});
            CHECK(harness.said().size() == (problem == Problem::Damaged ? 2U : 1U)); // with what is asked about it
            harness.keys({"Down", "Up"});
            CHECK(harness.said().size() == 2);
        }
    }
}

TEST_CASE("Another program that uses the games as a whole is not taken for one that plays a game") {
    const auto told = [](const std::optional<game::GameId> game) {
        SessionHarness harness;
        harness.start();
        harness.said();
        harness.tell(session::LibraryFailed{session::LibraryRequest::List,
                                            game ? std::optional(game::PlayedGame(*game)) : std::nullopt,
                                            {Problem::Busy, "database is locked"}});
        return harness.said();
    };
    CHECK(told(std::nullopt) == Lines{"The games cannot be opened. database is locked"});
    CHECK(told(game::GameId{7}) == Lines{"Another Klangbrett is playing this game."});
}

TEST_CASE("Settings that cannot be read or kept are said with what was expected and where, in the player's language") {
    const auto told = [](const char* language) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        harness.start();
        harness.said();
        using namespace settings;
        const std::string file = "settings.toml";
        for (const PreferencesFault& fault :
             {PreferencesFault{file, 3, BadValue{"pitch", WholeNumber{0, 100}}},
              PreferencesFault{file, 4, BadValue{"language", OneOf{{"de", "en"}}}},
              PreferencesFault{file, 5, BadValue{"time_control", TimeControlText{}}},
              PreferencesFault{file, 120, NotToml{}}, PreferencesFault{file, 0, NotReadable{}},
              PreferencesFault{file, 0, NotWritten{"Permission denied"}}})
            harness.tell(session::PreferencesFailed{fault});
        return harness.said();
    };
    CHECK(told("en") ==
          Lines{"The setting pitch cannot be used, the usual one holds. Expected: a whole number from 0 to 100. Line 3 "
                "of settings.toml.",
                "The setting language cannot be used, the usual one holds. Expected: de or en. Line 4 of "
                "settings.toml.",
                "The setting time_control cannot be used, the usual one holds. Expected: a time control in quotes, "
                "such as 300+3, or a single minus without clocks. Line 5 of settings.toml.",
                "The settings cannot be read, the usual ones hold. Line 120 of settings.toml is not TOML.",
                "The settings cannot be read, the usual ones hold. settings.toml.",
                "The settings cannot be kept. settings.toml: Permission denied."});
    CHECK(told("de") ==
          Lines{"Die Einstellung pitch ist nicht brauchbar, es gilt die übliche. Erwartet: eine ganze Zahl von 0 bis "
                "100. Zeile 3 von settings.toml.",
                "Die Einstellung language ist nicht brauchbar, es gilt die übliche. Erwartet: de oder en. Zeile 4 von "
                "settings.toml.",
                "Die Einstellung time_control ist nicht brauchbar, es gilt die übliche. Erwartet: eine Bedenkzeit in "
                "Anführungszeichen, etwa 300+3, oder ein einzelnes Minuszeichen ohne Uhren. Zeile 5 von settings.toml.",
                "Die Einstellungen sind nicht lesbar, es gelten die üblichen. Zeile 120 von settings.toml ist kein "
                "TOML.",
                "Die Einstellungen sind nicht lesbar, es gelten die üblichen. settings.toml.",
                "Die Einstellungen können nicht gespeichert werden. settings.toml: Permission denied."});
}

TEST_CASE("A full disk is said once, the game goes on, and leaving it warns") {
    SessionHarness harness = begun("300");
    harness.disk_is_full = true;
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    const Lines said = harness.said();
    CHECK(std::count(said.begin(), said.end(),
                     "Not on disk! The game cannot be written. Klangbrett goes on trying. no room") == 1);
    CHECK(harness.game().table.plies.size() == 2);
    harness.pass(std::chrono::seconds(5));
    harness.pass(std::chrono::seconds(5));
    CHECK(harness.said().empty());
    fail_engine(harness);
    CHECK(contains(harness.said(), "Fairy-Stockfish has stopped by itself. The end of the game is not on disk yet."));
    harness.key("Escape");
    CHECK(contains(harness.said(), "Leave the game? Its last events are not on disk yet"));
}

TEST_CASE("What a full disk could not take is written when there is room again, and that is said once") {
    SessionHarness harness = begun();
    harness.disk_is_full = true;
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    const auto before = harness.journal().size();
    harness.disk_is_full = false;
    harness.said();
    harness.move("Nf3");
    const Lines said = harness.said();
    CHECK(std::count(said.begin(), said.end(), "All of the game is on disk again.") == 1);
    CHECK(harness.journal().size() >= before + 4);
    CHECK(harness.model().unwritten.empty());
    harness.key("Ctrl+q");
    CHECK(contains(harness.said(), "Leave Klangbrett? The game is kept."));
}

TEST_CASE("Quitting with events that are not on disk asks, and asks again if that was not known when it was asked") {
    SessionHarness harness = begun();
    harness.disk_is_full = true;
    harness.move("e4");
    harness.said();
    harness.key("Ctrl+q");
    CHECK(contains(harness.said(), "Leave Klangbrett? What is not on disk is lost."));
    harness.keys({"Down", "Enter"});
    CHECK(harness.has_quit());

    SessionHarness unaware = begun();
    unaware.key("Ctrl+q");
    unaware.said();
    const auto game = *unaware.game().id;
    // The library answers only now, before it is settled.
    unaware.before_settled =
        session::LibraryFailed{session::LibraryRequest::Append, game, {Problem::Busy, "database is locked"}};
    unaware.keys({"Down", "Enter"});
    CHECK_FALSE(unaware.has_quit());
    CHECK(contains(unaware.said(), "Leave Klangbrett? What is not on disk is lost."));
    unaware.keys({"Down", "Enter"});
    CHECK(unaware.has_quit());
}

TEST_CASE("What fails for another game, or for something else, does not take this game off the disk") {
    using session::LibraryRequest;
    SessionHarness harness = begun();
    const auto id = harness.game().id;
    for (const LibraryRequest request : {LibraryRequest::Play, LibraryRequest::WriteSheet, LibraryRequest::Release,
                                         LibraryRequest::List, LibraryRequest::Load, LibraryRequest::Append}) {
        harness.tell(session::LibraryFailed{request, game::GameId{99}, {Problem::CannotWrite, "some detail"}});
        CHECK(harness.game().id == id);
    }
    const auto before = harness.journal().size();
    harness.move("e4");
    CHECK(harness.journal().size() > before);
}

TEST_CASE("A game that is gone on with is told of if it is not as it was written") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    const ports::journal::StoredGame kept = harness.kept().front();
    const auto told = [&kept](const ports::journal::ChainState& state) {
        SessionHarness after;
        after.start();
        after.said();
        after.tell(session::GameLoaded{kept, state});
        return after.said();
    };
    CHECK_FALSE(contains(told(ports::journal::Whole{4, "00"}), "record"));
    CHECK_FALSE(contains(told(ports::journal::Unchained{}), "record"));
    CHECK(contains(told(ports::journal::Changed{3}),
                   "The record of this game is not as it was written, from entry 3 on."));
    CHECK(contains(told(ports::journal::MissingAfter{2}), "The record of this game has a gap after entry 2."));
}

TEST_CASE("When a game is adjourned its check digits are told, once") {
    SessionHarness harness = begun("5400");
    harness::open_arbiter(harness);
    harness::choose(harness, "Adjourn the game");
    harness.key("Enter");
    harness::say_yes(harness);
    harness.type("Nf3");
    harness.key("Enter");
    harness.said();
    harness::say_yes(harness);
    const std::string digits = "Check digits of this game, to be noted down: 0 1 2 3, 4 5 6 7, 8 9 a b, c d e f.";
    const Lines said = harness.said();
    CHECK(std::count(said.begin(), said.end(), digits) == 1);
    harness.pass(std::chrono::seconds(5));
    CHECK_FALSE(contains(harness.said(), "Check digits"));
}

TEST_CASE("A damaged library is told of, and a new one is begun if that is wanted") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(
        session::LibraryFailed{session::LibraryRequest::List, std::nullopt, {Problem::Damaged, "games.sqlite"}});
    const Lines said = harness.said();
    CHECK(contains(said, "The file of games is damaged. games.sqlite"));
    CHECK(contains(said, "Set the damaged file of games aside and begin a new one"));
    harness.keys({"Down", "Enter"});
    CHECK(contains(
        harness.said(),
        "A new file of games has been begun, with 3 games. 1 of them is not there to its end. 2 games could not be "
        "read. The damaged file is /games/damaged.sqlite."));
}

TEST_CASE("Damage found while a game is open is asked about once the game is left") {
    const auto request = GENERATE(session::LibraryRequest::Open, session::LibraryRequest::Copy,
                                  session::LibraryRequest::Append, session::LibraryRequest::Release);
    const std::string question = "Set the damaged file of games aside and begin a new one";
    SessionHarness harness = begun();
    harness.tell(session::LibraryFailed{request, harness.game().id, {Problem::Damaged, "page 7"}});
    CHECK_FALSE(contains(harness.said(), question));
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK_FALSE(harness.has_game());
    CHECK(contains(harness.said(), question));
    harness.key("Escape");
    harness.said();
    harness.keys({"Down", "Up"});
    CHECK_FALSE(contains(harness.said(), question));
}

TEST_CASE("Damage found when the library is opened is asked about once its games are listed") {
    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::LibraryFailed{session::LibraryRequest::Open, std::nullopt, {Problem::Damaged, "page 7"}});
    CHECK(harness.said() == Lines{"The file of games is damaged. page 7"});
    harness.tell(session::GamesListed{});
    CHECK(contains(harness.said(), "Set the damaged file of games aside and begin a new one"));
}

TEST_CASE("A key that damage keeps from what it is for is answered each time, whatever has been told before") {
    SessionHarness harness;
    harness.start();
    const ports::journal::Fault damage{Problem::Damaged, "game 3"};
    harness.tell(session::LibraryFailed{session::LibraryRequest::Copy, std::nullopt, damage});
    harness.key("Escape");
    using session::LibraryRequest;
    for (const auto request :
         {LibraryRequest::Load, LibraryRequest::Review, LibraryRequest::Play, LibraryRequest::WriteSheet,
          LibraryRequest::WriteGame, LibraryRequest::Delete, LibraryRequest::Rename, LibraryRequest::Renew}) {
        harness.said();
        harness.tell(session::LibraryFailed{request, std::nullopt, damage});
        CHECK(contains(harness.said(), "The file of games is damaged. game 3"));
        harness.key("Escape");
    }
}

TEST_CASE("Quitting in the middle of a game says that it is kept") {
    SessionHarness harness = begun();
    harness.key("Ctrl+q");
    CHECK(harness.said() == Lines{"Leave Klangbrett? The game is kept. No. Down arrow for yes, then Enter."});
}

TEST_CASE("The result stands at the end of the moves") {
    SessionHarness harness = begun();
    lose(harness);
    CHECK(harness.view().board->moves == Lines{"1. f3  e5", "2. g4  Qh4#", "0-1"});
}

TEST_CASE("An engine that fails while a question or a list is open leaves no screen behind") {
    using Keys = std::vector<std::string>;
    for (const Keys& keys : {Keys{"Ctrl+r"}, Keys{"F9", "End", "Up", "Enter"}, Keys{"Ctrl+F1"}, Keys{"F1", "F1"}}) {
        SessionHarness harness = begun("180+2");
        for (const std::string& key : keys) harness.key(key);
        harness.said();
        fail_engine(harness);
        INFO(keys.front());
        CHECK(harness.said().back() == "Choose how to continue. Start Fairy-Stockfish again.");
        harness.pass(std::chrono::minutes(5));
        CHECK(!is_over(harness));
        harness.key("Enter");
        CHECK(on_board(harness));
        harness.engine_plays({"e7e5"});
        harness.move("e4");
        CHECK(harness.game().table.plies.size() == 2);
    }
}

TEST_CASE("A failed opponent can be replaced by another, or the game saved and gone on with") {
    SessionHarness harness = begun();
    fail_engine(harness);
    harness.said();
    harness.key("Down");
    CHECK(harness.said() == Lines{"Continue with Stockfish"});
    harness.key("Enter");
    CHECK(contains(harness.said(), "Stockfish is starting."));
    fail_engine(harness);
    harness.keys({"End", "Enter", "Down", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Save and leave"));
    CHECK(said.back().find("Main menu. Resume the game against") == 0);
    harness.key("Enter");
    CHECK(harness.has_game());
}

TEST_CASE(
    "A draw is claimed with a move written down, and granted if the position will then stand for the third time") {
    SessionHarness harness = begun();
    harness.engine_plays({"g8f6", "f6g8", "g8f6", "f6g8"});
    for (const char* words : {"Nf3", "Ng1", "Nf3", "Ng1"}) harness.move(words);
    harness.keys({"F9", "Down", "Down", "Down", "Down"});
    CHECK(harness.said().back() == "Claim a draw with the move you will make");
    harness.key("Enter");
    harness.tell(session::TextTyped{"springer felix drei"});
    harness.key("Enter");
    CHECK(harness.said().back() == "Claim a draw with the move you will make. Claim a draw by threefold repetition");
    harness.key("Enter");
    CHECK(harness.said().back() == "Claim a draw by threefold repetition with Springer Felix drei? No. Down arrow for "
                                   "yes, then Enter.");
    harness.keys({"Down", "Enter"});
    const Lines said = harness.said();
    CHECK(said == Lines{"Yes", "You claim a draw by repetition with Springer Felix drei",
                        "The claim is right: draw. F9: new game, or the main menu."});
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    CHECK(harness.journal().at(9).find("draw-claimed white threefold g1f3") != std::string::npos);
}

TEST_CASE("After a wrong claim with a written move that move must be made") {
    SessionHarness harness = begun("300+3");
    const auto claim = [&harness](const char* words) {
        harness.keys({"F9", "Down", "Down", "Down", "Down", "Enter"});
        harness.tell(session::TextTyped{words});
        harness.key("Enter");
    };
    claim("e5");
    CHECK(harness.said().back() == "No pawn can go to Eva fünf. Article 3");
    harness.key("Escape");
    claim("clocks");
    CHECK(harness.said().back() == "That is not a move. For example: e4, knight f3");
    harness.key("Escape");
    claim("Nf3");
    harness.keys({"Enter"});
    CHECK(contains(harness.said(), "A wrong claim gives your opponent 3 minutes."));
    harness.keys({"Down", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Your claim is wrong: you now have "));
    CHECK(contains(said, "You must now play Springer Felix drei"));
    CHECK(said.back() == "Your opponent declines the draw");
    harness.key("w");
    CHECK(harness.said() == Lines{"Your move, to be played after the wrong claim: Springer Felix drei"});
    harness.move("e4");
    CHECK(contains(harness.said(), "After the wrong claim the announced move must be played. Article 9.5"));
    harness.engine_plays({"e7e5"});
    harness.move("Nf3");
    CHECK(contains(harness.said(), "Springer Felix drei"));
}

TEST_CASE("Damage that the daily copy finds is told once, and a new library is begun if that is wanted") {
    const ports::journal::Fault damage{Problem::Damaged, "games.sqlite: page 7"};
    const session::LibraryFailed copying{session::LibraryRequest::Copy, std::nullopt, damage};
    SessionHarness playing = begun();
    playing.tell(copying);
    CHECK(playing.said() == Lines{"The file of games is damaged. games.sqlite: page 7"});

    SessionHarness harness;
    harness.start();
    harness.said();
    harness.tell(session::LibraryFailed{session::LibraryRequest::Open, std::nullopt, damage});
    CHECK(harness.said() == Lines{"The file of games is damaged. games.sqlite: page 7"});
    harness.tell(copying);
    const Lines said = harness.said();
    CHECK_FALSE(contains(said, "is damaged"));
    CHECK(contains(said, "Set the damaged file of games aside and begin a new one"));
    harness.keys({"Down", "Enter"});
    CHECK(contains(
        harness.said(),
        "A new file of games has been begun, with 3 games. 1 of them is not there to its end. 2 games could not be "
        "read. The damaged file is /games/damaged.sqlite."));
}
