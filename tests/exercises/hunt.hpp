// Games of engines, searched for exercises.
#pragma once

#include "src/school/exercise.hpp"
#include "tests/exercises/analyst.hpp"
#include "tests/exercises/chance.hpp"
#include "tests/exercises/themes.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

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
    /// Some games side by side.
    void play_games();

private:
    struct Game {
        std::vector<rules::variants::Position> positions; ///< the present one is the last
        std::vector<rules::board::Move> moves;
        std::size_t quiet_until; ///< no position before this ply is looked at
        std::size_t longest;     ///< plies
        bool is_decided;         ///< one side is too far ahead for the rest to be of interest
        std::array<int, 2> care; ///< of White and of Black, in times out of a hundred
    };

    rules::variants::Position begin();
    Game new_game();
    bool is_going_on(const Game& game) const;
    rules::board::Move choose(const Game& game, std::vector<Evaluated> best);
    void look(Game& game, const std::vector<Evaluated>& best);
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
