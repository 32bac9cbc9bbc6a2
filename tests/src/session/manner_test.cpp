// How the player wants things said: the words of moves, the voices, the colours of squares and pieces.
#include "speech/announce/describe.hpp"
#include "src/session/items.hpp"
#include "src/session/settings/describe.hpp"
#include "src/settings/table.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using settings::MoveWords;
using speech::phrases::Part;
using speech::phrases::Runs;
using Lines = std::vector<std::string>;

namespace {

/// The last thing said that has words, with its voices.
Runs last_runs(const SessionHarness& harness) {
    for (auto effect = harness.effects().rbegin(); effect != harness.effects().rend(); ++effect)
        if (const auto* say = std::get_if<session::Tell>(&*effect); say != nullptr && !say->utterance.runs.empty())
            return say->utterance.runs;
    return {};
}

std::string opponents_words(const Runs& runs) {
    Runs his;
    for (const auto& run : runs)
        if (run.part == Part::Opponent) his.push_back(run);
    return plain_text(his);
}

SessionHarness begun_in(MoveWords words, const std::string& language = "en") {
    settings::Preferences preferences;
    preferences.move_words = words;
    preferences.language = language;
    return begun(preferences);
}

/// The rows of a list of settings.
Lines rows_of(const std::string& list, const settings::Preferences& preferences = {}) {
    SessionHarness harness(preferences);
    harness.start();
    choose(harness, "Settings");
    choose(harness, list);
    return harness.view().list->rows;
}

void jump(SessionHarness& harness, const std::string& square) {
    harness.key("j");
    harness.type(square);
    harness.said();
    harness.key("Enter");
}

} // namespace

TEST_CASE("Moves are announced in the words that are chosen, and asked for in them") {
    const std::vector<std::pair<MoveWords, Lines>> chosen{
        {MoveWords::FideGerman, {"Eva vier", "Eva fünf", "You: Springer Felix drei"}},
        {MoveWords::OwnLanguage, {"e4", "e5", "You: knight f3"}},
        {MoveWords::Nato, {"echo four", "echo five", "You: knight foxtrot three"}},
        {MoveWords::Spelled, {"e, 4", "e, 5", "You: knight f, 3"}}};
    for (const auto& [words, lines] : chosen) {
        SessionHarness harness = begun_in(words);
        harness.engine_plays({"e7e5"});
        harness.move("e4");
        const Lines said = harness.said();
        CHECK(contains(said, lines[0]));
        CHECK(contains(said, lines[1]));
        harness.engine_is_deaf = true;
        harness.move("Nf3");
        harness.said();
        harness.key("l");
        CHECK(harness.said() == Lines{lines[2]});
    }
}

TEST_CASE("What is announced in any words can be typed in them, in every language") {
    for (const std::string& language : languages())
        for (const MoveWords words :
             {MoveWords::FideGerman, MoveWords::OwnLanguage, MoveWords::Nato, MoveWords::Spelled}) {
            SessionHarness harness = begun_in(words, language);
            const auto& position = harness.game().table.position;
            const auto how = session::manner(session::Scene{harness.model(), harness.now()});
            for (const auto move : position.legal_moves()) {
                const std::string said =
                    plain_text(speech::announce::describe_move(position, move, how.forms.moves, how));
                INFO(language << ": " << said);
                const auto read = session::words(harness.model()).listener->read(position, said);
                const auto* heard = std::get_if<rules::board::Move>(&read);
                REQUIRE(heard != nullptr);
                CHECK(*heard == move);
            }
        }
}

TEST_CASE("The words are chosen in the settings with an example, and hold at once") {
    SessionHarness harness = begun();
    harness.key("F9");
    choose(harness, "Settings");
    choose(harness, "Moves and squares");
    harness.said();
    harness.key("Right");
    CHECK(harness.said() == Lines{"Moves in the words of your language: knight f3"});
    harness.key("Right");
    CHECK(harness.said() == Lines{"Moves in the NATO alphabet: knight foxtrot three"});
    harness.key("Right");
    CHECK(harness.said() == Lines{"Moves in the words of your language, with squares spelled: knight f, 3"});
    harness.key("Left");
    harness.keys({"Escape", "Escape", "Escape"});
    harness.said();
    harness.key("l");
    harness.move("e4");
    CHECK(contains(harness.said(), "echo four"));
}

TEST_CASE("Everybody else hears the words of the Laws: the room, the opponent, and whoever plays what was kept") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    preferences.move_words = MoveWords::OwnLanguage;
    preferences.opponent_moves = settings::OpponentMoves::SecondVoice;
    SessionHarness harness = begun(preferences);
    harness.announced();
    touch(harness, "e2");
    touch(harness, "e4");
    harness.move("e4");
    CHECK(harness.announced() == Lines{"Eva vier"});
    CHECK(contains(harness.said(), "e4"));

    settings::Preferences keeping;
    keeping.keep_sound = settings::KeepSound::On;
    keeping.move_words = MoveWords::Nato;
    SessionHarness kept = begun(keeping);
    kept.engine_plays({"d7d5", "d8d5"});
    kept.move("e4");
    kept.move("exd5");
    Lines heard;
    Lines recorded;
    for (const auto& effect : kept.effects())
        if (const auto* say = std::get_if<session::Tell>(&effect); say != nullptr && say->keeping) {
            heard.push_back(plain_text(say->utterance.runs));
            recorded.push_back(tagged_text(say->kept));
        }
    CHECK(heard == Lines{"echo four", "delta five", "echo delta five, takes pawn", "queen takes delta five"});
    CHECK(recorded == Lines{"de:Eva vier", "de:David fünf", "de:Eva schlägt David fünf", "de:Dame schlägt David fünf"});
}

TEST_CASE("Where the opponent hears what the player hears, the words are those of the Laws") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.move_words = MoveWords::OwnLanguage;
    SessionHarness harness = begun(preferences);
    touch(harness, "e2");
    touch(harness, "e4");
    harness.said();
    harness.move("e4");
    CHECK(contains(harness.said(), "Eva vier"));
}

TEST_CASE("The interface language and that of the moves have voices of their own") {
    CHECK(rows_of("Speech and voices") ==
          Lines{"Speed: 175 words a minute", "Pitch: 50", "Volume of speech: 80 percent",
                "Who speaks: the program itself", "Voice, English: the usual one", "Accent, English: British",
                "Speed, English: as set for all", "Pitch, English: as set for all", "Voice, Deutsch: the usual one",
                "Speed, Deutsch: as set for all", "Pitch, Deutsch: as set for all", "Second voice: deeper",
                "Opponent’s moves: in the second voice"});
    settings::Preferences own;
    own.move_words = MoveWords::OwnLanguage;
    CHECK(rows_of("Speech and voices", own).size() == 10);
}

TEST_CASE("A voice is heard as soon as it is chosen, and kept for its language") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Settings");
    choose(harness, "Speech and voices");
    go_to(harness, "Voice, Deutsch: the usual one");
    harness.said();
    harness.key("Right");
    CHECK(harness.said() == Lines{"Voice, Deutsch: first man"});
    const auto& effects = harness.effects();
    const auto* applied = std::get_if<session::ApplyPreferences>(&effects[effects.size() - 2]);
    REQUIRE(applied != nullptr);
    CHECK(applied->preferences.voice_profiles.at("de").variant == speech::voice::Variant::Man1);
    CHECK(last_runs(harness)[1].language.tag == "de"); // it is the new voice that says its name
    for (int more = 0; more < 6; ++more) harness.key("Right");
    CHECK(harness.heard().back() == "[board_edge] Voice, Deutsch: third woman");

    go_to(harness, "Accent, English: British");
    harness.said();
    harness.keys({"Right", "Right"});
    CHECK(harness.said() == Lines{"Accent, English: American", "Accent, English: Scottish"});
    CHECK(harness.model().preferences.voice_profiles.at("en").accent == "en-gb-scotland");
    go_to(harness, "Speed, English: as set for all");
    harness.said();
    harness.keys({"Left", "Right", "Right"});
    CHECK(harness.said() == Lines{"Speed, English: 20 words a minute slower", "Speed, English: as set for all",
                                  "Speed, English: 20 words a minute faster"});
    go_to(harness, "Pitch, Deutsch: as set for all");
    harness.said();
    harness.key("Left");
    CHECK(harness.said() == Lines{"Pitch, Deutsch: 5 deeper"});
    go_to(harness, "Second voice: deeper");
    harness.said();
    harness.keys({"Right", "Right", "Right"});
    CHECK(harness.said() == Lines{"Second voice: higher", "Second voice: a man", "Second voice: a woman"});
    CHECK(opponents_words(last_runs(harness)) == "a woman");
}

TEST_CASE("Every setting of the manner is told in every language") {
    for (const std::string& language : languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        harness.start();
        const session::Scene scene{harness.model(), harness.now()};
        for (const auto list :
             {session::ListKind::KindSettings, session::ListKind::SpeechSettings, session::ListKind::MoveSettings})
            for (const session::Item& row : session::items(scene, {.kind = list})) {
                INFO(language << ": " << plain_text(row.label));
                CHECK(plain_text(row.label).find('{') == std::string::npos);
                CHECK(plain_text(row.label).back() != ' ');
            }
    }
}

TEST_CASE("A second voice speaks the opponent's moves unless the usual one is wanted, told and asked for") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    CHECK(opponents_words(last_runs(harness)) == "Eva fünf");
    harness.key("l");
    CHECK(plain_text(last_runs(harness)) == "Opponent: Eva fünf");
    CHECK(opponents_words(last_runs(harness)) == "Eva fünf");

    settings::Preferences preferences;
    preferences.opponent_moves = settings::OpponentMoves::UsualVoice;
    SessionHarness usual = begun(preferences);
    usual.engine_plays({"e7e5"});
    usual.move("e4");
    CHECK(opponents_words(last_runs(usual)).empty());
    CHECK(plain_text(last_runs(usual)) == "Eva fünf");
}

TEST_CASE("Where another speaker has no second voice, words tell that the move is the opponent's") {
    settings::Preferences preferences;
    preferences.speaker = settings::Speaker::SpeechDispatcher;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    CHECK(contains(harness.said(), "Opponent: Eva fünf"));
    harness.key("l");
    CHECK(harness.said() == Lines{"Opponent: Eva fünf"});
}

TEST_CASE("The colour of a square under the finger: by a sound, in words or not at all, and never twice") {
    const std::vector<std::tuple<settings::SquareColour, settings::Verbosity, std::string>> told{
        {settings::SquareColour::Usual, settings::Verbosity::Normal, "[white_square] Eva vier empty"},
        {settings::SquareColour::Usual, settings::Verbosity::Long, "[white_square] Eva vier empty, light square"},
        {settings::SquareColour::InWords, settings::Verbosity::Normal, "Eva vier empty, light square"},
        {settings::SquareColour::InWords, settings::Verbosity::Short, "Eva vier, light square"},
        {settings::SquareColour::ByCue, settings::Verbosity::Long, "[white_square] Eva vier empty"},
        {settings::SquareColour::Untold, settings::Verbosity::Long, "Eva vier empty"}};
    for (const auto& [how, verbosity, line] : told) {
        settings::Preferences preferences;
        preferences.square_colour = how;
        preferences.verbosity = verbosity;
        SessionHarness harness = begun(preferences);
        harness.keys({"Up", "Up"});
        CHECK(harness.heard().back() == line);
    }
}

TEST_CASE("Whose piece: in words, by the second voice or by a sound, and never twice") {
    const auto at = [](settings::WhosePiece how, const std::string& square) {
        settings::Preferences preferences;
        preferences.whose_piece = how;
        SessionHarness harness = begun(preferences);
        jump(harness, square);
        const std::string line = harness.heard().back();
        const std::string his = opponents_words(last_runs(harness));
        return his.empty() ? line : line + " (second voice: " + his + ")";
    };
    using settings::WhosePiece;
    CHECK(at(WhosePiece::InWords, "g8") == "[white_square] black knight Gustav acht");
    CHECK(at(WhosePiece::ByVoice, "g8") == "[white_square] knight Gustav acht (second voice: knight Gustav acht)");
    CHECK(at(WhosePiece::ByVoice, "g1") == "[black_square] knight Gustav eins");
    CHECK(at(WhosePiece::ByCue, "g8") == "[white_square] [opponents_piece] knight Gustav acht");
    CHECK(at(WhosePiece::ByCue, "g1") == "[black_square] [own_piece] knight Gustav eins");
    CHECK(at(WhosePiece::ByCue, "e4") == "[white_square] Eva vier empty");
}

TEST_CASE("Where no sound tells whose a piece is, words do") {
    settings::Preferences preferences;
    preferences.whose_piece = settings::WhosePiece::ByCue;
    SessionHarness harness = begun(preferences);
    jump(harness, "e7");
    harness.said();
    harness.key("x"); // along the lines from here
    CHECK(contains(harness.said(), "black"));
}

TEST_CASE("Clocks and the beginnings of games are in the language's own digits") {
    SessionHarness harness = begun("300", "fa");
    CHECK(harness.view().board->bottom_clock == "۴:۵۹");
    settings::Preferences arabic;
    arabic.language = "ar";
    ports::journal::StoredGame game{
        game::GameId{7}, {{}, "A", "B", game::Opponent{"stockfish", 3}, "2026-11-20T14:05:00"}, {}, {}, std::nullopt};
    SessionHarness menu(arabic);
    menu.start({game});
    const std::string row = menu.view().list->rows.front();
    CHECK(row.find("١٤") != std::string::npos);
    CHECK(row.find_first_of("0123456789") == std::string::npos);
    SessionHarness english;
    english.start({game});
    CHECK(english.view().list->rows.front().find("14:05") != std::string::npos);
}

TEST_CASE("Every edition has a name in the languages that have a script of their own") {
    for (const std::string language : {"fa", "ar"})
        for (const auto& [name, laws] : equipment()->editions) {
            settings::Preferences preferences;
            preferences.language = language;
            preferences.edition = name;
            SessionHarness harness(preferences);
            harness.start();
            const session::Scene scene{harness.model(), harness.now()};
            const std::string told = plain_text(session::describe_setting(scene, settings::setting("edition")));
            INFO(name << ": " << told);
            CHECK(std::none_of(told.begin(), told.end(),
                               [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); }));
        }
}
