// How fast verdicts are, and how many. Without arguments: positions of games, judged as at the table after every move.
// With a file (see labels.hpp): every label decided with full effort, compared, and every helpmate replayed.
#include "rules/verdict/verdict.hpp"
#include "tests/bench/verdict/games.hpp"
#include "tests/bench/verdict/labels.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

namespace {

using rules::board::Color;
using rules::variants::Position;
using rules::verdict::Effort;
using rules::verdict::Prospect;
using rules::verdict::State;
using rules::verdict::Winnable;

/// Seconds of the processor this program has used.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

bool is_helpmate(Position position, const std::vector<rules::board::Move>& moves, Color side) {
    for (const auto move : moves) {
        if (!position.is_legal(move)) return false;
        position = position.after(move);
    }
    return position.turn() != side && position.is_check() && !position.has_legal_move();
}

void judge_games() {
    constexpr std::size_t count = 200000;
    const auto positions = bench::positions_of_games(count);
    int dead = 0;
    const double start = seconds();
    for (const Position& position : positions)
        if (rules::verdict::judge(position, Effort::fast()) == State::Dead) ++dead;
    const double taken = seconds() - start;
    fmt::print("fast: {} positions of games, {:.0f} a second, {} of them dead\n", count, count / taken, dead);

    double worst = 0;
    for (const Position& position : positions) {
        const double before = seconds();
        static_cast<void>(rules::verdict::judge(position, Effort::fast()));
        worst = std::max(worst, seconds() - before);
    }
    fmt::print("fast: worst {:.1f} ms\n", 1000 * worst);

    int truly_dead = 0;
    int undecided = 0;
    const double before = seconds();
    constexpr std::size_t step = 10;
    for (std::size_t place = 0; place < count; place += step) {
        const auto verdict = rules::verdict::judge_fully(positions[place], Effort{});
        if (verdict.state == State::Dead) ++truly_dead;
        if (verdict.white.winnable == Winnable::Unknown) ++undecided;
        if (verdict.black.winnable == Winnable::Unknown) ++undecided;
    }
    const double looked = seconds() - before;
    int fast_dead = 0;
    for (std::size_t place = 0; place < count; place += step)
        if (rules::verdict::judge(positions[place], Effort::fast()) == State::Dead) ++fast_dead;
    fmt::print("usual effort, both sides: every {}th of them, {:.0f} a second, {} dead of which fast finds {}, "
               "{} of {} prospects undecided\n",
               step, count / step / looked, truly_dead, fast_dead, undecided, 2 * count / step);
}

void decide_labels(const std::string& path) {
    const auto read = bench::read_labels(path);
    int undecided = 0;
    int wrong = 0;
    double total = 0;
    double worst = 0;
    std::string worst_line;
    double worst_fast = 0;
    for (const auto& label : read.labels) {
        const double start = seconds();
        const Prospect said = rules::verdict::prospect(label.position, label.side, Effort::full());
        const double taken = seconds() - start;
        total += taken;
        if (taken > worst) {
            worst = taken;
            worst_line = label.line;
        }
        if (said.winnable == Winnable::Unknown) {
            ++undecided;
            fmt::print("undecided: {}\n", label.line);
        } else if (said.winnable != label.truth ||
                   (said.winnable == Winnable::Can && !is_helpmate(label.position, said.helpmate, label.side))) {
            ++wrong;
            fmt::print("WRONG: {}\n", label.line);
        }
        const double before = seconds();
        static_cast<void>(rules::verdict::judge(label.position, Effort::fast()));
        worst_fast = std::max(worst_fast, seconds() - before);
    }
    fmt::print("full: {} labels ({} lines left out) in {:.1f} s, {} undecided, {} wrong, worst {:.2f} s: {}\n",
               read.labels.size(), read.left_out, total, undecided, wrong, worst, worst_line);
    fmt::print("fast: worst {:.1f} ms\n", 1000 * worst_fast);
}

} // namespace

int main(int count, char** words) {
    if (count > 1)
        decide_labels(words[1]);
    else
        judge_games();
}
