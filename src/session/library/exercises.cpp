#include "src/session/library/exercises.hpp"

#include "rules/table/table.hpp"
#include "speech/announce/describe.hpp"
#include "src/school/next_exercise.hpp"
#include "src/session/board/answers.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/library/school.hpp"
#include "src/session/settings/rows.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <memory>
#include <utility>

namespace session {
namespace {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using school::Exercise;
using school::Theme;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

/// How many exercises there are of something, and how many of them were solved.
struct Count {
    std::size_t all = 0;
    std::size_t solved = 0;
};

Item theme_row(const Scene& context, std::optional<Theme> theme, Count count) {
    return {context.phrase(PhraseId::SchoolExerciseRow,
                           {{"theme", theme_words(context, theme)}, {"solved", count.solved}, {"count", count.all}}),
            StartExercises{theme}};
}

/// A game that has begun some plies before, with those moves.
std::shared_ptr<const FinishedGame> board_after(const Scene& context, const Exercise& exercise,
                                                const std::vector<Move>& moves) {
    const Model& model = context.model;
    rules::table::Settings settings;
    settings.edition = model.preferences.edition;
    settings.start = exercise.before.setup();
    auto table = std::get<rules::table::Table>(
        rules::table::lay(settings, model.equipment->editions.at(model.preferences.edition)));
    const auto make = [&table](Move move) {
        table.plies.push_back({.before = table.position,
                               .move = move,
                               .made_at = {},
                               .left = {},
                               .touched = {},
                               .must_play = {},
                               .received = {}});
        table.position = table.position.after(move);
    };
    for (const Move move : exercise.played) make(move);
    const Color solver = table.position.turn();
    for (const Move move : moves) make(move);
    const auto side_name = [&context](Color side) {
        return context.text(PhraseId::SchoolSide, {{"side", announce::side_word(side)}});
    };
    MoveList list = listed(table, shown_letters(model));
    return std::make_shared<const FinishedGame>(
        FinishedGame{.id = {},
                     .table = std::move(table),
                     .names = {side_name(Color::White), side_name(Color::Black)},
                     .side = solver,
                     .moves = std::move(list)});
}

Review at_end(std::shared_ptr<const FinishedGame> game) {
    const std::size_t plies = game->table.plies.size();
    return {std::move(game), plies};
}

/// Of those chosen one that was not given yet.
void set_up(UpdateContext& context, std::optional<Theme> theme, std::vector<const Exercise*> given) {
    School& school = context.model.school;
    const Exercise& next =
        school::next_exercise(school::exercises_of(*school.exercises, theme), school.progress, school_date(context),
                              given, [&context] { return next_chance(context.model); });
    given.push_back(&next);
    context.participant().refused.reset(); // what was refused before was not about this
    // It lives as long as all of them.
    Solving solving{.exercise = std::shared_ptr<const Exercise>(school.exercises, &next),
                    .chosen = theme,
                    .began = context.now,
                    .given = std::move(given)};
    const auto game = board_after(context, next, {});
    const Color side = *game->side;
    context.finger() = {.square = usual_square(side), .flipped = side == Color::Black};
    context.push(ReviewScreen{at_end(game), std::move(solving)});
    tell_exercise(context);
}

/// Only those that are not empty.
Runs ranks_words(const Scene& context) {
    std::vector<Runs> ranks;
    for (int rank = 0; rank < 8; ++rank) {
        const Square first(rules::board::File::A, static_cast<rules::board::Rank>(rank));
        bool is_empty = true;
        for (int file = 0; file < 8; ++file)
            is_empty = is_empty && !context.position().at(Square(static_cast<rules::board::File>(file), first.rank()));
        if (!is_empty) ranks.push_back(whole_rank(context, first));
    }
    return join_clauses(context, ranks);
}

/// As the position stood when the moves that led to the exercise began, and the moves since.
Runs earlier_words(const Scene& context, const Exercise& exercise) {
    const announce::Manner how = manner(context);
    std::vector<Runs> moves;
    for (const rules::table::Ply& ply : context.plies())
        moves.push_back(announce::describe_move(ply.before, ply.move, how.forms.moves, how));
    const Runs pieces = all_pieces(context, exercise.before.setup().placement);
    if (moves.empty()) return pieces;
    return context.phrase(PhraseId::SchoolEarlier,
                          {{"pieces", pieces}, {"moves", announce::describe_list(moves, how)}});
}

Runs position_words(const Scene& context, const Exercise& exercise) {
    switch (context.preferences().position_told) {
    case settings::PositionTold::Pieces: return all_pieces(context);
    case settings::PositionTold::Ranks: return ranks_words(context);
    case settings::PositionTold::Moves: return earlier_words(context, exercise);
    case settings::PositionTold::Task: return {};
    }
    return {};
}

} // namespace

void open_exercises(UpdateContext& context) {
    if (context.model.school.exercises != nullptr) return open_list(context, {.kind = ListKind::Exercises});
    context.model.school.are_exercises_wanted = true;
    context.effects.emplace_back(ReadExercises{context.who});
}

void exercises_read(UpdateContext& context, const ExercisesRead& read) {
    School& school = context.model.school;
    if (!read.why && school.exercises == nullptr) school.exercises = read.exercises;
    if (!std::exchange(school.are_exercises_wanted, false)) return;
    if (read.why) return context.refuse(context.phrase(PhraseId::SchoolExercisesNotRead, {{"why", *read.why}}));
    // Who has gone elsewhere meanwhile, if only to another row, is left there.
    const auto* list = std::get_if<ListScreen>(&context.top());
    const bool is_on_row =
        list != nullptr && list->kind == ListKind::School && list->focus + 1 == school_rows(context).size();
    if (is_on_row) open_list(context, {.kind = ListKind::Exercises});
}

std::vector<Item> exercise_rows(const Scene& context) {
    const School& school = context.model.school;
    if (school.exercises == nullptr) return {};
    Count of_all;
    std::array<Count, school::all_themes.size()> of_themes{};
    for (const Exercise& exercise : *school.exercises)
        for (Count* count : {&of_all, &of_themes.at(static_cast<std::size_t>(exercise.theme))}) {
            ++count->all;
            if (school.progress.is_solved(exercise.id)) ++count->solved;
        }
    std::vector<Item> rows{theme_row(context, std::nullopt, of_all)};
    for (const Theme theme : school::all_themes)
        if (const Count count = of_themes.at(static_cast<std::size_t>(theme)); count.all > 0)
            rows.push_back(theme_row(context, theme, count));
    for (Item& row : setting_rows(context, settings::Menu::Exercises)) rows.push_back(std::move(row));
    return rows;
}

std::vector<Item> exercise_menu(const Scene& context) {
    std::vector<Item> rows{{context.phrase(PhraseId::GameMenuBack), Close{}}};
    if (!context.solving()->ended) {
        rows.push_back({context.phrase(PhraseId::SchoolTellExercise), TellExercise{}});
        rows.push_back({context.phrase(PhraseId::GameMenuHint), AskForHint{}});
        rows.push_back({context.phrase(PhraseId::SchoolTellSolution), TellSolution{}});
    }
    rows.push_back({context.phrase(PhraseId::SchoolNextExercise), NextExercise{}});
    rows.push_back({context.phrase(PhraseId::GameMenuSettings), Open{ListKind::Settings}});
    rows.push_back({context.phrase(PhraseId::SchoolEndExercises), EndExercises{}});
    return rows;
}

void start_exercises(UpdateContext& context, std::optional<Theme> theme) { set_up(context, theme, {}); }

void next_exercise(UpdateContext& context) {
    Solving last = *Scene(context).solving();
    while (Scene(context).solving() != nullptr) context.pop();
    set_up(context, last.chosen, std::move(last.given));
}

void put_on_board(UpdateContext& context, const std::vector<Move>& moves) {
    const Review now = at_end(board_after(context, *Scene(context).solving()->exercise, moves));
    for (Screen& screen : context.screens())
        if (auto* board = std::get_if<ReviewScreen>(&screen); board != nullptr && board->solving) board->review = now;
    context.finger().in_mind.reset();
}

Runs theme_words(const Scene& context, std::optional<Theme> theme) {
    return context.phrase(PhraseId::SchoolTheme, {{"theme", theme ? school::name(*theme) : "all"}});
}

void tell_exercise(UpdateContext& context) {
    come_back(context);
    const Solving& solving = *Scene(context).solving();
    Runs task = task_words(context, solving);
    const Runs position = position_words(context, *solving.exercise);
    if (position.empty()) return context.answer(std::move(task));
    context.answer(context.phrase(PhraseId::SchoolExercise, {{"task", std::move(task)}, {"position", position}}));
}

Solving& solving_here(UpdateContext& context) {
    const auto is_exercise = [](const Screen& screen) {
        const auto* board = std::get_if<ReviewScreen>(&screen);
        return board != nullptr && board->solving;
    };
    return *std::get<ReviewScreen>(*std::ranges::find_if(context.screens(), is_exercise)).solving;
}

void come_back(UpdateContext& context) {
    if (Scene(context).review()->is_at_end()) return;
    const Solving& solving = *Scene(context).solving();
    const auto& solution = solving.exercise->solution;
    put_on_board(context, {solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(solving.solved)});
}

void keep_attempt(UpdateContext& context, bool is_right) {
    const Solving& solving = *Scene(context).solving();
    const school::Attempted attempted{solving.exercise->id, is_right,
                                      std::chrono::floor<std::chrono::milliseconds>(context.now - solving.began),
                                      school_date(context)};
    context.model.school.progress.take(attempted);
    context.effects.emplace_back(KeepAnswer{attempted, context.who});
}

void end_exercises(UpdateContext& context) {
    while (Scene(context).solving() != nullptr) context.pop();
    tell_place(context);
}

} // namespace session
