// Clocks and time controls in words.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/manner.hpp"

namespace speech::announce {

namespace table = rules::table;

/// One clock: "4 minutes 58 seconds"; says so if there are no clocks.
phrases::Runs describe_time(const table::ChessClock& clock, board::Color side, table::Instant now,
                            const Manner& manner);

/// Both clocks, the listener's (an onlooker: White's) first.
phrases::Runs describe_clocks(const table::ChessClock& clock, table::Instant now, const Manner& manner);

/// What both displays show, told in the same way.
phrases::Runs describe_displays(table::Duration white, table::Duration black, const Manner& manner);

/// "5 minutes plus 3 seconds a move".
phrases::Runs describe_time_control(const table::TimeControl& control, const Manner& manner);

} // namespace speech::announce
