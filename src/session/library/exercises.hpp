// The exercises of the school: chosen by theme, set up on a board, told, and left.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <vector>

namespace session {

/// Opens the list of exercises, once they are read.
void open_exercises(UpdateContext& context);

/// They are read, and the list opens; or says why not.
void exercises_read(UpdateContext& context, const ExercisesRead& read);

/// All exercises, then each theme, with how many were solved; and how their positions are told.
std::vector<Item> exercise_rows(const Scene& context);

/// What there is to do on the board of an exercise. Precondition for this and all of the following, but for
/// start_exercises: there is one.
std::vector<Item> exercise_menu(const Scene& context);

/// Sets up the next exercise of the theme, or of all, and says it.
void start_exercises(UpdateContext& context, std::optional<school::Theme> theme);

/// Sets up the one after this one, and says it.
void next_exercise(UpdateContext& context);

/// The exercise as it stands after these moves, and `moves` are all that were made since it was set up.
void put_on_board(UpdateContext& context, const std::vector<rules::board::Move>& moves);

/// A theme by its name; none: all of them.
speech::phrases::Runs theme_words(const Scene& context, std::optional<school::Theme> theme);

/// Says what is to be done and, as is chosen in the settings, the position.
void tell_exercise(UpdateContext& context);

/// The exercise on the board, to be changed.
Solving& solving_here(UpdateContext& context);

/// To the position that is to be solved, where the board is looked back at.
void come_back(UpdateContext& context);

/// Keeps that the exercise was solved, or that it was not.
void keep_attempt(UpdateContext& context, bool is_right);

/// Back to the list of exercises.
void end_exercises(UpdateContext& context);

} // namespace session
