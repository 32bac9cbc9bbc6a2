// What an engine, or its failing, has to say.
#pragma once

#include "base/values/ending.hpp"
#include "src/ports/engine/question.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

namespace engine {

/// An evaluation in hundredths of a pawn, from the engine's point of view.
struct Centipawns {
    int value;
    bool operator==(const Centipawns&) const = default;
};

/// Mate in so many moves of the engine; negative: the engine is mated in so many moves of the opponent.
struct MateIn {
    int moves;
    bool operator==(const MateIn&) const = default;
};

using Score = std::variant<Centipawns, MateIn>;

/// What was awaited from the engine.
enum class Awaited {
    Greeting,  ///< `uciok`, after it was started
    Readiness, ///< `readyok`
    Move,      ///< `bestmove`
};

/// None of the programs the engine is known by could be found.
struct NotFound {
    std::vector<std::string> tried;
    bool operator==(const NotFound&) const = default;
};

/// The program was found, but the system would not run it.
struct CannotStart {
    std::string program;
    std::error_code error; ///< the system's errno; its message() says why in words
    bool operator==(const CannotStart&) const = default;
};

using base::values::Ending;
using base::values::ExitCode;
using base::values::KilledBy;

/// The process ended though nobody told it to.
struct Died {
    Ending ending;
    std::optional<Awaited> during; ///< empty: nothing was asked of it
    bool operator==(const Died&) const = default;
};

/// The process still ran but closed its input or output.
struct HungUp {
    std::optional<Awaited> during;
    bool operator==(const HungUp&) const = default;
};

/// What was awaited did not come in time, nor after being told to stop.
struct Silent {
    Awaited awaited;
    std::chrono::milliseconds waited;
    bool operator==(const Silent&) const = default;
};

/// It answered what is not UCI. The line is cut short, with `?` for whatever is not printable ASCII.
struct Nonsense {
    std::string line;
    bool operator==(const Nonsense&) const = default;
};

/// A question was put while no engine was running: none was started yet, or it has failed.
struct NotRunning {
    bool operator==(const NotRunning&) const = default;
};

using Failure = std::variant<NotFound, CannotStart, Died, HungUp, Silent, Nonsense, NotRunning>;

/// The engine runs, has its options and awaits questions. `options_not_set` names those it does not have or whose
/// value it does not take.
struct Ready {
    std::string name; ///< as the engine calls itself; the specification's name if it does not say
    std::vector<std::string> options_not_set;
    bool operator==(const Ready&) const = default;
};

/// The answer to a question.
struct BestMove {
    QuestionId id;
    UciMove move;
    std::optional<Score> score; ///< of this move, if the engine told one
    bool operator==(const BestMove&) const = default;
};

/// The engine finds no legal move in the position asked about.
struct NoMove {
    QuestionId id;
    bool operator==(const NoMove&) const = default;
};

/// The engine is gone: it has been ended and its process collected. It can be started again.
struct Failed {
    Failure reason;
    bool operator==(const Failed&) const = default;
};

using Report = std::variant<Ready, BestMove, NoMove, Failed>;

} // namespace engine
