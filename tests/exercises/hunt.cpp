#include "tests/exercises/hunt.hpp"

#include "rules/notation/fen.hpp"
#include "tests/exercises/balance.hpp"
#include "tests/exercises/endings.hpp"
#include "tests/exercises/faults.hpp"
#include "tests/exercises/mate.hpp"
#include "tests/exercises/solver.hpp"
#include "tests/exercises/tactics.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace exercises {

using rules::board::Move;
using rules::variants::Position;
using school::Theme;

namespace {

constexpr int most_pieces_looked_at = 24;
constexpr std::size_t longest_game = 200; // plies, as the next
constexpr std::size_t longest_ending = 30;
constexpr std::size_t longest_cornered = 24;
constexpr std::size_t longest_opening = 10;
constexpr int most_halfmoves = 40; // since a capture or pawn move
constexpr int side_by_side = 24;   // games
constexpr std::size_t least_played = 4;
constexpr std::size_t most_played_before = 6;
constexpr int most_ahead = 900; // points
constexpr int first_glance_depth = 5;
constexpr int careless_depth = 2;
constexpr int glance_depth = 8;
constexpr int carelessness = 60; // points
constexpr int glance_gap = 150;  // points
constexpr int second_depth = 10;
constexpr int full_depth = 16;
constexpr int few_pieces = 10;
constexpr int full_depth_of_few = 20;

/// The most telling theme first: a line is given the first one that it shows.
constexpr std::array telling_themes{Theme::Stalemate,        Theme::BackRank,   Theme::Skewer,
                                    Theme::DiscoveredAttack, Theme::Pin,        Theme::Fork,
                                    Theme::Promotion,        Theme::LoosePiece, Theme::Defence};

std::string placement(const Position& position) { return rules::notation::write_placement(position.setup().placement); }

bool can_be_stalemated(const Position& position) {
    const auto moves = position.legal_moves();
    return std::ranges::any_of(moves, [&](Move move) { return may_be_stalemated(position.after(move)); });
}

} // namespace

Hunt::Hunt(Analyst& analyst, std::uint64_t seed, std::map<Theme, int> wanted, std::set<std::string> known,
           std::function<void(Found)> tell)
    : analyst_(analyst)
    , chance_(seed)
    , wanted_(std::move(wanted))
    , known_(std::move(known))
    , tell_(std::move(tell)) {}

bool Hunt::wants(Goal aim) const {
    return std::ranges::any_of(wanted_, [&](const auto& one) { return goal(one.first) == aim; });
}

bool Hunt::only_wants_tactics() const {
    return std::ranges::all_of(wanted_, [](const auto& one) {
        return one.first == Theme::Fork || one.first == Theme::Pin || one.first == Theme::Skewer ||
               one.first == Theme::DiscoveredAttack;
    });
}

Position Hunt::begin() {
    if (wants(Theme::Stalemate) && (only_wants(Theme::Stalemate) || chance_.percent(40)))
        return cornered_ending(chance_);
    if (wants(Theme::Promotion) && (only_wants(Theme::Promotion) || chance_.percent(30))) return pawn_ending(chance_);
    if (wants(Theme::BackRank) && chance_.percent(40)) return castled_ending(chance_);
    return chance_.percent(only_wants_tactics() ? 75 : 50) ? even_ending(chance_) : Position::initial();
}

Hunt::Game Hunt::new_game() {
    const Position first = begin();
    const bool is_ending = piece_count(first) <= most_pieces_looked_at;
    const int care = chance_.between(10, 90);
    return {.positions = {first},
            .moves = {},
            .quiet_until = least_played,
            .longest = only_wants(Theme::Stalemate) ? longest_cornered
                       : is_ending                  ? longest_ending
                                                    : longest_game,
            .is_decided = false,
            .care = {care + chance_.between(-10, 10), care + chance_.between(-10, 10)}};
}

bool Hunt::is_going_on(const Game& game) const {
    const Position& now = game.positions.back();
    return !game.is_decided && now.has_legal_move() && now.halfmove_clock() <= most_halfmoves &&
           game.moves.size() < game.longest;
}

Move Hunt::choose(const Game& game, std::vector<Evaluated> best) {
    const Position& now = game.positions.back();
    const bool is_opening = piece_count(now) > most_pieces_looked_at && game.moves.size() < longest_opening;
    if (!is_opening && chance_.percent(game.care[static_cast<std::size_t>(now.turn())])) return best.front().move;
    std::erase_if(best, [top = best.front().points](Evaluated one) { return one.points < top - carelessness; });
    return best[chance_.below(best.size())].move;
}

void Hunt::play_games() {
    std::vector<Game> games;
    for (int number = 0; number < side_by_side; ++number) games.push_back(new_game());
    while (!games.empty()) {
        std::vector<Position> now;
        for (const Game& game : games) now.push_back(game.positions.back());
        auto answers = analyst_.best_moves_of(
            now, chance_.between(1, only_wants_tactics() ? careless_depth : first_glance_depth), 3);
        for (std::size_t number = 0; number < games.size() && !is_over(); ++number) {
            Game& game = games[number];
            if (is_worth_a_look(game)) look(game, answers[number]);
            game.is_decided = only_wants_tactics() && std::abs(answers[number].front().points) > most_ahead;
            const Move move = choose(game, std::move(answers[number]));
            game.positions.push_back(game.positions.back().after(move));
            game.moves.push_back(move);
        }
        if (is_over()) return;
        std::erase_if(games, [&](const Game& game) { return !is_going_on(game); });
    }
}

bool Hunt::is_worth_a_look(const Game& game) const {
    const Position& now = game.positions.back();
    if (game.moves.size() < game.quiet_until || piece_count(now) > most_pieces_looked_at) return false;
    if (known_.contains(placement(now))) return false;
    return !only_wants(Theme::Stalemate) || can_be_stalemated(now);
}

void Hunt::look(Game& game, const std::vector<Evaluated>& glanced) {
    const auto is_telling = [](const std::vector<Evaluated>& best) {
        return best.size() >= 2 && (best[0].points >= mate_points || best[0].points - best[1].points >= glance_gap);
    };
    const bool is_worth_it = only_wants_tactics() ? has_winning_threat(game.positions.back(), 2) : is_telling(glanced);
    if (!is_worth_it) return;
    const auto best = analyst_.best_moves(game.positions.back(), glance_depth, 2);
    if (!is_telling(best)) return;
    const int points = best[0].points;
    if (points >= mate_points) {
        look_for_mate(game, 10000 - points);
        if (wants(Theme::BackRank) && best[1].points < mate_points) look_for(game, Goal::Mate);
    } else if (points >= glance_gap) {
        const auto captured = game.positions.back().captured(best[0].move);
        const bool is_recapture = captured && play_from(game).last_capture() == captured->square;
        if (wants(Goal::Gain) && !is_recapture) look_for(game, Goal::Gain);
    } else if (points >= -glance_gap && best[1].points < -glance_gap) {
        if (wants(Theme::Stalemate)) look_for(game, Goal::Draw);
        if (wants(Theme::Defence) && !game.positions.back().captured(best[0].move)) look_for(game, Goal::Hold);
    }
}

Play Hunt::play_from(const Game& game) const {
    const auto captured = game.positions[game.positions.size() - 2].captured(game.moves.back());
    return {game.positions.back(), captured ? std::optional(captured->square) : std::nullopt};
}

void Hunt::look_for_mate(Game& game, int moves) {
    for (const Theme theme : {Theme::MateInOne, Theme::MateInTwo, Theme::MateInThree}) {
        if (mate_length(theme) != moves || !wants(theme)) continue;
        const Position& now = game.positions.back();
        if (moves == 1 && mating_moves(now, 1).size() != 1) return;
        const auto line = only_mate(now, moves);
        if (!line) return;
        Play play = play_from(game);
        for (const Move move : *line) play.make(move);
        keep(game, theme, play, glance_depth);
        return;
    }
}

void Hunt::look_for(Game& game, Goal aim) {
    const Position& now = game.positions.back();
    if (game.moves.size() < game.quiet_until) return;
    const auto shown_by = [&](const Play& play) {
        return std::ranges::find_if(telling_themes,
                                    [&](Theme theme) { return goal(theme) == aim && shows(theme, play); });
    };
    const auto first = solve(analyst_, play_from(game), aim, second_depth, false);
    if (!first) return;
    const auto* const theme = shown_by(*first);
    if (theme == telling_themes.end() || !wants(*theme)) return;
    const int depth = piece_count(now) <= few_pieces ? full_depth_of_few : full_depth;
    const auto second = solve(analyst_, play_from(game), aim, depth);
    const bool is_usual = *theme == Theme::Stalemate && piece_count(now) == 3 && !chance_.percent(20);
    if (second && shown_by(*second) == theme && !is_usual) keep(game, *theme, *second, depth);
}

void Hunt::keep(Game& game, Theme theme, const Play& play, int depth) {
    const std::size_t played =
        std::min(game.moves.size(), static_cast<std::size_t>(chance_.between(least_played, most_played_before)));
    const std::size_t start = game.moves.size() - played;
    school::Exercise exercise{.id = {},
                              .theme = theme,
                              .before = game.positions[start],
                              .played = {game.moves.begin() + static_cast<std::ptrdiff_t>(start), game.moves.end()},
                              .solution = play.moves(),
                              .refutations = {}};
    exercise.refutations = refutations(analyst_, exercise);
    known_.insert(placement(game.positions.back()));
    game.quiet_until = game.moves.size() + 6;
    tell_({std::move(exercise), depth});
    if (--wanted_[theme] == 0) wanted_.erase(theme);
}

} // namespace exercises
