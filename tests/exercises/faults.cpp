#include "tests/exercises/faults.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "tests/exercises/balance.hpp"
#include "tests/exercises/mate.hpp"
#include "tests/exercises/themes.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <set>

namespace exercises {

using rules::board::Move;
using rules::notation::write_uci;
using rules::variants::Position;
using school::Exercise;

namespace {

constexpr int most_pieces = 24;
constexpr std::size_t most_played = 6;

class Faults {
public:
    explicit Faults(const Exercise& exercise)
        : exercise_(exercise)
        , play_(play_of(exercise)) {}

    std::vector<std::string> all() {
        check_name();
        check_position();
        check_theme();
        check_refutations();
        if (const auto moves = mate_length(exercise_.theme)) check_mate(*moves);
        return std::move(found_);
    }

private:
    void require(bool holds, std::string otherwise) {
        if (!holds) found_.push_back(std::move(otherwise));
    }

    void check_name() {
        const auto digits =
            exercise_.id.size() - std::min(exercise_.id.size(), school::name(exercise_.theme).size() + 1);
        require(digits == 3 && exercise_.id.starts_with(fmt::format("{}-", school::name(exercise_.theme))) &&
                    std::all_of(exercise_.id.end() - 3, exercise_.id.end(),
                                [](unsigned char sign) { return std::isdigit(sign) != 0; }),
                "its id is not the name of its theme and three digits");
    }

    void check_position() {
        require(piece_count(play_.at(0)) <= most_pieces, "there are too many pieces on the board");
        require(!exercise_.played.empty() && exercise_.played.size() <= most_played,
                "no moves lead to it, or too many");
    }

    void check_theme() {
        require(play_.size() < 2 * static_cast<std::size_t>(longest(goal(exercise_.theme))),
                "the solution is too long");
        require(is_reached(goal(exercise_.theme), play_), "the solution does not reach what it is to reach");
        require(shows(exercise_.theme, play_), "the solution does not show the theme");
    }

    void check_refutations() {
        const Position& start = play_.at(0);
        for (const Move move : start.legal_moves()) {
            const auto count = std::ranges::count(exercise_.refutations, move, &school::Refutation::move);
            const bool is_due = !school::solves(exercise_, 0, move) && start.after(move).has_legal_move();
            require(count == (is_due ? 1 : 0), fmt::format("{} has {} refutations", write_uci(move), count));
        }
    }

    void check_mate(int moves) {
        const Position& start = play_.at(0);
        for (const Move move : start.legal_moves()) {
            if (move == play_.move(0) || start.after(move).legal_moves().empty()) {
                require(move == play_.move(0) || !is_mate(start.after(move)), fmt::format("{} mates", write_uci(move)));
                continue;
            }
            const auto reply = school::refutation(exercise_, move);
            require(reply && !mates_within(start.after(move).after(*reply), moves - 1),
                    fmt::format("{} mates too, or is not refuted", write_uci(move)));
        }
        check_line(moves);
    }

    void check_line(int moves) {
        for (std::size_t ply = 0; ply < play_.size(); ply += 2, --moves) {
            const Position& position = play_.at(ply);
            const Move move = play_.move(ply);
            require(mates_by(position, move, moves), fmt::format("{} does not force mate", write_uci(move)));
            require(moves == 1 || !mates_by(position, move, moves - 1),
                    fmt::format("{} mates sooner", write_uci(move)));
            if (ply > 0 && moves > 1)
                require(mating_moves(position, moves).size() == 1, fmt::format("{} is not alone", write_uci(move)));
        }
    }

    const Exercise& exercise_;
    Play play_;
    std::vector<std::string> found_;
};

} // namespace

std::vector<std::string> faults_of(const Exercise& exercise) { return Faults(exercise).all(); }

std::vector<std::string> faults_among(const std::vector<Exercise>& exercises) {
    std::vector<std::string> faults;
    std::set<std::string> ids;
    std::set<std::string> placements;
    for (const Exercise& exercise : exercises) {
        if (!ids.insert(exercise.id).second) faults.push_back(exercise.id + ": another one has this id");
        const auto setup = school::position_in(exercise).setup();
        if (!placements.insert(rules::notation::write_placement(setup.placement)).second)
            faults.push_back(exercise.id + ": another one has this position");
    }
    return faults;
}

int difficulty(const Exercise& exercise) {
    const Position start = school::position_in(exercise);
    const Move first = exercise.solution.front();
    const bool is_forcing = start.captured(first).has_value() || start.after(first).is_check();
    return static_cast<int>(exercise.solution.size()) * 50 + (is_forcing ? 0 : 30) + piece_count(start);
}

} // namespace exercises
