// Big truths are files: what a test has heard, against what is written down.
#pragma once

#include "tests/support/catch.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace golden {

/// The first line that differs, with the line that stood there; empty if none does.
inline std::string first_difference(const std::string& written, const std::string& now) {
    std::istringstream written_lines(written);
    std::istringstream now_lines(now);
    std::string old_line;
    std::string new_line;
    for (int number = 1;; ++number) {
        const bool has_old = static_cast<bool>(std::getline(written_lines, old_line));
        const bool has_new = static_cast<bool>(std::getline(now_lines, new_line));
        if (!has_old && !has_new) return {};
        if (!has_old) old_line = "(nothing)";
        if (!has_new) new_line = "(nothing)";
        if (old_line != new_line)
            return "line " + std::to_string(number) + "\n  was: " + old_line + "\n  now: " + new_line;
    }
}

/// The lines are the file's. With KLANGBRETT_WRITE_SAID in the environment the file is written first.
inline void check(const std::filesystem::path& file, const std::vector<std::string>& lines) {
    std::string now;
    for (const std::string& line : lines) now += line + '\n';
    if (std::getenv("KLANGBRETT_WRITE_SAID") != nullptr) std::ofstream(file, std::ios::binary) << now;
    std::ifstream in(file, std::ios::binary);
    const std::string written{std::istreambuf_iterator<char>(in), {}};
    INFO(file.string() << ": if the new words are meant, run this test with KLANGBRETT_WRITE_SAID=1 and look at "
                          "the difference before committing it");
    CHECK(first_difference(written, now) == "");
}

} // namespace golden
