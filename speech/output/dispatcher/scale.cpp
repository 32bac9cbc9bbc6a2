#include "speech/output/dispatcher/scale.hpp"

#include <algorithm>
#include <cmath>

namespace speech::output::dispatcher {

namespace {

constexpr int slowest = 80;
constexpr int usual = 170;
constexpr int fastest = 449;

int rate(voice::WordsPerMinute words) {
    const int above = words.value() - usual;
    return std::clamp(above * 100 / (above < 0 ? usual - slowest : fastest - usual), -100, 100);
}

} // namespace

Scale scale(const voice::Manner& manner, sounds::mixer::Volume volume) {
    return {rate(manner.rate), manner.pitch.value() * 2 - 100,
            static_cast<int>(std::lround(volume.factor() * 200)) - 100};
}

} // namespace speech::output::dispatcher
