#include "sounds/cues/bank.hpp"
#include "sounds/cues/synthesis.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <cmath>
#include <set>

using namespace sounds::cues;

namespace {

constexpr std::uint32_t rate = 48000;

float peak(std::span<const float> samples) {
    float greatest = 0.0F;
    for (const float sample : samples) greatest = std::max(greatest, std::abs(sample));
    return greatest;
}

double energy(std::span<const float> samples) {
    double sum = 0.0;
    for (const float sample : samples) sum += static_cast<double>(sample) * static_cast<double>(sample);
    return sum;
}

/// How much two sounds are alike: 1 the same, 0 nothing in common, at the shift within 5 ms at which they fit best.
double likeness(std::span<const float> a, std::span<const float> b) {
    double best = 0.0;
    for (std::size_t shift = 0; shift < rate / 200; ++shift) {
        double product = 0.0;
        for (std::size_t i = 0; i + shift < a.size() && i < b.size(); ++i) {
            product += static_cast<double>(a[i + shift]) * static_cast<double>(b[i]);
        }
        best = std::max(best, std::abs(product));
    }
    return best / std::sqrt(energy(a) * energy(b));
}

} // namespace

TEST_CASE("Every cue lasts between 40 and 400 ms") {
    for (const Cue cue : all_cues) {
        CAPTURE(name(cue));
        const std::size_t length = synthesise(cue, rate).size();
        CHECK(length >= rate * 40 / 1000);
        CHECK(length <= rate * 400 / 1000);
    }
}

TEST_CASE("Every cue can be heard and none is loud") {
    for (const Cue cue : all_cues) {
        CAPTURE(name(cue));
        const auto samples = synthesise(cue, rate);
        CHECK(peak(samples) == Approx(0.25F).epsilon(0.01));
        CHECK(energy(samples) > 1.0);
    }
}

TEST_CASE("Every cue begins and ends in silence, so that it does not click") {
    for (const Cue cue : all_cues) {
        CAPTURE(name(cue));
        const std::vector<float> samples = synthesise(cue, rate);
        const std::span all{samples};
        CHECK(samples.front() == 0.0F);
        CHECK(samples.back() == 0.0F);
        CHECK(peak(all.first(8)) < 0.05F);
        CHECK(peak(all.last(8)) < 0.003F);
    }
}

TEST_CASE("No cue dies out long before its end") {
    for (const Cue cue : all_cues) {
        CAPTURE(name(cue));
        const std::vector<float> samples = synthesise(cue, rate);
        const std::size_t tail = samples.size() / 3;
        CHECK(peak(std::span{samples}.last(tail)) > 0.0005F);
    }
}

TEST_CASE("No two cues sound alike") {
    const Bank bank{rate};
    for (const Cue one : tests::share_of(std::vector(all_cues.begin(), all_cues.end()), 4)) {
        for (const Cue other : all_cues) {
            if (one == other) continue;
            CAPTURE(name(one), name(other));
            CHECK(likeness(bank.samples(one), bank.samples(other)) < 0.7);
        }
    }
}

TEST_CASE("A black square sounds darker than a white one, and a fallen flag falls") {
    const auto crossings = [](std::span<const float> samples) {
        std::size_t count = 0;
        for (std::size_t i = 1; i < samples.size(); ++i)
            count += (samples[i - 1] < 0.0F) != (samples[i] < 0.0F) ? 1U : 0U;
        return static_cast<double>(count) / static_cast<double>(samples.size());
    };
    const Bank bank{rate};
    CHECK(crossings(bank.samples(Cue::BlackSquare)) < 0.5 * crossings(bank.samples(Cue::WhiteSquare)));
    const auto flag = bank.samples(Cue::FlagFallen);
    CHECK(crossings(flag.last(flag.size() / 2)) < crossings(flag.first(flag.size() / 2)));
    const auto check = bank.samples(Cue::Check);
    CHECK(crossings(check.first(check.size() / 4)) < crossings(check.last(check.size() / 2)));
}

TEST_CASE("A cue is the same at every start and keeps its length at every rate") {
    for (const Cue cue : all_cues) {
        CAPTURE(name(cue));
        CHECK(synthesise(cue, rate) == synthesise(cue, rate));
        const auto seconds = [&](std::uint32_t each) {
            return static_cast<double>(synthesise(cue, each).size()) / each;
        };
        CHECK(seconds(22050) == Approx(seconds(44100)).epsilon(0.001));
    }
}

TEST_CASE("Every cue has a name of its own") {
    std::set<std::string_view> names;
    for (const Cue cue : all_cues) names.insert(name(cue));
    CHECK(names.size() == all_cues.size());
}
