// How the player wants things said: the words of moves, the voices, the colours of squares and men.
#include "speech/announce/describe.hpp"
#include "src/session/items.hpp"
#include "src/session/settings/describe.hpp"
#include "src/settings/table.hpp"
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace evening;
using settings::MoveWords;
using speech::phrases::Part;
using speech::phrases::Runs;
using Lines = std::vector<std::string>;

namespace {

/// The last thing said that has words, with its voices.
Runs last_runs(const Evening& evening) {
    for (auto effect = evening.effects().rbegin(); effect != evening.effects().rend(); ++effect)
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

Evening begun_in(MoveWords words, const std::string& language = "en") {
    settings::Preferences preferences;
    preferences.move_words = words;
    preferences.language = language;
    return begun(preferences);
}

/// The rows of a list of settings.
Lines rows_of(const std::string& list, const settings::Preferences& preferences = {}) {
    Evening evening(preferences);
    evening.start();
    choose(evening, "Settings");
    choose(evening, list);
    return evening.view().list->rows;
}

void go(Evening& evening, const std::string& square) {
    evening.key("j");
    evening.type(square);
    evening.said();
    evening.key("Enter");
}

} // namespace

TEST_CASE("Moves are announced in the words that are chosen, and asked for in them") {
    const std::vector<std::pair<MoveWords, Lines>> chosen{
        {MoveWords::FideGerman, {"Eva vier", "Eva fünf", "You: Springer Felix drei"}},
        {MoveWords::OwnLanguage, {"e4", "e5", "You: knight f3"}},
        {MoveWords::Nato, {"echo four", "echo five", "You: knight foxtrot three"}},
        {MoveWords::Spelled, {"e, 4", "e, 5", "You: knight f, 3"}}};
    for (const auto& [words, lines] : chosen) {
        Evening evening = begun_in(words);
        evening.engine_plays({"e7e5"});
        evening.move("e4");
        const Lines said = evening.said();
        CHECK(contains(said, lines[0]));
        CHECK(contains(said, lines[1]));
        evening.engine_is_deaf = true;
        evening.move("Nf3");
        evening.said();
        evening.key("l");
        CHECK(evening.said() == Lines{lines[2]});
    }
}

TEST_CASE("What is announced in any words can be typed in them, in every language") {
    for (const std::string& language : languages())
        for (const MoveWords words :
             {MoveWords::FideGerman, MoveWords::OwnLanguage, MoveWords::Nato, MoveWords::Spelled}) {
            Evening evening = begun_in(words, language);
            const auto& position = evening.model().game->table.position;
            const auto how = session::manner(session::Scene{evening.model(), evening.now()});
            for (const auto move : position.legal_moves()) {
                const std::string said = plain_text(speech::announce::describe_move(position, move, how.form, how));
                INFO(language << ": " << said);
                const auto read = session::words(evening.model()).listener->read(position, said);
                const auto* heard = std::get_if<rules::board::Move>(&read);
                REQUIRE(heard != nullptr);
                CHECK(*heard == move);
            }
        }
}

TEST_CASE("The words are chosen in the settings with an example, and hold at once") {
    Evening evening = begun();
    evening.key("F9");
    choose(evening, "Settings");
    choose(evening, "Moves and squares");
    evening.said();
    evening.key("Right");
    CHECK(evening.said() == Lines{"Moves in the words of your language: knight f3"});
    evening.key("Right");
    CHECK(evening.said() == Lines{"Moves in the NATO alphabet: knight foxtrot three"});
    evening.key("Right");
    CHECK(evening.said() == Lines{"Moves in the words of your language, with squares spelled: knight f, 3"});
    evening.key("Left");
    evening.keys({"Escape", "Escape", "Escape"});
    evening.said();
    evening.key("l");
    evening.move("e4");
    CHECK(contains(evening.said(), "echo four"));
}

TEST_CASE("Everybody else hears the words of the Laws: the room, the opponent, and whoever plays what was kept") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.room_output = "loudspeaker";
    preferences.move_words = MoveWords::OwnLanguage;
    preferences.opponent_moves = settings::OpponentMoves::SecondVoice;
    Evening evening = begun(preferences);
    evening.announced();
    touch(evening, "e2");
    touch(evening, "e4");
    evening.move("e4");
    CHECK(evening.announced() == Lines{"Eva vier"});
    CHECK(contains(evening.said(), "e4"));

    settings::Preferences keeping;
    keeping.keep_sound = settings::KeepSound::On;
    keeping.move_words = MoveWords::Nato;
    Evening kept = begun(keeping);
    kept.engine_plays({"e7e5"});
    kept.move("e4");
    Lines heard;
    Lines recorded;
    for (const auto& effect : kept.effects())
        if (const auto* say = std::get_if<session::Tell>(&effect); say != nullptr && say->keeping) {
            heard.push_back(plain_text(say->utterance.runs));
            recorded.push_back(tagged_text(say->kept));
        }
    CHECK(heard == Lines{"echo four", "echo five"});
    CHECK(recorded == Lines{"de:Eva vier", "de:Eva fünf"});
}

TEST_CASE("Where the opponent hears what the player hears, the words are those of the Laws") {
    settings::Preferences preferences;
    preferences.sitting = settings::Sitting::AtOneComputer;
    preferences.move_words = MoveWords::OwnLanguage;
    Evening evening = begun(preferences);
    touch(evening, "e2");
    touch(evening, "e4");
    evening.said();
    evening.move("e4");
    CHECK(contains(evening.said(), "Eva vier"));
}

TEST_CASE("The interface language and that of the moves have voices of their own") {
    CHECK(rows_of("Speech and voices") ==
          Lines{"Speed: 175 words a minute", "Pitch: 50", "Loudness of speech: 80 percent",
                "Who speaks: the program itself", "Voice, English: the usual one", "Accent, English: British",
                "Speed, English: as set for all", "Pitch, English: as set for all", "Voice, Deutsch: the usual one",
                "Speed, Deutsch: as set for all", "Pitch, Deutsch: as set for all", "Second voice: deeper",
                "Opponent’s moves: in the usual voice"});
    settings::Preferences own;
    own.move_words = MoveWords::OwnLanguage;
    CHECK(rows_of("Speech and voices", own).size() == 10);
}

TEST_CASE("A voice is heard as soon as it is chosen, and kept for its language") {
    Evening evening;
    evening.start();
    choose(evening, "Settings");
    choose(evening, "Speech and voices");
    go_to(evening, "Voice, Deutsch: the usual one");
    evening.said();
    evening.key("Right");
    CHECK(evening.said() == Lines{"Voice, Deutsch: first man"});
    const auto& effects = evening.effects();
    const auto* applied = std::get_if<session::ApplyPreferences>(&effects[effects.size() - 2]);
    REQUIRE(applied != nullptr);
    CHECK(applied->preferences.tongues.at("de").variant == speech::voice::Variant::Man1);
    CHECK(last_runs(evening)[1].language.tag == "de"); // it is the new voice that says its name
    for (int more = 0; more < 6; ++more) evening.key("Right");
    CHECK(evening.heard().back() == "[board_edge] Voice, Deutsch: third woman");

    go_to(evening, "Accent, English: British");
    evening.said();
    evening.keys({"Right", "Right"});
    CHECK(evening.said() == Lines{"Accent, English: American", "Accent, English: Scottish"});
    CHECK(evening.model().preferences.tongues.at("en").accent == "en-gb-scotland");
    go_to(evening, "Speed, English: as set for all");
    evening.said();
    evening.keys({"Left", "Right", "Right"});
    CHECK(evening.said() == Lines{"Speed, English: 20 words a minute slower", "Speed, English: as set for all",
                                  "Speed, English: 20 words a minute faster"});
    go_to(evening, "Pitch, Deutsch: as set for all");
    evening.said();
    evening.key("Left");
    CHECK(evening.said() == Lines{"Pitch, Deutsch: 5 deeper"});
    go_to(evening, "Second voice: deeper");
    evening.said();
    evening.keys({"Right", "Right", "Right"});
    CHECK(evening.said() == Lines{"Second voice: higher", "Second voice: a man", "Second voice: a woman"});
    CHECK(opponents_words(last_runs(evening)) == "a woman");
}

TEST_CASE("Every setting of the manner is told in every language") {
    for (const std::string& language : languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        Evening evening(preferences);
        evening.start();
        const session::Scene scene{evening.model(), evening.now()};
        for (const auto list : {session::ListKind::SpeechSettings, session::ListKind::MoveSettings})
            for (const session::Item& row : session::items(scene, {.kind = list})) {
                INFO(language << ": " << plain_text(row.label));
                CHECK(plain_text(row.label).find('{') == std::string::npos);
                CHECK(plain_text(row.label).back() != ' ');
            }
    }
}

TEST_CASE("A second voice speaks the opponent's moves if that is wanted, told and asked for") {
    settings::Preferences preferences;
    preferences.opponent_moves = settings::OpponentMoves::SecondVoice;
    Evening evening = begun(preferences);
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    CHECK(opponents_words(last_runs(evening)) == "Eva fünf");
    evening.key("l");
    CHECK(plain_text(last_runs(evening)) == "Opponent: Eva fünf");
    CHECK(opponents_words(last_runs(evening)) == "Eva fünf");

    Evening usual = begun();
    usual.engine_plays({"e7e5"});
    usual.move("e4");
    CHECK(opponents_words(last_runs(usual)).empty());
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
        Evening evening = begun(preferences);
        evening.keys({"Up", "Up"});
        CHECK(evening.heard().back() == line);
    }
}

TEST_CASE("Whose man: in words, by the second voice or by a sound, and never twice") {
    const auto at = [](settings::WhoseMan how, const std::string& square) {
        settings::Preferences preferences;
        preferences.whose_man = how;
        Evening evening = begun(preferences);
        go(evening, square);
        const std::string line = evening.heard().back();
        const std::string his = opponents_words(last_runs(evening));
        return his.empty() ? line : line + " (second voice: " + his + ")";
    };
    using settings::WhoseMan;
    CHECK(at(WhoseMan::InWords, "g8") == "[white_square] black knight Gustav acht");
    CHECK(at(WhoseMan::ByVoice, "g8") == "[white_square] knight Gustav acht (second voice: knight Gustav acht)");
    CHECK(at(WhoseMan::ByVoice, "g1") == "[black_square] knight Gustav eins");
    CHECK(at(WhoseMan::ByCue, "g8") == "[white_square] [opponents_man] knight Gustav acht");
    CHECK(at(WhoseMan::ByCue, "g1") == "[black_square] [own_man] knight Gustav eins");
    CHECK(at(WhoseMan::ByCue, "e4") == "[white_square] Eva vier empty");
}

TEST_CASE("Where no sound tells whose a man is, words do") {
    settings::Preferences preferences;
    preferences.whose_man = settings::WhoseMan::ByCue;
    Evening evening = begun(preferences);
    go(evening, "e7");
    evening.said();
    evening.key("x"); // along the lines from here
    CHECK(contains(evening.said(), "black"));
}

TEST_CASE("Clocks and the beginnings of games are in the language's own digits") {
    Evening evening = begun("300", "fa");
    CHECK(evening.view().board->bottom_clock == "۴:۵۹");
    settings::Preferences arabic;
    arabic.language = "ar";
    ports::journal::StoredGame game{
        game::GameId{7}, {{}, "A", "B", game::Opponent{"stockfish", 3}, "2026-11-20T14:05:00"}, {}, {}, std::nullopt};
    Evening menu(arabic);
    menu.start({game});
    const std::string row = menu.view().list->rows.front();
    CHECK(row.find("١٤") != std::string::npos);
    CHECK(row.find_first_of("0123456789") == std::string::npos);
    Evening english;
    english.start({game});
    CHECK(english.view().list->rows.front().find("14:05") != std::string::npos);
}

TEST_CASE("Every edition has a name in the languages that have a script of their own") {
    for (const std::string language : {"fa", "ar"})
        for (const auto& [name, laws] : equipment()->editions) {
            settings::Preferences preferences;
            preferences.language = language;
            preferences.edition = name;
            Evening evening(preferences);
            evening.start();
            const session::Scene scene{evening.model(), evening.now()};
            const std::string told = plain_text(session::describe_setting(scene, settings::setting("edition")));
            INFO(name << ": " << told);
            CHECK(std::none_of(told.begin(), told.end(),
                               [](char sign) { return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z'); }));
        }
}
