// Where nobody has spoken nothing is looked for.
#include "speech/hearing/hearing.hpp"
#include "tests/support/catch.hpp"

#include <cstdint>
#include <random>
#include <vector>

using namespace speech::hearing;

TEST_CASE("Noise alone is no voice, however loud") {
    std::minstd_rand chance(1);
    for (const double loudness : {10.0, 300.0, 7000.0})
        for (const double duller : {0.0, 0.9, 0.99}) {
            std::vector<std::int16_t> noise;
            double low = 0;
            for (int sample = 0; sample < 2 * samples_per_second; ++sample) {
                low = duller * low + (1 - duller) * loudness * (static_cast<double>(chance() % 2001) / 1000 - 1);
                noise.push_back(static_cast<std::int16_t>(low));
            }
            CAPTURE(loudness, duller);
            CHECK(is_noise_alone(noise));
            // A tone as long as a vowel, as loud as somebody who speaks in it.
            for (std::size_t sample = 16000; sample < 18000; ++sample)
                noise[sample] = static_cast<std::int16_t>(sample / 40 % 2 == 0 ? 4 * loudness : -4 * loudness);
            CHECK_FALSE(is_noise_alone(noise));
        }
    CHECK(is_noise_alone({}));
}
