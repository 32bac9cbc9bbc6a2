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

Runs place_words(const Scene& context) {
    return std::visit(
        base::values::Overloaded{
            [&context](const ListScreen& list) { return list_words(context, list, items(context, list)); },
            [&context](const ConfirmScreen& question) { return question_and_answer(context, question); },
            [&context](const TextScreen& line) { return text_words(context, line); },
            [&context](const BoardScreen&) { return square_and_piece(context, context.finger().square); },
            [&context](const ReviewScreen&) { return square_and_piece(context, context.finger().square); },
            [&context](const DescribeKeysScreen&) { return describing_words(context); },
        },
        context.screens().back());
}

} // namespace session
