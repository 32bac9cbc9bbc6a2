// How games end, are left and gone on with, and where the player finds himself then.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using evening::begun;
using evening::contains;
using evening::Evening;
using Lines = std::vector<std::string>;
using ports::journal::Problem;

namespace {

bool on_board(const Evening& evening) {
    return std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back());
}

bool is_over(const Evening& evening) { return evening.model().game->table.phase == rules::table::Phase::Over; }

/// What is heard of a game lost by a flag while some screen is open.
Lines flag_falls(Evening& evening) {
    evening.said();
    evening.pass(std::chrono::minutes(4));
    return evening.said();
}

void lose(Evening& evening) {
    evening.engine_plays({"e7e5", "d8h4"});
    evening.move("f3");
    evening.move("g4");
    REQUIRE(is_over(evening));
}

void fail_engine(Evening& evening) {
    evening.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
}

} // namespace

TEST_CASE("With the result comes which key leads on") {
    Evening evening = begun();
    lose(evening);
    CHECK(evening.said().back() == "Checkmate: you lose. F9: new game, or the main menu.");
}

TEST_CASE("After a game the menu offers a new one first, and leaves without asking") {
    Evening evening = begun();
    lose(evening);
    evening.said();
    evening.key("F9");
    CHECK(evening.said() == Lines{"Game menu. New game"});
    evening.keys({"Enter", "Enter"});
    CHECK(contains(evening.said(), "You play White: your move"));
    CHECK(!is_over(evening));

    evening.keys({"Ctrl+r", "Down", "Enter", "F9", "Down", "Enter"});
    CHECK(!evening.model().game);
    CHECK(evening.said().back() == "Main menu. New game");
}

TEST_CASE("On a game that is over nothing is asked that would be refused anyway") {
    Evening evening = begun();
    lose(evening);
    for (const char* chord : {"Ctrl+r", "Ctrl+d", "Enter"}) {
        evening.said();
        evening.key(chord);
        const Lines said = evening.said();
        REQUIRE(said.size() == 1);
        CHECK(said.front().find("The game is over. Article ") == 0);
        CHECK(on_board(evening));
    }
}

TEST_CASE("Who is asked something about a game that ends meanwhile is back at the board") {
    using Keys = std::vector<std::string>;
    for (const Keys& keys : {Keys{"Ctrl+r"}, Keys{"F9"}, Keys{"F9", "End", "Enter"}, Keys{"Ctrl+d", "Down"}, Keys{"i"},
                             Keys{"Ctrl+r", "Ctrl+q"}}) {
        Evening evening = begun("180+2");
        for (const std::string& key : keys) evening.key(key);
        const Lines said = flag_falls(evening);
        INFO(keys.front());
        CHECK(said.back() == "You lose on time. F9: new game, or the main menu.");
        CHECK(is_over(evening));
        if (keys.back() == "Ctrl+q") {
            evening.key("Enter"); // no: stay
            CHECK(evening.said().back().find("white pawn") == 0);
        }
        CHECK(on_board(evening));
        evening.key("Enter");
        CHECK(evening.journal().back() == "182000 ended 0-1 flag");
    }
}

TEST_CASE("A key pressed as the game ends cannot resign it or claim in it any more") {
    Evening evening = begun("180+2");
    evening.keys({"Ctrl+r", "Down"});
    flag_falls(evening);
    const auto journal = evening.journal();
    evening.key("Enter");
    CHECK(evening.journal() == journal);
    CHECK(contains(evening.said(), "The game is over. Article "));
}

TEST_CASE("Leaving a game tells the main menu as it now stands, with the game in it") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    evening.said();
    evening.keys({"F9", "End", "Enter"});
    CHECK(evening.said().back() == "Leave the game? It is kept. No. Down arrow for yes, then Enter.");
    evening.keys({"Down", "Enter"});
    const Lines said = evening.said();
    REQUIRE(said.size() >= 2);
    CHECK(said[said.size() - 2] == "The game is kept.");
    CHECK(said.back().find("Main menu. Go on with the game against Fairy-Stockfish, move ") == 0);
    CHECK(said.back().find("of 20 November") != std::string::npos);
    const auto row = evening.view().list;
    REQUIRE(row);
    CHECK(said.back().find(row->rows[row->focus]) != std::string::npos);
    evening.key("Enter");
    const Lines resumed = evening.said();
    CHECK(contains(resumed, "You play White."));
    CHECK(contains(resumed, "Opponent: Eva fünf"));
}

TEST_CASE("A kept game is named by its opponent in whichever language it was begun") {
    Evening evening = begun("-", "de");
    evening.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK(contains(evening.said(), "Partie fortsetzen gegen Fairy-Stockfish"));
    evening.keys({"Down", "Down", "Enter", "Right"});
    REQUIRE(evening.said().back() == "Language: English");
    evening.key("Escape");
    evening.key("Home");
    CHECK(evening.said().back().find("Go on with the game against Fairy-Stockfish, move 1, of 20 November, 14:30") ==
          0);
}

TEST_CASE("A kept game that another program plays is refused, and the menu is as before") {
    Evening evening = begun();
    evening.keys({"F9", "End", "Enter", "Down", "Enter"});
    evening.games_are_held = true;
    for (int times = 0; times < 2; ++times) {
        evening.said();
        evening.key("Enter");
        CHECK(evening.said() == Lines{"Another Klangbrett is playing this game."});
        CHECK(!evening.model().game);
    }
    evening.key("Down");
    CHECK(evening.said() == Lines{"New game"});
}

TEST_CASE("Whatever is wrong with the library is said in every language, and the menu goes on") {
    for (const std::string& language : evening::languages()) {
        for (const auto problem : {Problem::CannotOpen, Problem::NotALibrary, Problem::Damaged, Problem::Foreign,
                                   Problem::TooNew, Problem::Busy, Problem::CannotWrite, Problem::NoSuchGame,
                                   Problem::Unreadable, Problem::Gone, Problem::Overtaken, Problem::Lost}) {
            settings::Preferences preferences;
            preferences.language = language;
            Evening evening(preferences);
            evening.start();
            evening.said();
            evening.tell(
                session::LibraryFailed{session::LibraryRequest::Review, std::nullopt, {problem, "some detail"}});
            CHECK(evening.said().size() == 1);
            evening.keys({"Down", "Up"});
            CHECK(evening.said().size() == 2);
        }
    }
}

TEST_CASE("Settings that cannot be read or kept are said with what was expected and where, in the player's language") {
    const auto told = [](const char* language) {
        settings::Preferences preferences;
        preferences.language = language;
        Evening evening(preferences);
        evening.start();
        evening.said();
        using namespace settings;
        using namespace storage;
        const std::string file = "settings.toml";
        for (const PreferencesFault& fault :
             {PreferencesFault{file, 3, BadValue{"pitch", WholeNumber{0, 100}}},
              PreferencesFault{file, 4, BadValue{"language", OneOf{{"de", "en"}}}},
              PreferencesFault{file, 5, BadValue{"time_control", TimeControlText{}}},
              PreferencesFault{file, 120, NotToml{}}, PreferencesFault{file, 0, NotReadable{}},
              PreferencesFault{file, 0, NotWritten{"Permission denied"}}})
            evening.tell(session::PreferencesFailed{fault});
        return evening.said();
    };
    CHECK(told("en") ==
          Lines{"The setting pitch cannot be used, the usual one holds. Expected: a whole number from 0 to 100. Line 3 "
                "of settings.toml.",
                "The setting language cannot be used, the usual one holds. Expected: de or en. Line 4 of "
                "settings.toml.",
                "The setting time_control cannot be used, the usual one holds. Expected: a time control in quotes, "
                "such as 300+3, or - without clocks. Line 5 of settings.toml.",
                "The settings cannot be read, the usual ones hold. Line 120 of settings.toml is not TOML.",
                "The settings cannot be read, the usual ones hold. settings.toml.",
                "The settings cannot be kept. settings.toml: Permission denied."});
    CHECK(told("de") ==
          Lines{"Die Einstellung pitch ist nicht brauchbar, es gilt die übliche. Erwartet: eine ganze Zahl von 0 bis "
                "100. Zeile 3 von settings.toml.",
                "Die Einstellung language ist nicht brauchbar, es gilt die übliche. Erwartet: de oder en. Zeile 4 von "
                "settings.toml.",
                "Die Einstellung time_control ist nicht brauchbar, es gilt die übliche. Erwartet: eine Bedenkzeit in "
                "Anführungszeichen, etwa 300+3, oder - ohne Uhren. Zeile 5 von settings.toml.",
                "Die Einstellungen sind nicht lesbar, es gelten die üblichen. Zeile 120 von settings.toml ist kein "
                "TOML.",
                "Die Einstellungen sind nicht lesbar, es gelten die üblichen. settings.toml.",
                "Die Einstellungen können nicht gespeichert werden. settings.toml: Permission denied."});
}

TEST_CASE("A full disk is said once, the game goes on, and leaving it warns") {
    Evening evening = begun("300");
    evening.disk_is_full = true;
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    const Lines said = evening.said();
    CHECK(std::count(said.begin(), said.end(),
                     "Not on disk! The game cannot be written. Klangbrett goes on trying. no room") == 1);
    CHECK(evening.model().game->table.plies.size() == 2);
    evening.pass(std::chrono::seconds(5));
    evening.pass(std::chrono::seconds(5));
    CHECK(evening.said().empty());
    fail_engine(evening);
    CHECK(contains(evening.said(), "Fairy-Stockfish has stopped by itself. The end of the game is not on disk yet."));
    evening.key("Escape");
    CHECK(contains(evening.said(), "Leave the game? Its last events are not on disk yet"));
}

TEST_CASE("What a full disk could not take is written when there is room again, and that is said once") {
    Evening evening = begun();
    evening.disk_is_full = true;
    evening.engine_plays({"e7e5", "b8c6"});
    evening.move("e4");
    const auto before = evening.journal().size();
    evening.disk_is_full = false;
    evening.said();
    evening.move("Nf3");
    const Lines said = evening.said();
    CHECK(std::count(said.begin(), said.end(), "All of the game is on disk again.") == 1);
    CHECK(evening.journal().size() >= before + 4);
    CHECK(evening.model().unwritten.empty());
    evening.key("Ctrl+q");
    CHECK(contains(evening.said(), "Leave Klangbrett? The game is kept."));
}

TEST_CASE("Quitting with events that are not on disk asks, and asks again if that was not known when it was asked") {
    Evening evening = begun();
    evening.disk_is_full = true;
    evening.move("e4");
    evening.said();
    evening.key("Ctrl+q");
    CHECK(contains(evening.said(), "Leave Klangbrett? What is not on disk is lost."));
    evening.keys({"Down", "Enter"});
    CHECK(evening.has_quit());

    Evening unaware = begun();
    unaware.key("Ctrl+q");
    unaware.said();
    const auto game = *unaware.model().game->id;
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
    Evening evening = begun();
    const auto id = evening.model().game->id;
    for (const LibraryRequest request : {LibraryRequest::Play, LibraryRequest::WriteSheet, LibraryRequest::Release,
                                         LibraryRequest::List, LibraryRequest::Load, LibraryRequest::Append}) {
        evening.tell(session::LibraryFailed{request, game::GameId{99}, {Problem::CannotWrite, "some detail"}});
        CHECK(evening.model().game->id == id);
    }
    const auto before = evening.journal().size();
    evening.move("e4");
    CHECK(evening.journal().size() > before);
}

TEST_CASE("A game that is gone on with is told of if it is not as it was written") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    const ports::journal::StoredGame kept = evening.kept().front();
    const auto told = [&kept](const ports::journal::ChainState& state) {
        Evening after;
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
    Evening evening = begun("5400");
    evening::open_arbiter(evening);
    evening::choose(evening, "Adjourn the game");
    evening.key("Enter");
    evening::say_yes(evening);
    evening.type("Nf3");
    evening.key("Enter");
    evening.said();
    evening::say_yes(evening);
    const std::string digits = "Check digits of this game, to be noted down: 0 1 2 3, 4 5 6 7, 8 9 a b, c d e f.";
    const Lines said = evening.said();
    CHECK(std::count(said.begin(), said.end(), digits) == 1);
    evening.pass(std::chrono::seconds(5));
    CHECK_FALSE(contains(evening.said(), "Check digits"));
}

TEST_CASE("A damaged library is told of, and a new one is begun if that is wanted") {
    Evening evening;
    evening.start();
    evening.said();
    evening.tell(
        session::LibraryFailed{session::LibraryRequest::List, std::nullopt, {Problem::Damaged, "games.sqlite"}});
    const Lines said = evening.said();
    CHECK(contains(said, "The file of games is damaged. games.sqlite"));
    CHECK(contains(said, "Set the damaged file of games aside and begin a new one"));
    evening.keys({"Down", "Enter"});
    CHECK(contains(evening.said(), "A new file of games has been begun. The damaged one is /games/damaged.sqlite."));
}

TEST_CASE("Quitting in the middle of a game says that it is kept") {
    Evening evening = begun();
    evening.key("Ctrl+q");
    CHECK(evening.said() == Lines{"Leave Klangbrett? The game is kept. No. Down arrow for yes, then Enter."});
}

TEST_CASE("The result stands at the end of the moves") {
    Evening evening = begun();
    lose(evening);
    CHECK(evening.view().board->moves == Lines{"1. f3  e5", "2. g4  Qh4#", "0-1"});
}

TEST_CASE("An engine that fails while a question or a list is open leaves no screen behind") {
    using Keys = std::vector<std::string>;
    for (const Keys& keys : {Keys{"Ctrl+r"}, Keys{"F9", "End", "Up", "Enter"}, Keys{"Ctrl+F1"}, Keys{"F1", "F1"}}) {
        Evening evening = begun("180+2");
        for (const std::string& key : keys) evening.key(key);
        evening.said();
        fail_engine(evening);
        INFO(keys.front());
        CHECK(evening.said().back() == "Choose how to go on. Start Fairy-Stockfish again.");
        evening.pass(std::chrono::minutes(5));
        CHECK(!is_over(evening));
        evening.key("Enter");
        CHECK(on_board(evening));
        evening.engine_plays({"e7e5"});
        evening.move("e4");
        CHECK(evening.model().game->table.plies.size() == 2);
    }
}

TEST_CASE("A failed opponent can be replaced by another, or the game saved and gone on with") {
    Evening evening = begun();
    fail_engine(evening);
    evening.said();
    evening.key("Down");
    CHECK(evening.said() == Lines{"Go on with Stockfish"});
    evening.key("Enter");
    CHECK(contains(evening.said(), "Stockfish is starting."));
    fail_engine(evening);
    evening.keys({"End", "Enter", "Down", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "Save and leave"));
    CHECK(said.back().find("Main menu. Go on with the game against") == 0);
    evening.key("Enter");
    CHECK(evening.model().game);
}

TEST_CASE(
    "A draw is claimed with a move written down, and granted if the position will then stand for the third time") {
    Evening evening = begun();
    evening.engine_plays({"g8f6", "f6g8", "g8f6", "f6g8"});
    for (const char* words : {"Nf3", "Ng1", "Nf3", "Ng1"}) evening.move(words);
    evening.keys({"F9", "Down", "Down", "Down", "Down"});
    CHECK(evening.said().back() == "Claim a draw with the move you will make");
    evening.key("Enter");
    evening.tell(session::TextTyped{"springer felix drei"});
    evening.key("Enter");
    CHECK(evening.said().back() == "Claim a draw with the move you will make. Claim a draw by threefold repetition");
    evening.key("Enter");
    CHECK(evening.said().back() == "Claim a draw by threefold repetition with Springer Felix drei? No. Down arrow for "
                                   "yes, then Enter.");
    evening.keys({"Down", "Enter"});
    const Lines said = evening.said();
    CHECK(said == Lines{"Yes", "You claim a draw by repetition with Springer Felix drei",
                        "The claim is right: draw. F9: new game, or the main menu."});
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
    CHECK(evening.journal().at(9).find("draw-claimed white threefold g1f3") != std::string::npos);
}

TEST_CASE("After a wrong claim with a written move that move must be made") {
    Evening evening = begun("300+3");
    const auto claim = [&evening](const char* words) {
        evening.keys({"F9", "Down", "Down", "Down", "Down", "Enter"});
        evening.tell(session::TextTyped{words});
        evening.key("Enter");
    };
    claim("e5");
    CHECK(evening.said().back() == "No pawn can go to Eva fünf. Article 3");
    evening.key("Escape");
    claim("clocks");
    CHECK(evening.said().back() == "That is not a move");
    evening.key("Escape");
    claim("Nf3");
    evening.keys({"Enter"});
    CHECK(contains(evening.said(), "A wrong claim costs time."));
    evening.keys({"Down", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "Your claim is wrong: you now have "));
    CHECK(contains(said, "You must now play Springer Felix drei"));
    CHECK(said.back() == "Your opponent declines the draw");
    evening.move("e4");
    CHECK(contains(evening.said(), "After the wrong claim the announced move must be played. Article 9.5"));
    evening.engine_plays({"e7e5"});
    evening.move("Nf3");
    CHECK(contains(evening.said(), "Springer Felix drei"));
}

TEST_CASE("Damage that the daily copy finds is told once, and a new library is begun if that is wanted") {
    const ports::journal::Fault damage{Problem::Damaged, "games.sqlite: page 7"};
    const session::LibraryFailed copying{session::LibraryRequest::Copy, std::nullopt, damage};
    Evening playing = begun();
    playing.tell(copying);
    CHECK(playing.said() == Lines{"The file of games is damaged. games.sqlite: page 7"});

    Evening evening;
    evening.start();
    evening.said();
    evening.tell(session::LibraryFailed{session::LibraryRequest::Open, std::nullopt, damage});
    CHECK(evening.said() == Lines{"The file of games is damaged. games.sqlite: page 7"});
    evening.tell(copying);
    const Lines said = evening.said();
    CHECK_FALSE(contains(said, "is damaged"));
    CHECK(contains(said, "Set the damaged file of games aside and begin a new one"));
    evening.keys({"Down", "Enter"});
    CHECK(contains(evening.said(), "A new file of games has been begun. The damaged one is /games/damaged.sqlite."));
}
