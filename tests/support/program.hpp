// The program itself, run as a script runs it.
#pragma once

#include "tests/support/catch.hpp"

#include <array>
#include <cstdio>
#include <string>
#include <sys/wait.h>

namespace tests {

/// What a run of the program printed, and its exit status.
struct Ran {
    std::string output;
    int status;
};

/// Runs the program through the shell, with variables before it; its complaints follow its results where `2>&1` is
/// among the words.
inline Ran run_with(const std::string& variables, const std::string& words) {
    FILE* pipe = popen((variables + KLANGBRETT_PROGRAM + ' ' + words).c_str(), "r");
    REQUIRE(pipe != nullptr);
    Ran ran{"", 0};
    std::array<char, 4096> piece{};
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), pipe))
        ran.output.append(piece.data(), count);
    ran.status = WEXITSTATUS(pclose(pipe));
    return ran;
}

/// The same without any.
inline Ran run(const std::string& words) { return run_with("", words); }

} // namespace tests
