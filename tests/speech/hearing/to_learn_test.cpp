#include "speech/hearing/to_learn.hpp"

#include "tests/speech/hearing/saying.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace {

namespace hearing = speech::hearing;

/// As they are written, with their language in front.
std::vector<std::string> words_of(const std::string& language) {
    auto locale = words::english().locale();
    locale.language.tag = language;
    std::vector<std::string> written;
    for (const auto& each : hearing::words_to_learn(hearing::tongues_for(locale, saying::equipment().vocabularies)))
        written.push_back(each.word.language.tag + ' ' + each.written);
    return written;
}

} // namespace

TEST_CASE("The words of the announcements come first, in the order of the board") {
    const auto words = words_of("de");
    const std::vector<std::string> first(words.begin(), words.begin() + 34);
    CHECK(first == std::vector<std::string>{
                       "de Anna",    "de Bella",   "de Cäsar", "de David",    "de Eva",     "de Felix", "de Gustav",
                       "de Hektor",  "de eins",    "de zwei",  "de drei",     "de vier",    "de fünf",  "de sechs",
                       "de sieben",  "de acht",    "de Bauer", "de Springer", "de Läufer",  "de Turm",  "de Dame",
                       "de König",   "de schlägt", "de nach",  "de kurze",    "de Rochade", "de lange", "de en",
                       "de passant", "de Schach",  "de matt",  "de auf",      "de Zug",     "de a"});
}

TEST_CASE("In every language its own words and orders can be recorded, each once") {
    for (const std::string language : {"en", "es", "fr", "fa", "ar"}) {
        CAPTURE(language);
        const auto words = words_of(language);
        CHECK(std::set(words.begin(), words.end()).size() == words.size());
        CHECK(std::ranges::count_if(words, [&](const auto& word) { return word.starts_with(language + ' '); }) >= 30);
    }
    const auto spanish = words_of("es");
    for (const char* word : {"es caballo", "es uno", "es tablas", "es abandonar"}) {
        CAPTURE(word);
        CHECK(std::ranges::find(spanish, word) != spanish.end());
    }
}
