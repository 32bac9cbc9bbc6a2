// What is asked of an engine.
#pragma once

#include "src/ports/engine/uci_move.hpp"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace engine {

/// The caller's own number for a question; its answer carries the same.
struct QuestionId {
    std::uint64_t number;
    auto operator<=>(const QuestionId&) const = default;
};

/// How much an engine may think about one move. Nothing set: until its clock or the patience with it ends.
struct Limits {
    std::optional<std::chrono::milliseconds> move_time;
    std::optional<std::uint32_t> depth; ///< half-moves
    std::optional<std::uint64_t> nodes; ///< positions looked at
    bool operator==(const Limits&) const = default;
};

/// One player's clock as it stands when the question is asked.
struct Clock {
    std::chrono::milliseconds remaining;
    std::chrono::milliseconds increment; ///< per move; zero where there is none
    bool operator==(const Clock&) const = default;
};

/// Both clocks, and the moves until the next time control where there is one.
struct Clocks {
    Clock white;
    Clock black;
    std::optional<std::uint32_t> moves_to_go;
    bool operator==(const Clocks&) const = default;
};

/// "What do you play here?" The position is given as the game to it, so that the engine can see repetitions.
struct Question {
    QuestionId id;
    std::optional<std::string> start_fen; ///< one line; empty: the initial position
    std::vector<UciMove> moves;           ///< from the start to the position asked about
    std::optional<Clocks> clocks;         ///< empty in a game without clocks
    Limits limits;
    std::vector<UciMove> among{}; ///< only these may be answered; empty: any
    bool operator==(const Question&) const = default;
};

} // namespace engine
