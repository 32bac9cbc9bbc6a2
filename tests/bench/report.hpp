// What was measured, as Markdown, and whether it is within its limits.
#pragma once

#include "tests/bench/figures.hpp"
#include "tests/bench/trials.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tests::bench {

/// What the program promises, in milliseconds.
struct Limit {
    double median;
    std::optional<double> p95;
};

/// A table of rows each of which keeps its limit or misses it.
class Verdicts {
public:
    explicit Verdicts(bool count)
        : count_{count} {}

    /// `theirs` are speech-dispatcher's times for the same, if it was asked.
    void times(const std::string& what, const Figures& ours, Limit limit, const Figures* theirs = nullptr);
    /// One number that is to be at least, or at most, so much.
    void at_least(const std::string& what, std::optional<double> value, std::size_t trials, double limit);
    void at_most(const std::string& what, std::optional<double> value, std::size_t trials, double limit);

    void print() const;
    /// How many rows missed their limit, where limits count.
    int missed() const { return missed_; }

private:
    std::string verdict(bool kept);

    bool count_;
    int missed_ = 0;
    std::vector<std::string> rows_;
};

/// The contenders' tables, one for each kind of measurement; the first contender is ours.
void print_contenders(const std::vector<Contender>& contenders);

} // namespace tests::bench
