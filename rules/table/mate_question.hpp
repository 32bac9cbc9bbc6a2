// Whether a side can still mate at all: a question whose answer may take seconds.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/variants/position.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::table {

/// Whether the side can mate by any series of legal moves of ordinary chess: the end of a game may hang on it.
struct MateQuestion {
    variants::Position position;
    board::Color side;
    /// Whether both have the same answer.
    bool is_same_as(const MateQuestion& other) const;
};

/// The answer, as good as it can be had: it may take seconds and much memory, so it is nothing for a thread that
/// answers keys.
verdict::Winnable work_out(const MateQuestion& question);

} // namespace rules::table
