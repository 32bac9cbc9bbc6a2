#include "src/session/board/rank_rows.hpp"

#include "src/session/board/board_answers.hpp"

namespace session {

std::vector<Item> rank_rows(const Scene& context) {
    std::vector<Item> rows;
    for (int number = 7; number >= 0; --number) {
        const rules::board::Square first(rules::board::File::A, static_cast<rules::board::Rank>(number));
        rows.push_back({whole_rank(context, first), RepeatRow{}});
    }
    return rows;
}

} // namespace session
