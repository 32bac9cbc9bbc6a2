// Carries out an act of a table script.
#pragma once

#include "src/game/match.hpp"
#include "src/tools/script/citing.hpp"
#include "src/tools/script/envelopes.hpp"
#include "src/tools/script/script.hpp"
#include "src/tools/script/spoken.hpp"

#include <cstddef>
#include <optional>

namespace tools::script {

/// A script's game may have so many events and no more.
inline constexpr std::size_t most_events = 1'000'000;

/// What an act has brought: journal lines and answers to queries, in order.
struct Printed {
    std::vector<std::string> lines;
    std::vector<rules::table::TimedEvent> events; ///< those among the lines
    bool refused = false;
};

/// Writes down what happens at the boards of a match.
class Notes {
public:
    Notes(const game::Match& match, Citing citing);

    /// In the journal's words; lines of the second board have the word `board2` after their time.
    void add(Printed& printed, const game::AtBoard& happened);
    /// How many events there have been at that board.
    std::size_t events(std::size_t board) const { return events_[board]; }

private:
    /// Where rulings are cited: the tables before what is printed next. They go on event by event, so that no command
    /// copies a game.
    std::vector<std::optional<rules::table::Table>> cited_;
    std::vector<std::size_t> events_;
};

/// Where an act is done, and with what.
struct Stage {
    game::Match& match;
    Notes& notes;
    Envelopes& envelopes;
    const Spoken* spoken; ///< null: only games on one board can be played
};

/// Does the act at that board, at its time. What comes of it at the partners' board is told behind it. A fault is a
/// move that cannot be understood at all, or an envelope that cannot be sealed or opened.
std::variant<Printed, ScriptFault> run(const Act& act, std::size_t board, Stage stage);

/// A script tells the tables' time itself.
game::Now program_time(rules::table::Instant at);

} // namespace tools::script
