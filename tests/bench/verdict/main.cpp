// How fast verdicts are, and how many. Without arguments: positions of games, judged as at the table after every move
// and with full effort, and positions with locked pawns. With a file (see labels.hpp): every label decided with full
// effort, and compared. With `fens` and a file that has a FEN a line: both sides, fast and with full effort. Every
// helpmate is replayed.
#include "rules/notation/fen.hpp"
#include "rules/verdict/verdict.hpp"
#include "tests/bench/verdict/games.hpp"
#include "tests/bench/verdict/labels.hpp"
#include "tests/rules/support/locked.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <string_view>
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

/// What many prospects cost, and what was told.
class Tally {
public:
    /// Asks with full effort. `name` says in the report which position it was.
    Winnable ask(const Position& position, Color side, const std::string& name) {
        const double start = seconds();
        const Prospect said = rules::verdict::prospect(position, side, Effort::full());
        const double taken = seconds() - start;
        ++asked_;
        total_ += taken;
        if (taken > worst_) {
            worst_ = taken;
            worst_name_ = name;
        }
        if (said.winnable == Winnable::Unknown) {
            ++undecided_;
            fmt::print("undecided: {}\n", name);
        }
        if (said.winnable == Winnable::Can && !is_helpmate(position, said.helpmate, side)) tell_wrong(name);
        return said.winnable;
    }
    void tell_wrong(const std::string& name) {
        ++wrong_;
        fmt::print("WRONG: {}\n", name);
    }
    /// False if an answer is wrong, or nothing was asked.
    bool report(const std::string& what) const {
        fmt::print("full: {}: {} prospects in {:.2f} s, {:.0f} a second, {} undecided, {} wrong, worst {:.3f} s: {}\n",
                   what, asked_, total_, asked_ / total_, undecided_, wrong_, worst_, worst_name_);
        return wrong_ == 0 && asked_ > 0;
    }

private:
    int asked_ = 0;
    int undecided_ = 0;
    int wrong_ = 0;
    double total_ = 0;
    double worst_ = 0;
    std::string worst_name_;
};

void judge_games(const std::vector<Position>& positions) {
    const std::size_t count = positions.size();
    int dead = 0;
    const double start = seconds();
    for (const Position& position : positions)
        if (rules::verdict::judge(position, Effort::fast()) == State::Dead) ++dead;
    const double taken = seconds() - start;
    fmt::print("fast: {} positions of games, {:.0f} a second, {} of them dead\n", count,
               static_cast<double>(count) / taken, dead);

    double worst = 0;
    for (const Position& position : positions) {
        const double before = seconds();
        static_cast<void>(rules::verdict::judge(position, Effort::fast()));
        worst = std::max(worst, seconds() - before);
    }
    fmt::print("fast: worst {:.1f} ms\n", 1000 * worst);
}

bool decide_games(const std::vector<Position>& positions) {
    constexpr std::size_t step = 5;
    Tally tally;
    int missed = 0;
    for (std::size_t place = 0; place < positions.size(); place += step) {
        const std::string name = rules::notation::write_fen(positions[place].setup());
        int cannot = 0;
        for (const Color side : rules::board::both_colors)
            if (tally.ask(positions[place], side, name) == Winnable::Cannot) ++cannot;
        if (cannot == 2) ++missed;
    }
    const bool is_right = tally.report(fmt::format("every {}th position of games, both sides", step));
    fmt::print("{} dead positions which fast has missed\n", missed);
    return is_right;
}

/// Of each locked position and of its mirror image, which must have the same answer.
bool decide_locked() {
    constexpr std::size_t count = 20000;
    Tally tally;
    Tally of_mirrored;
    for (const Position& position : support::locked_positions(count)) {
        const Position other = support::mirrored(position);
        const std::string name = rules::notation::write_fen(position.setup());
        for (const Color side : rules::board::both_colors) {
            const Winnable said = tally.ask(position, side, name);
            if (of_mirrored.ask(other, side, name + ", mirrored") != said) tally.tell_wrong(name);
        }
    }
    const bool is_right = tally.report("locked positions, both sides");
    return of_mirrored.report("the same, mirrored") && is_right;
}

bool decide_labels(const std::string& path) {
    const auto read = bench::read_labels(path);
    Tally tally;
    double worst_fast = 0;
    for (const auto& label : read.labels) {
        const Winnable said = tally.ask(label.position, label.side, label.line);
        if (said != Winnable::Unknown && said != label.truth) tally.tell_wrong(label.line);
        const double before = seconds();
        static_cast<void>(rules::verdict::judge(label.position, Effort::fast()));
        worst_fast = std::max(worst_fast, seconds() - before);
    }
    const bool is_right = tally.report(fmt::format("labels, {} lines left out", read.left_out));
    fmt::print("fast: worst {:.1f} ms\n", 1000 * worst_fast);
    return is_right;
}

bool decide_fens(const std::string& path) {
    const auto read = bench::read_fens(path);
    int cannot = 0;
    double total = 0;
    double worst = 0;
    std::string worst_name;
    for (const Position& position : read.positions)
        for (const Color side : rules::board::both_colors) {
            const double before = seconds();
            const Prospect said = rules::verdict::prospect(position, side, Effort::fast());
            const double taken = seconds() - before;
            total += taken;
            if (said.winnable == Winnable::Cannot) ++cannot;
            if (taken > worst) {
                worst = taken;
                worst_name = rules::notation::write_fen(position.setup());
            }
        }
    const std::size_t asked = 2 * read.positions.size();
    fmt::print("fast: {} prospects, {:.0f} a second, {} cannot, worst {:.2f} ms: {}\n", asked,
               static_cast<double>(asked) / total, cannot, 1000 * worst, worst_name);

    Tally tally;
    for (const Position& position : read.positions)
        for (const Color side : rules::board::both_colors)
            tally.ask(position, side, rules::notation::write_fen(position.setup()));
    return tally.report(fmt::format("{}, {} lines left out", path, read.left_out));
}

} // namespace

int main(int count, char** words) {
    if (count > 2 && std::string_view(words[1]) == "fens") {
        return decide_fens(words[2]) ? 0 : 1;
    }
    const bool is_short = count > 1 && std::string_view(words[1]) == "short";
    if (count > 1 && !is_short) {
        return decide_labels(words[1]) ? 0 : 1;
    }
    const std::size_t positions_of_games = is_short ? 500 : 200000;
    const auto positions = bench::positions_of_games(positions_of_games);
    judge_games(positions);
    bool is_right = decide_games(positions);
    if (!is_short) is_right = decide_locked() && is_right;
    return is_right ? 0 : 1;
}
