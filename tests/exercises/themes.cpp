#include "tests/exercises/themes.hpp"

#include "tests/exercises/balance.hpp"
#include "tests/exercises/mate.hpp"
#include "tests/exercises/tactics.hpp"

namespace exercises {

using rules::board::Move;
using rules::board::Role;
using rules::variants::Position;
using school::Theme;

namespace {

constexpr int least_gain = 2; // pawns
constexpr int clear = 200;    // points, as all below
constexpr int most_without = 700;
constexpr int least_held = -80;
constexpr int most_held = 150;
constexpr int nearly_even = 20;

/// A move that answers a threat, and neither captures nor is the only legal one.
bool defends(const Play& play) {
    return play.size() == 1 && !play.at(0).captured(play.move(0)) && !play.move(0).promoted() &&
           play.at(0).legal_moves().size() >= 3;
}

/// The opponent could still win if it were not for the stalemate.
bool is_saved_by_stalemate(const Play& play) {
    const Position& now = play.now();
    const auto can_win = [&](const Position& position) {
        const auto has = [&](Role role) { return !position.pieces(!play.solver(), role).empty(); };
        return has(Role::Pawn) || has(Role::Rook) || has(Role::Queen);
    };
    if (is_stalemate(now)) return can_win(now);
    for (const Move reply : now.legal_moves()) {
        const Position next = now.after(reply);
        if (is_stalemate(next) && can_win(next)) return true;
    }
    return false;
}

/// The gain is on the board, and not only to be had by the next move.
bool has_gained(const Play& play) {
    const int least = balance(play.at(0), play.solver()) + least_gain;
    return balance(play.now(), play.solver()) >= least && settled_balance(play.now(), play.solver()) >= least;
}

} // namespace

Goal goal(Theme theme) {
    switch (theme) {
    case Theme::MateInOne:
    case Theme::MateInTwo:
    case Theme::MateInThree:
    case Theme::BackRank: return Goal::Mate;
    case Theme::LoosePiece:
    case Theme::Fork:
    case Theme::Pin:
    case Theme::Skewer:
    case Theme::DiscoveredAttack:
    case Theme::Promotion: return Goal::Gain;
    case Theme::Defence: return Goal::Hold;
    case Theme::Stalemate: return Goal::Draw;
    }
    return Goal::Gain;
}

std::optional<int> mate_length(Theme theme) {
    if (theme == Theme::MateInOne) return 1;
    if (theme == Theme::MateInTwo) return 2;
    if (theme == Theme::MateInThree) return 3;
    return std::nullopt;
}

int longest(Goal goal) {
    switch (goal) {
    case Goal::Mate: return 3;
    case Goal::Gain:
    case Goal::Draw: return 4;
    case Goal::Hold: return 1;
    }
    return 1;
}

bool is_reached(Goal goal, const Play& play) {
    switch (goal) {
    case Goal::Mate: return is_mate(play.now());
    case Goal::Gain: return has_gained(play);
    case Goal::Draw: return may_be_stalemated(play.now());
    case Goal::Hold: return true;
    }
    return false;
}

bool is_only_move(Goal goal, int points, std::optional<int> next_best) {
    if (next_best && points - *next_best < clear) return false;
    switch (goal) {
    case Goal::Mate: return points >= mate_points;
    case Goal::Gain: return points >= clear && (!next_best || *next_best <= most_without);
    case Goal::Draw: return points >= -nearly_even && points <= nearly_even && (!next_best || *next_best <= -clear);
    case Goal::Hold: return points >= least_held && points <= most_held && next_best && *next_best <= -clear;
    }
    return false;
}

bool shows(Theme theme, const Play& play) {
    switch (theme) {
    case Theme::MateInOne: return play.size() == 1;
    case Theme::MateInTwo: return play.size() == 3;
    case Theme::MateInThree: return play.size() == 5;
    case Theme::LoosePiece: return captures_loose_piece(play) && !pins(play) && !discovers_attack(play);
    case Theme::Fork: return forks(play) && !skewers(play) && !discovers_attack(play);
    case Theme::Pin: return pins(play) && !forks(play);
    case Theme::Skewer: return skewers(play);
    case Theme::DiscoveredAttack: return discovers_attack(play);
    case Theme::BackRank: return mates_on_back_rank(play);
    case Theme::Defence: return defends(play);
    case Theme::Stalemate: return is_saved_by_stalemate(play);
    case Theme::Promotion: return promotes(play);
    }
    return false;
}

Play play_of(const school::Exercise& exercise) {
    Position position = exercise.before;
    std::optional<rules::board::Square> last_capture;
    for (const Move move : exercise.played) {
        const auto captured = position.captured(move);
        last_capture = captured ? std::optional(captured->square) : std::nullopt;
        position = position.after(move);
    }
    Play play(position, last_capture);
    for (const Move move : exercise.solution) play.make(move);
    return play;
}

} // namespace exercises
