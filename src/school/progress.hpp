// What a learner has answered so far, and what follows from it: a fold over the answers, as they are kept.
#pragma once

#include "src/school/memory.hpp"
#include "src/school/question.hpp"

#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace school {

/// When something was answered, in UTC.
using Date = std::chrono::sys_seconds;

/// One question, answered.
struct Answered {
    Question question;
    bool is_right;
    std::chrono::milliseconds took; ///< from the question to the answer, with all that was said of both
    Date when;
    bool operator==(const Answered&) const = default;
};

/// An exercise, solved or not.
struct Attempted {
    std::string exercise;           ///< by its id
    bool is_right;                  ///< with the first move tried, and without being told it
    std::chrono::milliseconds took; ///< from the task to the end, with all that was said meanwhile
    Date when;
    bool operator==(const Attempted&) const = default;
};

/// Whatever is kept of a learner.
using Entry = std::variant<Answered, Attempted>;

/// How often a drill was answered.
struct Tally {
    int asked = 0;
    int right = 0;
    bool operator==(const Tally&) const = default;
};

/// Below this something is to be asked again; FSRS calls it the wanted retention.
inline constexpr double wanted_retention = 0.9;

class Progress {
public:
    void take(const Answered& answered);
    void take(const Attempted& attempted);

    /// The level to ask at. Who has had six right answers one after the other goes up, who has had three wrong among
    /// five goes down; both are then counted anew.
    Level level(Drill drill) const { return of(drill).level; }
    Tally tally(Drill drill) const { return of(drill).tally; }

    /// What was asked before, is least likely to be remembered, and no longer as likely as nine times in ten; none of
    /// `but_not`. Empty if there is no such fact.
    std::optional<Question> due(Drill drill, Date now, const std::vector<Question>& but_not) const;

    /// Whether that question was answered within the last day.
    bool was_asked_today(const Question& question, Date now) const;

    /// How likely it is that the exercise would be solved again, 0 to 1; empty if it was never attempted.
    std::optional<double> remembered(const std::string& exercise, Date now) const;

    /// Whether the exercise was ever solved.
    bool is_solved(const std::string& exercise) const;

private:
    struct OfExercise {
        Memory memory;
        Date last;
        bool is_solved;
    };
    struct OfDrill {
        Level level = Level::One;
        Tally tally{};
        int right_in_row = 0;
        unsigned wrong_lately = 0; ///< a bit for each of the last answers at this level, the lowest for the last
        struct Fact {
            Question question;
            Memory memory;
            Date last;
        };
        std::map<std::string, Fact> facts{}; ///< by their names
    };

    const OfDrill& of(Drill drill) const { return drills_.at(static_cast<std::size_t>(drill)); }

    std::array<OfDrill, all_drills.size()> drills_{};
    std::map<std::string, OfExercise> exercises_{}; ///< by id
};

} // namespace school
