// What of the data is broken, and what holds instead.
#include "src/app/settle.hpp"

#include "speech/phrases/locale.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace app;
using What = session::DataBroken::What;
namespace fs = std::filesystem;

namespace {

/// The program's data, of which a test may break files.
class Data {
public:
    Data() {
        fs::copy(KLANGBRETT_DATA_FOLDER, folder_.path(), fs::copy_options::recursive);
        fs::copy(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER), path() / "locales", fs::copy_options::recursive);
    }
    void break_file(const std::string& name) const { std::ofstream(folder_ / name) << "a = 1\nthis is no TOML\n"; }
    void remove(const std::string& name) const { fs::remove_all(folder_ / name); }
    const fs::path& path() const { return folder_.path(); }

    Resources resources() const {
        auto found = load_resources(path());
        if (const auto* nothing = std::get_if<NoResources>(&found)) FAIL(nothing->complaint);
        return std::get<Resources>(std::move(found));
    }
    Settled settled(const settings::Preferences& chosen, const std::optional<std::string>& system = "C") const {
        return settle(chosen, resources(), path(), system);
    }

private:
    tests::TemporaryFolder folder_;
};

settings::Preferences speaking(const std::string& language) {
    settings::Preferences preferences;
    preferences.language = language;
    return preferences;
}

std::string text(const speech::phrases::Runs& runs) { return speech::phrases::plain_text(runs); }

} // namespace

TEST_CASE("What is whole is loaded whole, and nothing is told") {
    const Data data;
    CHECK(data.resources().broken.empty());
    CHECK(data.settled({}).told.empty());
}

TEST_CASE("A broken file that nobody chose costs nothing and is not told") {
    const Data data;
    for (const char* file :
         {"locales/fr/messages.toml", "locales/ar/locale.toml", "locales/es/vocabulary.toml", "locales/fa/spelled.toml",
          "vocabularies/nato.toml", "keys/lichess.toml", "keys/taken/jaws.toml", "editions/fide-2023.toml"})
        if (fs::exists(data.path() / file)) data.break_file(file);
    const Settled settled = data.settled({});
    CHECK(settled.told.empty());
    CHECK(settled.preferences == settings::Preferences{});
    const Resources resources = data.resources();
    CHECK(resources.broken.size() >= 5);
    CHECK(resources.equipment->key_maps.size() == 3);
    for (const session::LanguagePack& language_pack : resources.equipment->language_packs)
        for (const auto& [words, vocabulary] : language_pack.announcing) CHECK(vocabulary != nullptr);
}

TEST_CASE("A broken language is told, with the file and the line, in the system's language, then in English") {
    const Data data;
    data.break_file("locales/de/messages.toml");
    const Settled settled = data.settled(speaking("de"), "fr");
    CHECK(settled.preferences.language == "fr");
    REQUIRE(settled.told.size() == 1);
    CHECK(settled.told.front().what == What::Language);
    CHECK(text(settled.told.front().name) == "Deutsch");
    CHECK(text(settled.told.front().instead) == "Français");
    CHECK(settled.told.front().file == (data.path() / "locales/de/messages.toml").string());
    CHECK(settled.told.front().line == 2);
    CHECK(data.settled(speaking("de"), "de").preferences.language == "en");
    CHECK(data.settled(speaking("de"), std::nullopt).preferences.language == "en");
}

TEST_CASE("Without English messages a fixed order holds, and not the alphabet") {
    const Data data;
    data.remove("locales/en/messages.toml");
    const Settled settled = data.settled({});
    CHECK(settled.preferences.language == "de");
    REQUIRE(settled.told.size() == 1);
    CHECK(settled.told.front().file == (data.path() / "locales/en/messages.toml").string());
    CHECK(settled.told.front().expected == "a readable file");
}

TEST_CASE("A broken key map that was chosen is replaced by the usual one, and that by the one built in") {
    const Data data;
    settings::Preferences chosen;
    chosen.key_map = "lichess";
    data.break_file("keys/lichess.toml");
    Settled settled = data.settled(chosen);
    CHECK(settled.preferences.key_map == "klangbrett");
    REQUIRE(settled.told.size() == 1);
    CHECK(settled.told.front().what == What::KeyMap);
    const auto whole = data.resources().equipment->key_maps;

    data.break_file("keys/klangbrett.toml");
    settled = data.settled({});
    REQUIRE(settled.told.size() == 1);
    CHECK(settled.told.front().instead.empty());
    CHECK(settled.preferences.key_map == "klangbrett");
    const auto built_in = data.resources().equipment->key_maps;
    REQUIRE(built_in.size() == 1);
    const auto usual =
        std::find_if(whole.begin(), whole.end(), [](const auto& map) { return map.name == "klangbrett"; });
    REQUIRE(usual != whole.end());
    CHECK(built_in.front() == *usual);
}

TEST_CASE("Broken words for moves are replaced by others, broken Laws by the usual ones") {
    const Data data;
    data.break_file("vocabularies/fide-german.toml");
    const Settled settled = data.settled({});
    REQUIRE_FALSE(settled.told.empty());
    CHECK(settled.told.front().what == What::MoveWords);
    CHECK(text(settled.told.front().name) == "fide-german");
    CHECK(text(settled.told.front().instead) == "en");

    settings::Preferences chosen;
    chosen.edition = "of the club";
    const Settled laws = Data().settled(chosen);
    CHECK(laws.preferences.edition == settings::Preferences{}.edition);
    REQUIRE(laws.told.size() == 1);
    CHECK(laws.told.front().what == What::Laws);
}

TEST_CASE("Where the usual Laws are broken, those built in hold, also for the editions that begin from them") {
    const Data data;
    const auto whole = data.resources().equipment->editions;
    data.break_file("editions/fide-2005.toml");
    CHECK(data.resources().equipment->editions == whole);
    for (const std::string chosen : {"fide-2005", "fide-2023"}) {
        settings::Preferences preferences;
        preferences.edition = chosen;
        const Settled settled = data.settled(preferences);
        CHECK(settled.preferences.edition == chosen);
        REQUIRE(settled.told.size() == 1);
        CHECK(settled.told.front().what == What::Laws);
        CHECK(text(settled.told.front().name) == "fide-2005");
        CHECK(settled.told.front().instead.empty());
    }

    data.remove("editions");
    CHECK(data.resources().equipment->editions.size() == 1);
}

TEST_CASE("Broken engines and levels are told to everybody") {
    const Data data;
    data.break_file("levels.toml");
    data.break_file("engines/stockfish.toml");
    const Settled settled = data.settled({});
    REQUIRE(settled.told.size() == 2);
    CHECK_FALSE(data.resources().equipment->levels.empty());
}

TEST_CASE("Where there is nothing to speak in, nothing can begin") {
    const Data data;
    data.remove("locales");
    CHECK(std::holds_alternative<NoResources>(load_resources(data.path())));
}
