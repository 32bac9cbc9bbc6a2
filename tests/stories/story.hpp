// A story as it is written in a file.
#pragma once

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace stories {

struct Story {
    std::string title;
    int line; ///< where it begins
    std::vector<std::string> rules;
    std::vector<std::string> editions;
    std::string script;
    std::map<std::string, std::vector<std::string>> expected; ///< by edition
};

/// What is wrong with the file, with its line.
struct BadStory {
    int line;
    std::string what;
};

std::variant<std::vector<Story>, BadStory> read_stories(const std::string& text);

/// The first line that is not as expected, as a message; empty if all are.
std::string difference(const std::vector<std::string>& expected, const std::vector<std::string>& happened);

} // namespace stories
