#include "src/school/progress.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace school {

namespace {

/// Whoever takes longer has worked it out rather than known it. The question is said meanwhile.
std::chrono::seconds known_within(const Question& question) {
    using namespace std::chrono_literals;
    if (is_written(question)) return 20s;
    const auto* following = std::get_if<StandsOn>(&question);
    const auto plies = following == nullptr ? 0 : static_cast<int>(following->moves.size());
    return 8s + plies * 2s;
}

constexpr int right_to_rise = 6;
constexpr int wrong_to_fall = 3;
constexpr unsigned last_five = 0b11111;

/// Whoever takes longer for an exercise has searched rather than seen it. The position is told meanwhile.
constexpr std::chrono::minutes seen_within{2};

Grade grade_of(const Answered& answered) {
    if (!answered.is_right) return Grade::Wrong;
    return answered.took > known_within(answered.question) ? Grade::Slow : Grade::Right;
}

Level higher(Level level) { return level == Level::Five ? level : static_cast<Level>(static_cast<int>(level) + 1); }
Level lower(Level level) { return level == Level::One ? level : static_cast<Level>(static_cast<int>(level) - 1); }

} // namespace

void Progress::take(const Answered& answered) {
    OfDrill& drill = drills_.at(static_cast<std::size_t>(drill_of(answered.question)));
    ++drill.tally.asked;
    drill.tally.right += answered.is_right ? 1 : 0;
    drill.right_in_row = answered.is_right ? drill.right_in_row + 1 : 0;
    drill.wrong_lately = ((drill.wrong_lately << 1U) | (answered.is_right ? 0U : 1U)) & last_five;
    const Level before = drill.level;
    if (drill.right_in_row >= right_to_rise) drill.level = higher(before);
    if (std::popcount(drill.wrong_lately) >= wrong_to_fall) drill.level = lower(before);
    if (drill.level != before) {
        drill.right_in_row = 0;
        drill.wrong_lately = 0;
    }

    const Grade grade = grade_of(answered);
    const auto [place, is_new] = drill.facts.try_emplace(
        fact_of(answered.question), OfDrill::Fact{answered.question, first_memory(grade), answered.when});
    if (is_new) return;
    OfDrill::Fact& fact = place->second;
    fact.memory = next_memory(fact.memory, grade, answered.when - fact.last);
    fact.last = answered.when;
}

void Progress::take(const Attempted& attempted) {
    const Grade solved = attempted.took > seen_within ? Grade::Slow : Grade::Right;
    const Grade grade = attempted.is_right ? solved : Grade::Wrong;
    const auto [place, is_new] =
        exercises_.try_emplace(attempted.exercise, OfExercise{first_memory(grade), attempted.when, attempted.is_right});
    if (is_new) return;
    OfExercise& exercise = place->second;
    exercise.memory = next_memory(exercise.memory, grade, attempted.when - exercise.last);
    exercise.last = attempted.when;
    exercise.is_solved = exercise.is_solved || attempted.is_right;
}

std::optional<double> Progress::remembered(const std::string& exercise, Date now) const {
    const auto found = exercises_.find(exercise);
    if (found == exercises_.end()) return std::nullopt;
    return retrievability(found->second.memory, now - found->second.last);
}

bool Progress::is_solved(const std::string& exercise) const {
    const auto found = exercises_.find(exercise);
    return found != exercises_.end() && found->second.is_solved;
}

std::optional<Question> Progress::due(Drill drill, Date now, const std::vector<Question>& but_not) const {
    std::optional<Question> found;
    double least = wanted_retention;
    for (const auto& [name, fact] : of(drill).facts) {
        const double remembered = retrievability(fact.memory, now - fact.last);
        if (remembered >= least || std::ranges::find(but_not, fact.question) != but_not.end()) continue;
        least = remembered;
        found = fact.question;
    }
    return found;
}

bool Progress::was_asked_today(const Question& question, Date now) const {
    const auto& facts = of(drill_of(question)).facts;
    const auto fact = facts.find(fact_of(question));
    return fact != facts.end() && now - fact->second.last < std::chrono::days(1);
}

} // namespace school
