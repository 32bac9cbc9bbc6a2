// An engine that is asked and waited for.
#pragma once

#include "base/platform/child_process.hpp"
#include "rules/variants/position.hpp"
#include "src/ports/engine/report.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace exercises {

/// The engine could not be started, or does not answer any more.
struct EngineGone : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A move, and what the engine thinks of it.
struct Evaluated {
    rules::board::Move move;
    int points; ///< hundredths of a pawn for who moves, within -3000 ... 3000; a mate in n is 10000 - n, or n - 10000
};

/// Evaluations as points.
int points(const engine::Score& score);

/// Stockfish with one thread, as a child process. The functions wait for it, and throw EngineGone.
class Analyst {
public:
    Analyst();
    ~Analyst();
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    /// The name it gives itself.
    const std::string& name() const { return name_; }
    /// The next answer depends on nothing that was asked before.
    void forget();
    /// The best moves, at most so many, the best first, after a search of that depth in plies. None where there is no
    /// legal move.
    std::vector<Evaluated> best_moves(const rules::variants::Position& position, int depth, int most);

    /// The same for each of several positions, all asked about at once.
    std::vector<std::vector<Evaluated>> best_moves_of(const std::vector<rules::variants::Position>& positions,
                                                      int depth, int most);

private:
    std::vector<Evaluated> hear_moves(const rules::variants::Position& position);
    void send(std::string_view line);
    std::string hear();

    base::platform::ChildProcess child_;
    std::string name_;
    std::string heard_;
    int most_ = 1;
};

} // namespace exercises
