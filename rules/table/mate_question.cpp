#include "rules/table/mate_question.hpp"

namespace rules::table {

bool MateQuestion::is_same_as(const MateQuestion& other) const {
    return side == other.side && position.repetition_key() == other.position.repetition_key();
}

verdict::Winnable work_out(const MateQuestion& question) {
    return verdict::can_mate(question.position, question.side, verdict::Effort::full());
}

} // namespace rules::table
