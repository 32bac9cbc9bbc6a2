#include "base/platform/whole_file.hpp"
#include "src/storage/preferences.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <rapidcheck.h>

using namespace settings;
using namespace storage;

namespace {

void write(const std::filesystem::path& file, const std::string& text) {
    REQUIRE_FALSE(base::platform::write_whole(file, text));
}

/// Reads with the languages, key maps and editions of these tests on offer.
std::pair<Preferences, std::optional<PreferencesFault>> load(const std::filesystem::path& file) {
    return load_preferences(file, {{"de", "en", "fa"},
                                   {"klangbrett", "left \"hand\"", "سینا"},
                                   {"fide-2001", "fide-2005"},
                                   {{"en", {"en-us", "en-gb-scotland"}}}});
}

Preferences any_preferences() {
    Preferences any;
    any.language = *rc::gen::elementOf(std::vector<std::string>{"en", "de", "fa"});
    if (*rc::gen::arbitrary<bool>()) any.name = "Sina \"Bayat\"";
    if (*rc::gen::arbitrary<bool>()) any.opponent_name = "سینا";
    any.speaker = *rc::gen::element(Speaker::Own, Speaker::SpeechDispatcher, Speaker::ScreenReader);
    any.words_per_minute = *rc::gen::inRange(80, 601);
    any.pitch = *rc::gen::inRange(0, 101);
    any.speech_volume = *rc::gen::inRange(0, 101);
    any.cue_volume = *rc::gen::inRange(0, 101);
    any.verbosity = *rc::gen::element(Verbosity::Short, Verbosity::Normal, Verbosity::Long);
    for (VerbosityOfKind SpeechByKind::*kind : {&SpeechByKind::moves, &SpeechByKind::own_moves, &SpeechByKind::squares,
                                                &SpeechByKind::clocks, &SpeechByKind::refusals, &SpeechByKind::lists})
        any.speech_by_kind.*kind = *rc::gen::element(VerbosityOfKind::AsForAll, VerbosityOfKind::Short,
                                                     VerbosityOfKind::Normal, VerbosityOfKind::Long);
    any.key_map = *rc::gen::elementOf(std::vector<std::string>{"klangbrett", "left \"hand\"", "سینا"});
    any.side = *rc::gen::element(SideChoice::White, SideChoice::Black, SideChoice::Random);
    any.level = *rc::gen::inRange(1, 11);
    any.time_control = *rc::gen::elementOf(std::vector<std::string>{"-", "300+3", "40/5400:1800", "60d2.5"});
    if (*rc::gen::arbitrary<bool>()) any.own_time_control = "40/7200:1800+30";
    any.edition = *rc::gen::elementOf(std::vector<std::string>{"fide-2001", "fide-2005"});
    any.sitting =
        *rc::gen::element(Sitting::AgainstComputer, Sitting::AtOneComputer, Sitting::AsAssistant, Sitting::ByTurns);
    any.partner = *rc::gen::element(DoublesPlayer::Computer, DoublesPlayer::Person);
    any.doubles_opponent = *rc::gen::element(DoublesPlayer::Computer, DoublesPlayer::Person);
    any.partners_opponent = *rc::gen::element(DoublesPlayer::Computer, DoublesPlayer::Person);
    any.fair_play = *rc::gen::element(FairPlay::Off, FairPlay::On);
    if (*rc::gen::arbitrary<bool>()) any.own_output = "Headphones: \"USB\"";
    if (*rc::gen::arbitrary<bool>()) any.room_output = "بلندگو";
    any.keep_sound = *rc::gen::element(KeepSound::Off, KeepSound::On);
    any.drill_round = *rc::gen::element(DrillRoundLength::Questions, DrillRoundLength::Minute);
    any.position_told =
        *rc::gen::element(PositionTold::Pieces, PositionTold::Ranks, PositionTold::Moves, PositionTold::Task);
    any.move_words =
        *rc::gen::element(MoveWords::FideGerman, MoveWords::OwnLanguage, MoveWords::Nato, MoveWords::Spelled);
    any.square_colour =
        *rc::gen::element(SquareColour::Usual, SquareColour::InWords, SquareColour::ByCue, SquareColour::Untold);
    any.whose_piece = *rc::gen::element(WhosePiece::InWords, WhosePiece::ByVoice, WhosePiece::ByCue);
    any.second_voice =
        *rc::gen::element(SecondVoice::Deeper, SecondVoice::Higher, SecondVoice::Man, SecondVoice::Woman);
    any.opponent_moves = *rc::gen::element(OpponentMoves::UsualVoice, OpponentMoves::SecondVoice);
    any.partners_board = *rc::gen::element(PartnersBoard::Moves, PartnersBoard::Captures, PartnersBoard::Silent);
    // What a language once had it keeps when it is written again, so each is always chosen for.
    for (const char* language : {"de", "en"}) {
        VoiceProfile& voice_profile = any.voice_profiles[language];
        voice_profile.variant = *rc::gen::elementOf(std::vector<speech::voice::Variant>(
            speech::voice::all_variants.begin(), speech::voice::all_variants.end()));
        voice_profile.rate = *rc::gen::inRange(-300, 301);
        voice_profile.pitch = *rc::gen::inRange(-50, 51);
    }
    if (*rc::gen::arbitrary<bool>()) any.voice_profiles["en"].accent = "en-us";
    any.theme = *rc::gen::element(Theme::Dark, Theme::WhiteOnBlack, Theme::YellowOnBlack, Theme::BlackOnWhite);
    any.text_size = *rc::gen::inRange(100, 201);
    any.board_size = *rc::gen::element(BoardSize::WithText, BoardSize::Largest);
    return any;
}

} // namespace

TEST_CASE("Without a file there are the defaults, and that is no fault") {
    const tests::TemporaryFolder folder;
    const auto [preferences, fault] = load(folder / "settings.toml");
    CHECK(preferences == Preferences{});
    CHECK_FALSE(fault);
    CHECK_FALSE(std::filesystem::exists(folder / "settings.toml"));
}

TEST_CASE("Every choice is found again") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "config/klangbrett/settings.toml";
    CHECK(rc::check([&file] {
        const Preferences chosen = any_preferences();
        RC_ASSERT_FALSE(save_preferences(file, chosen));
        const auto [found, fault] = load(file);
        RC_ASSERT(found == chosen);
        RC_ASSERT_FALSE(fault);
    }));
    CHECK_FALSE(std::filesystem::exists(file.string() + ".new"));
    CHECK_FALSE(std::filesystem::exists(file.string() + ".broken"));
}

TEST_CASE("Keys of another version of the program stay") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    write(file, "level = 4\nbraille_display = 'auto'\n[hall]\nserver = 'example'\n");
    const auto [found, fault] = load(file);
    CHECK_FALSE(fault);
    CHECK(found.level == 4);
    CHECK_FALSE(save_preferences(file, found));
    const std::string text = *base::platform::read_whole(file);
    CHECK(text.find("braille_display = \"auto\"") != std::string::npos);
    CHECK(text.find("server = \"example\"") != std::string::npos);
}

TEST_CASE("A text of another version of the program stays as it is, whatever is in it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    const std::string text = GENERATE(as<std::string>(), R"("'''\n'''c")", R"("\na\n'")", R"("a\\n\"\"\"\r\n'")");
    write(file, "hall = " + text + "\n");
    REQUIRE_FALSE(save_preferences(file, load(file).first));
    CHECK_FALSE(load(file).second);
    CHECK(base::platform::read_whole(file)->find("hall = " + text) != std::string::npos);
}

TEST_CASE("What lies in the place of a table is no fault any more once the settings are written") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    const std::string text = GENERATE(as<std::string>(), "voices = 'a'", "voices = [{ rate = 1 }, { rate = 2 }]",
                                      "[[voices]]\nrate = 1", "voices.en = 5\nvoices.de.rate = 3", "voices.en = [[]]");
    write(file, "language = 'de'\n" + text + "\n");
    const auto [found, fault] = load(file);
    CHECK(found.language == "de");
    CHECK(fault);
    REQUIRE_FALSE(save_preferences(file, found));
    const auto [again, second_fault] = load(file);
    CHECK(again == found);
    CHECK_FALSE(second_fault);
}

TEST_CASE("How each language is spoken is kept in a table of its own, and that of a language that is not here stays") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    write(file, "[voices.en]\naccent = 'en-us'\nvariant = 'woman-2'\nrate = 40\n[voices.xx]\nrate = 5\n");
    auto [found, fault] = load(file);
    CHECK_FALSE(fault);
    CHECK(found.voice_profiles ==
          std::map<std::string, VoiceProfile>{{"en", {"en-us", speech::voice::Variant::Woman2, 40, 0}}});
    found.voice_profiles["en"].accent.reset();
    found.voice_profiles["de"].pitch = -10;
    CHECK_FALSE(save_preferences(file, found));
    CHECK(load(file).first == found);
    CHECK(base::platform::read_whole(file)->find("[voices.xx]") != std::string::npos);
}

TEST_CASE("A file that is no TOML gives the defaults, a fault with its line, and is kept beside") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    const std::string text = "language = 'de'\nlevel = = 3\n";
    write(file, text);
    const auto [found, fault] = load(file);
    CHECK(found == Preferences{});
    REQUIRE(fault);
    CHECK(fault->file == file.string());
    CHECK(fault->line == 2);
    CHECK(std::holds_alternative<NotToml>(fault->trouble));
    CHECK(base::platform::read_whole(file.string() + ".broken") == text);
    CHECK_FALSE(save_preferences(file, found));
    CHECK_FALSE(load(file).second);
    CHECK(base::platform::read_whole(file.string() + ".broken") == text);
}

TEST_CASE("A value that cannot be used is named; the others count") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    write(file, "language = 'de'\nwords_per_minute = 20\npitch = 'high'\n");
    const auto [found, fault] = load(file);
    CHECK(found.language == "de");
    CHECK(found.words_per_minute == Preferences{}.words_per_minute);
    CHECK(fault == PreferencesFault{file.string(), 2, BadValue{"words_per_minute", WholeNumber{80, 600}}});
    CHECK(std::filesystem::exists(file.string() + ".broken"));

    const auto bad = [&](const std::string& text) {
        write(file, text);
        return std::get<BadValue>(load(file).second->trouble);
    };
    CHECK(bad("speaker = 'nobody'") == BadValue{"speaker", OneOf{{"own", "speech-dispatcher", "screen-reader"}}});
    CHECK(bad("verbosity = 'chatty'") == BadValue{"verbosity", OneOf{{"short", "normal", "long"}}});
    CHECK(bad("side = 1") == BadValue{"side", OneOf{{"white", "black", "random"}}});
    CHECK(bad("level = 0") == BadValue{"level", WholeNumber{1, 100}});
    CHECK(bad("move_words = 'klingon'") ==
          BadValue{"move_words", OneOf{{"fide-german", "own-language", "nato", "spelled"}}});
    CHECK(bad("[voices.de]\nrate = 1000") == BadValue{"rate", WholeNumber{-300, 300}});
    CHECK(bad("[voices.en]\naccent = 'en-au'") == BadValue{"accent", OneOf{{"en-us", "en-gb-scotland"}}});
    CHECK(bad("[voices.de]\naccent = 'en-us'") == BadValue{"accent", OneOf{{"de"}}});
    CHECK(bad("voices = 'loud'") == BadValue{"voices", OneOf{{"[voices.de]", "[voices.en]", "[voices.fa]"}}});
    CHECK(bad("[voices]\nde = 3") == BadValue{"de", OneOf{{"[voices.de]"}}});
    CHECK(bad("cue_volume = 101") == BadValue{"cue_volume", WholeNumber{0, 100}});
    CHECK(bad("time_control = 'soon'") == BadValue{"time_control", TimeControlText{}});
    CHECK(bad("own_time_control = '-'") == BadValue{"own_time_control", TimeControlText{}});
    CHECK(bad("name = 3") == BadValue{"name", NameText{}});
    CHECK(bad("name = '" + std::string(10'000, 'n') + "'") == BadValue{"name", NameText{}});
    CHECK(bad("opponent_name = \"A\\u001bB\"") == BadValue{"opponent_name", NameText{}});
    write(file, "name = ''");
    CHECK_FALSE(load(file).second);
    CHECK_FALSE(load(file).first.name);
}

TEST_CASE("A language, a key map or an edition that is not offered is named, and the default counts") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    Preferences defaults;
    defaults.language = "de";
    const Offered offered{{"de", "en"}, {"klangbrett"}, {"fide-2005"}};
    write(file, "pitch = 40\nlanguage = 'fr'\n");
    const auto [found, fault] = load_preferences(file, offered, defaults);
    CHECK(found.language == "de");
    CHECK(found.pitch == 40);
    CHECK(fault == PreferencesFault{file.string(), 2, BadValue{"language", OneOf{{"de", "en"}}}});
    CHECK(std::filesystem::exists(file.string() + ".broken"));
    write(file, "key_map = '../../etc/passwd'");
    CHECK(load_preferences(file, offered).second ==
          PreferencesFault{file.string(), 1, BadValue{"key_map", OneOf{{"klangbrett"}}}});
    write(file, "edition = 'fide-1997'");
    CHECK(load_preferences(file, offered).second ==
          PreferencesFault{file.string(), 1, BadValue{"edition", OneOf{{"fide-2005"}}}});
}

TEST_CASE("Settings that cannot be read or written are a fault") {
    const tests::TemporaryFolder folder;
    write(folder / "file", "");
    CHECK(save_preferences(folder / "file/settings.toml", Preferences{})->line == 0);
    const auto [found, fault] = load(folder.path());
    CHECK(found == Preferences{});
    CHECK(std::holds_alternative<NotReadable>(fault->trouble));
}
