#include "sounds/flac/flac.hpp"

#include "tests/support/catch.hpp"

#include <cmath>

using namespace sounds::flac;

namespace {

std::vector<float> tone(std::size_t length) {
    std::vector<float> samples(length);
    for (std::size_t at = 0; at < length; ++at) samples[at] = 0.5F * std::sin(static_cast<float>(at) * 0.05F);
    return samples;
}

} // namespace

TEST_CASE("What is encoded comes back as long and, but for 16 bits, as loud") {
    const std::vector<float> samples = tone(70'000); // several of FLAC's frames
    const auto bytes = std::get<std::string>(encode(samples));
    CHECK(bytes.starts_with("fLaC"));
    CHECK(bytes.size() < samples.size() * 2);
    const auto again = std::get<std::vector<float>>(decode(bytes));
    REQUIRE(again.size() == samples.size());
    float furthest = 0;
    for (std::size_t at = 0; at < samples.size(); ++at)
        furthest = std::max(furthest, std::abs(again[at] - samples[at]));
    CHECK(furthest < 1.0F / 16'384);
}

TEST_CASE("What is too loud is clipped instead of turned about") {
    const std::vector<float> samples(5000, 1.5F);
    const auto again = std::get<std::vector<float>>(decode(std::get<std::string>(encode(samples))));
    REQUIRE(again.size() == samples.size());
    CHECK(again.front() > 0.99F);
}

TEST_CASE("What is no FLAC file, or half of one, is a fault that says why") {
    CHECK_FALSE(std::get<Fault>(decode("no sound")).detail.empty());
    const auto bytes = std::get<std::string>(encode(tone(70'000)));
    CHECK_FALSE(std::get<Fault>(decode(std::string_view(bytes).substr(0, bytes.size() / 2))).detail.empty());
}
