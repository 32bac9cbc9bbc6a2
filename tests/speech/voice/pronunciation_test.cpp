// Which words are given to the engine otherwise than they are written, and that nothing else is.
#include "speech/voice/espeak/pronunciation.hpp"

#include "speech/phrases/locale.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <fstream>

using namespace speech::voice::espeak;
using speech::phrases::Run;

namespace {

std::string written(const Run& run) {
    static const LoadedPronunciation loaded = load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER));
    REQUIRE(loaded.broken.empty());
    return loaded.words.written(run);
}

/// A folder with one language, whose words are said like that.
class OneLanguage {
public:
    explicit OneLanguage(const std::string& spoken) {
        std::filesystem::create_directory(folder_ / "de");
        for (const char* file : {"locale.toml", "messages.toml"})
            std::filesystem::copy_file(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER) / "de" / file,
                                       folder_ / "de" / file);
        std::ofstream(folder_ / "de/spoken.toml") << spoken;
    }
    LoadedPronunciation load() const { return load_pronunciation(folder_.path()); }
    std::string written(const std::string& text) const { return load().words.written({{"de"}, text}); }
    std::string fault() const {
        const auto broken = load().broken;
        return broken.size() == 1 ? base::toml::describe(broken.front().second) : "";
    }

private:
    tests::TemporaryFolder folder_;
};

} // namespace

TEST_CASE("Cäsar is written for the German voice as it must sound") {
    CHECK(written({{"de"}, "Springer Cäsar drei"}) == "Springer Zäsar drei");
    CHECK(written({{"de"}, "Cäsar vier, Cäsar fünf"}) == "Zäsar vier, Zäsar fünf");
}

TEST_CASE("Persian and Arabic thousands have no sign between them, for the voice would say it") {
    CHECK(written({{"fa"}, "۱٬۵۰۰"}) == "۱۵۰۰");
    CHECK(written({{"ar"}, "١٬٥٠٠"}) == "١٥٠٠");
}

TEST_CASE("An Arabic consonant is doubled before it has its vowel") {
    CHECK(written({{"ar"}, "يُقَر\u0650\u0651ر"}) == "يُقَر\u0651\u0650ر");
    CHECK(written({{"ar"}, "يُقَر\u0651\u0650ر"}) == "يُقَر\u0651\u0650ر");
}

TEST_CASE("Other words and other languages are left as they are") {
    CHECK(written({{"de"}, "Anna zwei"}) == "Anna zwei");
    CHECK(written({{"en"}, "Cäsar"}) == "Cäsar");
    CHECK(written({{"none"}, "Cäsar"}) == "Cäsar");
}

TEST_CASE("Only whole words are meant, however their letters are written") {
    const OneLanguage language("[words]\n\"Remis\" = \"Remie\"\n");
    CHECK(language.written("Remis, remis! (REMIS)") == "Remie, Remie! (Remie)");
    CHECK(language.written("Remisen, Kremis, 1Remis2") == "Remisen, Kremis, 1Remie2");
}

TEST_CASE("Several words are meant together, and the longest of what fits") {
    const OneLanguage language("[words]\n\"en\" = \"N\"\n\"en passant\" = \"on passan\"\n\"zu viel\" = \"genug\"\n");
    CHECK(language.written("en passant, en  passant, en") == "on passan, N  passant, N");
    CHECK(language.written("zu en passant viel") == "zu on passan viel");
}

TEST_CASE("Sounds are told from words, and nobody's text can tell any") {
    const OneLanguage language("[phonemes]\n\"Elo\" = \"'e:lo:\"\n");
    CHECK(language.written("Elo 2000") == "[['e:lo:]] 2000");
    CHECK(language.written("[[m'at]]") == "[ [m'at]]");
    CHECK(written({{"none"}, "[[[m'at]]"}) == "[ [[m'at]]");
}

TEST_CASE("A number goes by what is counted, whatever vowels that is written with") {
    const OneLanguage language(
        "[[counted]]\nnouns = [\"Züge\", \"دقائق\"]\nnumbers = { 3 = \"drei[f]\", \"٥\" = \"خمس\" }\n");
    CHECK(language.written("3 Züge, 3 züge, 13 Züge, 3  Züge, 3 Zug") ==
          "drei[f] Züge, drei[f] züge, 13 Züge, 3  Züge, 3 Zug");
    CHECK(language.written("1.3 Züge und 0:3 Züge, 3") == "1.3 Züge und 0:3 Züge, 3");
    CHECK(language.written("٥ دَقائِق") == "خمس دَقائِق");
    CHECK(language.written("١٥ دَقائِق") == "١٥ دَقائِق");
}

TEST_CASE("What is wrong in a file is told with its place, and only that language is without") {
    CHECK(OneLanguage("[words]\n\"Remis!\" = \"Remie\"\n").fault().find("whole words, not \"Remis!\"") !=
          std::string::npos);
    CHECK(OneLanguage("[word]\n\"Remis\" = \"Remie\"\n").fault().find("spoken.toml:1: word") != std::string::npos);
    CHECK(OneLanguage("[words]\n\"Remis\" = [\"Remie\"]\n").fault().find("spoken.toml:2: words.Remis") !=
          std::string::npos);
    CHECK(OneLanguage("[[counted]]\nnouns = [\"Zug\"]\nnumbers = { drei = \"3\" }\n")
              .fault()
              .find("digits, not \"drei\"") != std::string::npos);
    CHECK(OneLanguage("Remis").fault().find("spoken.toml:1") != std::string::npos);
    CHECK(OneLanguage("Remis").written("Remis") == "Remis");
}
