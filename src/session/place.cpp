#include "src/session/place.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/board/answers.hpp"
#include "src/session/items.hpp"
#include "src/session/widgets/key_describer.hpp"
#include "src/session/widgets/list.hpp"
#include "src/session/widgets/question.hpp"
#include "src/session/widgets/text_line.hpp"

namespace session {

using speech::phrases::Runs;

Runs place_words(const Scene& step) {
    return std::visit(base::values::Overloaded{
                          [&step](const ListScreen& list) { return list_words(step, list, items(step, list)); },
                          [&step](const ConfirmScreen& question) { return question_and_answer(step, question); },
                          [&step](const TextScreen& line) { return text_words(step, line); },
                          [&step](const BoardScreen&) { return square_and_man(step, step.finger().square); },
                          [&step](const DescribeKeysScreen&) { return describing_words(step); },
                      },
                      step.screens().back());
}

} // namespace session
