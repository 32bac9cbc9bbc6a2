// Games of engines, searched for exercises.
#pragma once

#include "src/school/exercise.hpp"
#include "tests/exercises/analyst.hpp"
#include "tests/exercises/chance.hpp"
#include "tests/exercises/themes.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace exercises {

/// An exercise without an id, and how deep the engine searched.
struct Found {
    school::Exercise exercise;
    int depth;
};

/// Has an engine play both sides, more or less carefully, and looks for positions in which one move is the best.
class Hunt {
public:
    /// `wanted`: how many of which themes. `known`: placements that are exercises already. `tell` is given what is
    /// found.
    Hunt(Analyst& analyst, std::uint64_t seed, std::map<school::Theme, int> wanted, std::set<std::string> known,
         std::function<void(Found)> tell);

    bool is_over() const { return wanted_.empty(); }
    void play_game();

private:
    struct Game {
        std::vector<rules::variants::Position> positions; ///< the present one is the last
        std::vector<rules::board::Move> moves;
        std::size_t quiet_until; ///< no position before this ply is looked at
    };

    rules::variants::Position begin();
    void open(Game& game);
    rules::board::Move choose(const rules::variants::Position& position, int care);
    void look(Game& game);
    bool is_worth_a_look(const Game& game) const;
    void look_for_mate(Game& game, int moves);
    void look_for(Game& game, Goal aim);
    void keep(Game& game, school::Theme theme, const Play& play, int depth);
    bool wants(school::Theme theme) const { return wanted_.contains(theme); }
    bool only_wants(school::Theme theme) const { return wants(theme) && wanted_.size() == 1; }
    bool wants(Goal aim) const;
    bool only_wants_tactics() const;
    Play play_from(const Game& game) const;

    Analyst& analyst_;
    Chance chance_;
    std::map<school::Theme, int> wanted_;
    std::set<std::string> known_;
    std::function<void(Found)> tell_;
};

} // namespace exercises
