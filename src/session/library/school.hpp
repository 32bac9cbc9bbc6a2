// The list of the school, and its drills by ear, whose answers are chosen as rows of a list.
#pragma once

#include "src/school/progress.hpp"
#include "src/school/question.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <string>
#include <vector>

namespace session {

/// Opens the list of drills, once the answers of before are read.
void open_school(UpdateContext& context);

/// They are read, or why not: says so, and opens the list.
void answers_read(UpdateContext& context, const AnswersRead& read);

/// Says once that answers are not kept, and why.
void answers_not_kept(UpdateContext& context, const AnswersNotKept& failed);

/// What date it is. Precondition: the answers of before are read.
school::Date school_date(const Scene& context);

/// Each drill with its level, and the exercises.
std::vector<Item> school_rows(const Scene& context);

/// The question of the round under way, and the answers to choose from. Empty if there is none.
std::vector<Item> question_rows(const Scene& context);

/// Asks the first question of a new round.
void start_drill(UpdateContext& context, school::Drill drill);

/// Says whether that is right, and if not what is and why; then asks the next question, or says how the round went.
void answer_drill(UpdateContext& context, const school::Answer& answer);

/// What was typed as the move that was dictated: judged as an answer, or refused where it is no move in any notation.
void answer_in_writing(UpdateContext& context, const std::string& text);

/// Whether the screen asks a question of a drill.
bool asks_drill(const Screen& screen);

/// Leaves the questions: says how the round went, if anything was answered.
void end_drill(UpdateContext& context);

} // namespace session
