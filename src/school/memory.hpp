// How well something is remembered, and when it is to be asked again: FSRS-5, the free spaced repetition scheduler of
// open-spaced-repetition, with its default parameters (github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm).
#pragma once

#include <chrono>

namespace school {

using Days = std::chrono::duration<double, std::chrono::days::period>;

/// How an answer was, as FSRS grades it. Its fourth grade, “easy”, is the learner’s own judgement, and nobody is asked.
enum class Grade { Wrong = 1, Slow = 2, Right = 3 };

/// What is known of one fact in a learner's memory.
struct Memory {
    double stability;  ///< days until nine of ten such facts are remembered; above 0
    double difficulty; ///< 1 to 10
    bool operator==(const Memory&) const = default;
};

/// After the first answer.
Memory first_memory(Grade grade);

/// After one more answer, so long after the one before. What is less than a day counts as the same day.
Memory next_memory(Memory before, Grade grade, Days since);

/// How likely it is that the fact is remembered so long after the last answer: 1 at once, 0.9 after its stability.
double retrievability(Memory memory, Days since);

} // namespace school
