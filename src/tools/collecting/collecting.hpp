// Recordings of a volunteer, by which it can be measured how well people are understood.
#pragma once

#include "sounds/device/microphone.hpp"
#include "src/tools/collecting/script.hpp"

#include <chrono>
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
    /// What has been said by the last Enter is still on its way from the microphone for so long.
    std::chrono::milliseconds last_word{250};
};

/// How much of the script there is by now.
struct Collected {
    std::size_t words = 0;
    std::size_t sentences = 0;
};

/// Asks for each word and each move that is not in the folder yet. Enter begins a recording, and the next Enter ends
/// it; instead of either, `s` passes over what was asked for, and `q` or the end of the input stops; anything else
/// before the second Enter drops the recording, and it is asked for again. So is what is too soft, too loud, too
/// long or cut off. Words are kept as `learn` keeps them, in `words/`, moves in `games/`, each with a line of
/// `list.tsv`, which `hear --list` and tests/bench/hearing/count read. Why not, in English, if there is no
/// microphone or the folder cannot be written.
std::variant<Collected, std::string> collect(const Script& script, const std::filesystem::path& folder, Means means);

} // namespace tools::collecting
