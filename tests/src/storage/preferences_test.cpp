#include "src/storage/preferences.hpp"

#include "src/storage/whole_file.hpp"
#include "tests/src/storage/folder.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

using namespace storage;

namespace {

void write(const std::filesystem::path& file, const std::string& text) { REQUIRE_FALSE(write_whole(file, text)); }

Preferences any_preferences() {
    Preferences any;
    any.language = *rc::gen::elementOf(std::vector<std::string>{"en", "de", "fa"});
    any.words_per_minute = *rc::gen::inRange(80, 601);
    any.pitch = *rc::gen::inRange(0, 101);
    any.speech_volume = *rc::gen::inRange(0, 101);
    any.cue_volume = *rc::gen::inRange(0, 101);
    any.verbosity = *rc::gen::element(Verbosity::Short, Verbosity::Normal, Verbosity::Long);
    any.key_map = *rc::gen::elementOf(std::vector<std::string>{"klangbrett", "left \"hand\"", "سینا"});
    any.side = *rc::gen::element(SideChoice::White, SideChoice::Black, SideChoice::Random);
    any.level = *rc::gen::inRange(1, 11);
    any.time_control = *rc::gen::elementOf(std::vector<std::string>{"-", "300+3", "40/5400:1800", "60d2.5"});
    return any;
}

} // namespace

TEST_CASE("Without a file there are the defaults, and that is no fault") {
    const TemporaryFolder folder;
    const auto [preferences, fault] = load_preferences(folder / "settings.toml");
    CHECK(preferences == Preferences{});
    CHECK_FALSE(fault);
    CHECK_FALSE(std::filesystem::exists(folder / "settings.toml"));
}

TEST_CASE("Every choice is found again") {
    const TemporaryFolder folder;
    const auto file = folder / "config/klangbrett/settings.toml";
    CHECK(rc::check([&file] {
        const Preferences chosen = any_preferences();
        RC_ASSERT_FALSE(save_preferences(file, chosen));
        const auto [found, fault] = load_preferences(file);
        RC_ASSERT(found == chosen);
        RC_ASSERT_FALSE(fault);
    }));
    CHECK_FALSE(std::filesystem::exists(file.string() + ".new"));
    CHECK_FALSE(std::filesystem::exists(file.string() + ".broken"));
}

TEST_CASE("Keys of another version of the program stay") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    write(file, "level = 4\nbraille_display = 'auto'\n[hall]\nserver = 'example'\n");
    const auto [found, fault] = load_preferences(file);
    CHECK_FALSE(fault);
    CHECK(found.level == 4);
    CHECK_FALSE(save_preferences(file, found));
    const std::string text = *read_whole(file);
    CHECK(text.find("braille_display = 'auto'") != std::string::npos);
    CHECK(text.find("server = 'example'") != std::string::npos);
}

TEST_CASE("A file that is no TOML gives the defaults, a fault with its line, and is kept beside") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    const std::string text = "language = 'de'\nlevel = = 3\n";
    write(file, text);
    const auto [found, fault] = load_preferences(file);
    CHECK(found == Preferences{});
    REQUIRE(fault);
    CHECK(fault->file == file.string());
    CHECK(fault->line == 2);
    CHECK(fault->expected.starts_with("TOML"));
    CHECK(read_whole(file.string() + ".broken") == text);
    CHECK_FALSE(save_preferences(file, found));
    CHECK_FALSE(load_preferences(file).second);
    CHECK(read_whole(file.string() + ".broken") == text);
}

TEST_CASE("A value that cannot be used is named; the others count") {
    const TemporaryFolder folder;
    const auto file = folder / "settings.toml";
    write(file, "language = 'de'\nwords_per_minute = 20\npitch = 'high'\n");
    const auto [found, fault] = load_preferences(file);
    CHECK(found.language == "de");
    CHECK(found.words_per_minute == Preferences{}.words_per_minute);
    CHECK(fault == PreferencesFault{file.string(), 2, "words_per_minute: a whole number from 80 to 600"});
    CHECK(std::filesystem::exists(file.string() + ".broken"));

    const auto expected = [&](const std::string& text) {
        write(file, text);
        return load_preferences(file).second->expected;
    };
    CHECK(expected("language = ''") == "language: a name in quotes");
    CHECK(expected("key_map = '../../etc/passwd'") == "key_map: a name in quotes");
    CHECK(expected("verbosity = 'chatty'") == "verbosity: \"short\" or \"normal\" or \"long\"");
    CHECK(expected("side = 1") == "side: \"white\" or \"black\" or \"random\"");
    CHECK(expected("level = 0") == "level: a whole number from 1 to 100");
    CHECK(expected("cue_volume = 101") == "cue_volume: a whole number from 0 to 100");
    CHECK(expected("time_control = 'soon'") == "time_control: a time control in quotes, such as \"300+3\" or \"-\"");
}

TEST_CASE("Settings that cannot be read or written are a fault") {
    const TemporaryFolder folder;
    write(folder / "file", "");
    CHECK(save_preferences(folder / "file/settings.toml", Preferences{})->line == 0);
    const auto [found, fault] = load_preferences(folder.path());
    CHECK(found == Preferences{});
    CHECK(fault->expected == "a readable file");
}
