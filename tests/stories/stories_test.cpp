// Plays every story in every edition it names.
#include "base/platform/whole_file.hpp"
#include "src/tools/asking/fide_words.hpp"
#include "src/tools/script/boards.hpp"
#include "tests/stories/story.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <algorithm>
#include <set>

using namespace stories;

namespace {

std::vector<std::filesystem::path> files() {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(KLANGBRETT_SOURCE_DIR "/tests/stories"))
        if (entry.path().extension() == ".story") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<Story> stories_of(const std::filesystem::path& file) {
    auto read = read_stories(*base::platform::read_whole(file));
    if (const auto* bad = std::get_if<BadStory>(&read))
        FAIL(file.filename().string() << ":" << bad->line << ": " << bad->what);
    return std::get<std::vector<Story>>(std::move(read));
}

/// Envelopes that are numbered, so that a story knows their digests.
class NumberedEnvelopes final : public tools::script::Envelopes {
public:
    std::variant<tools::script::Digest, tools::script::EnvelopeTrouble>
    seal(const rules::table::Table&, rules::table::Color, const std::string& move, rules::table::Instant) override {
        moves_.push_back(move);
        const std::string number = std::to_string(moves_.size());
        return tools::script::Digest{std::string(64 - number.size(), '0') + number};
    }
    std::variant<tools::script::WrittenMove, tools::script::EnvelopeTrouble>
    open(const tools::script::Digest& digest) override {
        return tools::script::WrittenMove{moves_.at(std::stoul(digest.text) - 1)};
    }

private:
    std::vector<std::string> moves_;
};

const tools::script::Spoken& fide_words() {
    static const auto words = tools::asking::read_fide_words(KLANGBRETT_DATA_FOLDER);
    if (!words) FAIL("the words of the Laws cannot be read");
    return *words;
}

void play(const Story& story, const std::string& edition) {
    const auto read = tools::script::read_script("edition " + edition + "\n" + story.script);
    if (const auto* fault = std::get_if<tools::script::ScriptFault>(&read))
        FAIL("line " << story.line + fault->line << ": expected " << fault->expected);
    const auto& script = std::get<tools::script::Script>(read);
    const rules::table::Table start = tables::lay(script.settings);
    NumberedEnvelopes envelopes;
    tools::script::Boards boards(start, script.second_board, envelopes, &fide_words(), tools::script::Citing::Rulings);
    std::vector<std::string> lines;
    std::vector<rules::table::TimedEvent> events;
    for (const auto& act : script.acts) {
        const auto result = boards.run(act);
        if (const auto* fault = std::get_if<tools::script::ScriptFault>(&result))
            FAIL("act " << act.line << ": expected " << fault->expected);
        const auto& printed = std::get<tools::script::Printed>(result);
        lines.insert(lines.end(), printed.lines.begin(), printed.lines.end());
        events.insert(events.end(), printed.events.begin(), printed.events.end());
    }
    CHECK(difference(story.expected.at(edition), lines) == "");
    CHECK(tables::broken_fold(start, events, boards.table()) == "");
}

} // namespace

TEST_CASE("Every story goes as it is told") {
    int told = 0;
    for (const auto& file : files()) {
        for (const Story& story : stories_of(file)) {
            for (const std::string& edition : story.editions) {
                INFO(file.filename().string() << ":" << story.line << ": " << story.title << " (" << edition << ")");
                play(story, edition);
            }
            ++told;
        }
    }
    CHECK(told >= 40);
}

TEST_CASE("No two stories have the same title") {
    std::set<std::string> titles;
    for (const auto& file : files())
        for (const Story& story : stories_of(file)) {
            INFO(story.title);
            CHECK(titles.insert(story.title).second);
        }
}

TEST_CASE("A story that is not well told is found out") {
    const auto line_of = [](const std::string& text) {
        const auto read = read_stories(text);
        REQUIRE(std::holds_alternative<BadStory>(read));
        return std::get<BadStory>(read).line;
    };
    CHECK(line_of("once upon a time") == 1);
    CHECK(line_of("=== A\nrules X\neditions e\nweather fine") == 4);
    CHECK(line_of("=== A\nrules X\neditions e\n--- script") == 4);
    CHECK(line_of("=== A\n--- script\n--- expect\n") == 3);
    CHECK(line_of("=== A\nrules X\neditions e\n--- script\n--- expect\nx\n--- expect f\ny") == 8);
}

TEST_CASE("An Article can be another in some editions") {
    const std::string head = "=== A\nrules X\neditions a b c\n--- script\n--- expect\n";
    const auto read = read_stories(head + "1 ended 1-0 flag art=6.10|b:6.9|c:§9\n2 made white e2e4\n");
    REQUIRE(std::holds_alternative<std::vector<Story>>(read));
    const Story& story = std::get<std::vector<Story>>(read).front();
    CHECK(story.expected.at("a") == std::vector<std::string>{"1 ended 1-0 flag art=6.10", "2 made white e2e4"});
    CHECK(story.expected.at("b").front() == "1 ended 1-0 flag art=6.9");
    CHECK(story.expected.at("c").front() == "1 ended 1-0 flag art=§9");
}

TEST_CASE("Three dots stand for any number of lines, and nothing else does") {
    CHECK(difference({"a", "...", "d"}, {"a", "b", "c", "d"}).empty());
    CHECK(difference({"...", "d"}, {"d"}).empty());
    CHECK(difference({"..."}, {}).empty());
    CHECK_FALSE(difference({"a", "...", "d"}, {"a", "b"}).empty());
    CHECK_FALSE(difference({"a"}, {"a", "b"}).empty());
    CHECK_FALSE(difference({"a", "b"}, {"a"}).empty());
}
