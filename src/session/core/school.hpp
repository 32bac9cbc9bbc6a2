// The school: what the learner has answered and solved, the round of a drill under way, and the exercises.
#pragma once

#include "speech/phrases/run.hpp"
#include "src/school/exercise.hpp"
#include "src/school/progress.hpp"
#include "src/school/question.hpp"
#include "src/session/core/time.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace session {

/// Some questions of one drill, one after the other.
struct DrillRound {
    school::Drill drill;
    std::vector<school::Question> questions; ///< the last one is to be answered now
    Now began;                               ///< when the first one was asked
    Now asked;                               ///< when the last one was
    speech::phrases::Runs words{};           ///< in which it was asked
    school::Tally tally{};                   ///< of those answered
};

/// What date it was when.
struct KnownDate {
    school::Date date;
    Now when;
};

/// The drill, as the catalogues choose by it.
std::string_view drill_word(school::Drill drill);

struct School {
    school::Progress progress{};
    std::optional<KnownDate> read{};   ///< when the answers of before were read; empty: they are not in `progress` yet
    std::optional<DrillRound> round{}; ///< while its questions are open; a game that is loaded may leave one behind
    bool is_failure_told = false;      ///< that answers cannot be kept
    std::shared_ptr<const std::vector<school::Exercise>> exercises{}; ///< null: not read yet
    bool are_exercises_wanted = false;                                ///< their list is to open once they are read
};

} // namespace session
