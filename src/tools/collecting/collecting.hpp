// Recordings of a volunteer, by which it can be measured how well people are understood.
#pragma once

#include "sounds/device/microphone.hpp"
#include "src/tools/collecting/script.hpp"

#include <filesystem>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <variant>

namespace tools::collecting {

/// How the volunteer is asked, and heard.
struct Means {
    std::istream& typed;
    std::ostream& told;
    std::function<sounds::device::OpenedMicrophone()> open_microphone;
};

/// How much of the script there is by now.
struct Collected {
    std::size_t words = 0;
    std::size_t sentences = 0;
};

/// Asks for each word and each move that is not in the folder yet. Enter begins a recording, and the next Enter ends
/// it; `s` passes over what was asked for, `q` or the end of the input stops. What is too soft, too loud or cut off is
/// asked for again. Words are kept as `learn` keeps them, in `words/`, moves in `games/`, each with a line of
/// `list.tsv`, which `hear --list` reads. Why not, in English, if there is no microphone or the folder cannot be
/// written.
std::variant<Collected, std::string> collect(const Script& script, const std::filesystem::path& folder, Means means);

} // namespace tools::collecting
