#include "tests/stories/story.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <string_view>

namespace stories {
namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

/// The line as it is expected in the edition: `art=6.10|fide-2023:6.9` is 6.9 in that one and 6.10 in others.
std::string line_in(const std::string& edition, const std::string& line) {
    constexpr std::string_view sign = " art=";
    const auto at = line.rfind(sign);
    if (at == std::string::npos || line.find('|', at) == std::string::npos) return line;
    std::istringstream choices(line.substr(at + sign.size()));
    std::string article;
    std::getline(choices, article, '|');
    for (std::string choice; std::getline(choices, choice, '|');)
        if (choice.starts_with(edition + ":")) article = choice.substr(edition.size() + 1);
    return line.substr(0, at + sign.size()) + article;
}

class Reader {
public:
    void read(int number, const std::string& line) {
        const auto words = words_of(line);
        if (line.starts_with("=== ")) {
            finish(number);
            stories_.push_back(Story{line.substr(4), number, {}, {}, {}, {}});
            part_ = Part::Head;
        } else if (stories_.empty()) {
            if (!words.empty()) complain(number, "a story begins with === and its title");
        } else if (line == "--- script") {
            part_ = Part::Script;
        } else if (line.starts_with("--- expect")) {
            part_ = Part::Expectation;
            expecting_ = {words.begin() + 2, words.end()};
            if (expecting_.empty()) expecting_ = stories_.back().editions;
            for (const auto& edition : expecting_) stories_.back().expected[edition].clear();
        } else {
            read_inside(number, line, words);
        }
    }

    void finish(int number) {
        if (stories_.empty()) return;
        const Story& story = stories_.back();
        if (story.rules.empty() || story.editions.empty())
            complain(number, "the story above names no rules or editions");
        for (const auto& edition : story.editions)
            if (!story.expected.contains(edition)) complain(number, "the story above expects nothing in " + edition);
        if (story.expected.size() != story.editions.size()) complain(number, "an expectation of an edition not played");
    }

    std::variant<std::vector<Story>, BadStory> result() {
        if (fault_) return *fault_;
        return std::move(stories_);
    }

private:
    enum class Part { Head, Script, Expectation };

    void read_inside(int number, const std::string& line, const std::vector<std::string>& words) {
        Story& story = stories_.back();
        switch (part_) {
        case Part::Head:
            if (words.empty()) return;
            if (words.front() == "rules")
                story.rules = {words.begin() + 1, words.end()};
            else if (words.front() == "editions")
                story.editions = {words.begin() + 1, words.end()};
            else
                complain(number, "expected rules, editions or --- script");
            return;
        case Part::Script: story.script += line + "\n"; return;
        case Part::Expectation:
            if (!words.empty())
                for (const auto& edition : expecting_) story.expected[edition].push_back(line_in(edition, line));
            return;
        }
    }

    void complain(int number, std::string what) {
        if (!fault_) fault_ = BadStory{number, std::move(what)};
    }

    std::vector<Story> stories_;
    Part part_ = Part::Head;
    std::vector<std::string> expecting_;
    std::optional<BadStory> fault_;
};

/// Whether the lines match; `...` stands for any number of them.
bool match(const std::string* expected, const std::string* expected_end, const std::string* line,
           const std::string* end) {
    if (expected == expected_end) return line == end;
    if (*expected == "...") {
        for (const std::string* rest = line;; ++rest) {
            if (match(expected + 1, expected_end, rest, end)) return true;
            if (rest == end) return false;
        }
    }
    return line != end && *expected == *line && match(expected + 1, expected_end, line + 1, end);
}

} // namespace

std::variant<std::vector<Story>, BadStory> read_stories(const std::string& text) {
    Reader reader;
    std::istringstream stream(text);
    int number = 0;
    for (std::string line; std::getline(stream, line);) reader.read(++number, line);
    reader.finish(number);
    return reader.result();
}

std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& happened) {
    if (match(expected.data(), expected.data() + expected.size(), happened.data(), happened.data() + happened.size()))
        return "";
    std::string message = "expected:\n";
    for (const auto& line : expected) message += "  " + line + "\n";
    message += "happened:\n";
    for (const auto& line : happened) message += "  " + line + "\n";
    return message;
}

} // namespace stories
