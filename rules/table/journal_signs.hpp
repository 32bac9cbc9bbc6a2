// What both ends of the journal write and read alike.
#pragma once

#include <string_view>

namespace rules::table::journal_signs {

inline constexpr std::string_view arbiter = "arbiter";
inline constexpr std::string_view no_time = "-";             ///< where there are no clocks
inline constexpr std::string_view flag_stays = "flag-stays"; ///< a flag that has fallen stays down
inline constexpr std::string_view used_sign = "used";        ///< before the times used
inline constexpr std::string_view announced_sign = "announced";
inline constexpr std::string_view assistants_ending = "-assistant"; ///< behind the side he helps

} // namespace rules::table::journal_signs
