// What F1 says of a row that changes a setting, and how long the sentences of a rule are.
#include "speech/announce/describe_rule.hpp"
#include "src/session/widgets/help.hpp"
#include "src/settings/table.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <iterator>
#include <sstream>

using namespace harness;

namespace {

std::vector<session::SettingRow> every_row() {
    std::vector<session::SettingRow> rows;
    for (const settings::Setting& setting : settings::table) rows.emplace_back(setting);
    for (const settings::VoiceSetting& setting : settings::voice_table)
        rows.emplace_back(session::VoiceRow{session::VoiceOf::Interface, setting});
    return rows;
}

std::ptrdiff_t words_in(const std::string& sentence) {
    std::istringstream words(sentence);
    return std::distance(std::istream_iterator<std::string>(words), {});
}

} // namespace

TEST_CASE("Every setting is explained in every language, in sentences of at most twenty words") {
    for (const std::string& language : languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        const session::Scene scene{harness.model(), harness.now()};
        for (const session::SettingRow& row : every_row()) {
            const auto help = session::help_of(row);
            REQUIRE(help);
            const bool names_word = *help == speech::phrases::PhraseId::SettingHelpHandsFree;
            const auto words = names_word ? scene.phrase(*help, {{"opening", "Zug"}}) : scene.phrase(*help);
            std::istringstream text(speech::phrases::plain_text(words));
            for (std::string sentence; std::getline(text, sentence, '.');) {
                CAPTURE(language, sentence);
                CHECK(words_in(sentence) <= 20);
            }
        }
    }
}

TEST_CASE("Every rule is told in every language, in sentences of at most twenty words") {
    for (const std::string& language : languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        const session::Scene scene{harness.model(), harness.now()};
        for (const auto& [edition, laws] : harness.model().equipment->editions) {
            for (const auto& [rule, article] : laws.articles) {
                std::istringstream text(
                    speech::phrases::plain_text(speech::announce::explain(rule, laws, session::manner(scene))));
                for (std::string sentence; std::getline(text, sentence, '.');) {
                    CAPTURE(language, edition, article, sentence);
                    CHECK(words_in(sentence) <= 20);
                }
            }
        }
    }
}

TEST_CASE("Help on a row that changes a setting says first what the setting does, then the keys") {
    SessionHarness harness;
    harness.start();
    choose(harness, "New game");
    go_to(harness, "Touch-move: off");
    harness.said();
    harness.key("F1");
    const auto said = harness.said();
    REQUIRE(said.size() == 1);
    CHECK(said.front().starts_with("With touch-move a piece you lift has to be moved"));
    CHECK(contains(said, "Left arrow and Right arrow change it"));
}

TEST_CASE("In the short form help on a row is what the setting does") {
    settings::Preferences preferences;
    preferences.verbosity = settings::Verbosity::Short;
    SessionHarness harness(preferences);
    harness.start();
    choose(harness, "Settings");
    go_to(harness, "Speech: short");
    harness.said();
    harness.key("F1");
    CHECK(harness.said() ==
          std::vector<std::string>{"How much is said of everything. Speech by kind can make exceptions."});
}
