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

TEST_CASE("A header that promises more than is there, or more than anybody records, is a fault and takes no memory") {
    auto bytes = std::get<std::string>(encode(tone(70'000)));
    // The number of samples is the last 36 bits of the eight bytes from the 19th on (RFC 9639, 8.2).
    const std::string most{"\xFF\xFF\xFF\xFF", 4};
    SECTION("2^36 - 1 of them") {
        bytes[21] = static_cast<char>(bytes[21] | 0x0F);
        bytes.replace(22, 4, most);
    }
    SECTION("just under ten minutes") { bytes.replace(22, 4, std::string{"\x01\xB7\x73\xFF", 4}); }
    CHECK_FALSE(std::get<Fault>(decode(bytes)).detail.empty());
}
