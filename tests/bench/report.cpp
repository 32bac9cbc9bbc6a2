#include "tests/bench/report.hpp"

namespace tests::bench {

namespace {

std::string number(std::optional<double> value) { return value ? fmt::format("{:.1f}", *value) : "-"; }

std::string times_ours(const Figures& theirs, const Figures& ours) {
    const auto their_median = theirs.quantile(0.5);
    const auto our_median = ours.quantile(0.5);
    if (!their_median || !our_median) return "-";
    return fmt::format("{:.1f}", *their_median / *our_median);
}

void print(const char* title, const std::vector<Contender>& contenders, Sorted Contender::*figures) {
    fmt::print("\n### {}\n\n| | min | median | p95 | max | trials | times ours |\n", title);
    fmt::print("| --- | --- | --- | --- | --- | --- | --- |\n");
    const Sorted& ours = contenders.front().*figures;
    for (const Contender& each : contenders) {
        const Figures& theirs = (each.*figures).all;
        fmt::print("| {} | {} | {} |\n", each.subject->name(), theirs.columns(), times_ours(theirs, ours.all));
    }
    for (const auto& [kind, of_kind] : ours.by_kind) fmt::print("| ours, {} | {} | |\n", kind, of_kind.columns());
}

} // namespace

std::string Verdicts::verdict(bool kept) {
    if (!count_) return "";
    missed_ += kept ? 0 : 1;
    return kept ? "kept" : "**MISSED**";
}

void Verdicts::times(const std::string& what, const Figures& ours, Limit limit, const Figures* theirs) {
    const auto median = ours.quantile(0.5);
    const auto p95 = ours.quantile(0.95);
    const bool kept = median && *median <= limit.median && (!limit.p95 || *p95 <= *limit.p95);
    rows_.push_back(fmt::format("| {} | {} | {} | {} | {}{} | {} | {} |", what, number(median), number(p95),
                                ours.count(), limit.median, limit.p95 ? fmt::format(" / {}", *limit.p95) : "",
                                theirs == nullptr ? "" : number(theirs->quantile(0.5)), verdict(kept)));
}

void Verdicts::at_least(const std::string& what, std::optional<double> value, std::size_t trials, double limit) {
    rows_.push_back(fmt::format("| {} | {} | | {} | at least {} | | {} |", what, number(value), trials, limit,
                                verdict(value && *value >= limit)));
}

void Verdicts::at_most(const std::string& what, std::optional<double> value, std::size_t trials, double limit) {
    rows_.push_back(fmt::format("| {} | {} | | {} | at most {} | | {} |", what, number(value), trials, limit,
                                verdict(value && *value <= limit)));
}

void Verdicts::print() const {
    fmt::print(
        "| | median | p95 | trials | limit | speech-dispatcher | |\n| --- | --- | --- | --- | --- | --- | --- |\n");
    for (const std::string& row : rows_) fmt::print("{}\n", row);
}

void print_contenders(const std::vector<Contender>& contenders) {
    bench::print("Key to first sound, from silence", contenders, &Contender::audible);
    bench::print("Key to silence, in the middle of a phrase", contenders, &Contender::silent);
    bench::print("Key to the new phrase, in the middle of another", contenders, &Contender::replaced);
    fmt::print("\n{}\n", contenders.front().subject->remark());
    for (const Contender& each : contenders)
        if (each.is_given_up()) fmt::print("{}: not heard three times, given up\n", each.subject->name());
}

} // namespace tests::bench
