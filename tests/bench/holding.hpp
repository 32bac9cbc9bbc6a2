// The program itself, with an arrow key held down on its board.
#pragma once

#include "tests/bench/figures.hpp"
#include "tests/bench/sound_recorder.hpp"

#include <chrono>
#include <cstddef>
#include <optional>

namespace tests::bench {

/// Keys one at a time, each from silence.
struct Single {
    Figures heard{};       ///< from the key to the first sound
    std::size_t wrong = 0; ///< of their answers
};

struct Held {
    std::size_t presses = 0; ///< the first of each direction and its repeats, 30 a second
    std::size_t answers = 0; ///< squares said meanwhile
    Figures lag{};           ///< of each answer behind its press, more than that of the quickest
    std::chrono::milliseconds longest_silence{};
    std::size_t afterwards = 0; ///< squares said after the key was let go
    bool is_last_right = false; ///< the last square said is the one the finger is on
    Single before{};
    Single after{};
    Single locked{};                   ///< while another program has the library to itself
    std::optional<double> waiting{};   ///< processor time of a second in which nothing is done, milliseconds
    std::optional<double> megabytes{}; ///< what the program then holds of memory (Process::megabytes)
};

/// Starts the program and a game, and holds an arrow key on the first rank for so long, the other way each ten seconds;
/// then arrows one at a time, and again while the library is locked.
/// Nothing, and why on stderr, if it does not come to that.
std::optional<Held> hold_arrow(const SoundRecorder& recorder, std::chrono::seconds length);

} // namespace tests::bench
