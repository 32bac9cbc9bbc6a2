#include "src/school/memory.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace school {

namespace {

/// Fitted by its authors to some 700 million reviews; by their names w0 to w18.
constexpr std::array w{0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046,  1.54575, 0.1192,
                       1.01925, 1.9395,  0.11,  0.29605,  2.2698, 0.2315, 2.9898, 0.51655, 0.6621};

constexpr double decay = -0.5;
constexpr double factor = 19.0 / 81.0; // so that nine of ten are remembered after the stability
constexpr double least_stability = 0.01;

double number(Grade grade) { return static_cast<double>(grade); }

double first_difficulty(double grade) { return std::clamp(w[4] - std::exp(w[5] * (grade - 1)) + 1, 1.0, 10.0); }

double next_difficulty(double before, Grade grade) {
    constexpr double easy = 4;
    const double change = -w[6] * (number(grade) - 3);
    const double damped = before + change * (10 - before) / 9;
    return std::clamp(w[7] * first_difficulty(easy) + (1 - w[7]) * damped, 1.0, 10.0);
}

double stability_after_right(Memory before, Grade grade, double remembered) {
    const double penalty = grade == Grade::Slow ? w[15] : 1;
    const double growth = std::exp(w[8]) * (11 - before.difficulty) * std::pow(before.stability, -w[9]) *
                          (std::exp(w[10] * (1 - remembered)) - 1) * penalty;
    return before.stability * (1 + growth);
}

double stability_after_wrong(Memory before, double remembered) {
    const double stability = w[11] * std::pow(before.difficulty, -w[12]) * (std::pow(before.stability + 1, w[13]) - 1) *
                             std::exp(w[14] * (1 - remembered));
    return std::min(stability, before.stability);
}

double next_stability(Memory before, Grade grade, Days since) {
    if (since < Days(1)) return before.stability * std::exp(w[17] * (number(grade) - 3 + w[18]));
    const double remembered = retrievability(before, since);
    return grade == Grade::Wrong ? stability_after_wrong(before, remembered)
                                 : stability_after_right(before, grade, remembered);
}

} // namespace

Memory first_memory(Grade grade) {
    return {w.at(static_cast<std::size_t>(grade) - 1), first_difficulty(number(grade))};
}

Memory next_memory(Memory before, Grade grade, Days since) {
    return {std::max(next_stability(before, grade, since), least_stability), next_difficulty(before.difficulty, grade)};
}

double retrievability(Memory memory, Days since) {
    return std::pow(1 + factor * std::max(since.count(), 0.0) / memory.stability, decay);
}

} // namespace school
