// Which question comes next.
#pragma once

#include "src/school/progress.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace school {

/// A number drawn by chance, all equally likely.
using Chance = std::function<std::uint32_t()>;

/// The next question of the drill, at the learner's level. About every second time it is one that is due, if any is;
/// else it is drawn, of those not asked within a day as far as there are enough. It is none of `before`, which are no
/// more than ten.
Question next_question(Drill drill, const Progress& progress, Date now, const std::vector<Question>& before,
                       const Chance& chance);

/// A question of the drill and level, drawn by chance: each answer as likely as the others, but where pieces are asked
/// for, or written.
Question drawn_question(Drill drill, Level level, const Chance& chance);

} // namespace school
