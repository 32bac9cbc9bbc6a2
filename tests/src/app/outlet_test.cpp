// The position as sound, all the way into a file.
#include "sounds/device/file.hpp"
#include "speech/voice/silent/silent.hpp"
#include "src/app/outlet.hpp"
#include "tests/src/storage/folder.hpp"
#include "tests/support/catch.hpp"

#include <sndfile.h>

#include <algorithm>
#include <cmath>

namespace {

using namespace sounds::board;

Sweep initial() {
    constexpr std::array array{Shape::Rook, Shape::Knight, Shape::Bishop, Shape::Queen,
                               Shape::King, Shape::Bishop, Shape::Knight, Shape::Rook};
    Sweep sweep;
    for (int column = 0; column < 8; ++column) {
        const Shape shape = array.at(static_cast<std::size_t>(column));
        sweep.men.push_back({{shape, Shade::White}, {column, 0}});
        sweep.men.push_back({{Shape::Pawn, Shade::White}, {column, 1}});
        sweep.men.push_back({{Shape::Pawn, Shade::Black}, {column, 6}});
        sweep.men.push_back({{shape, Shade::Black}, {column, 7}});
    }
    return sweep;
}

std::vector<float> read(const std::filesystem::path& file) {
    SF_INFO format{};
    SNDFILE* opened = sf_open(file.c_str(), SFM_READ, &format);
    REQUIRE(opened != nullptr);
    std::vector<float> samples(static_cast<std::size_t>(format.frames));
    sf_readf_float(opened, samples.data(), format.frames);
    sf_close(opened);
    return samples;
}

} // namespace

TEST_CASE("The initial position is heard within three seconds, clearly and not too loud, from one loudspeaker") {
    const TemporaryFolder folder;
    const auto file = folder / "heard.wav";
    {
        const sounds::cues::Bank cues{sounds::mixer::samples_per_second};
        app::Outlet outlet(session::Outlet::Own, cues, speech::voice::silent::open(),
                           [&file](sounds::mixer::Mixer& mixer, sounds::device::Buffering) {
                               return sounds::device::open_file(mixer, file);
                           });
        session::Say say{{{{{"en"}, "The position"}}, speech::announce::Urgency::Answer, std::nullopt}};
        say.picture = initial();
        outlet.say(say);
        outlet.finish(std::chrono::seconds(20));
    }
    const std::vector<float> heard = read(file);
    const auto sounds = [](float sample) { return std::abs(sample) > 0.001F; };
    const auto first = std::find_if(heard.begin(), heard.end(), sounds);
    const auto last = std::find_if(heard.rbegin(), heard.rend(), sounds).base();
    REQUIRE(first < last);
    const double seconds = static_cast<double>(last - first) / sounds::mixer::samples_per_second;
    CHECK(seconds > 2.0);
    CHECK(seconds < 3.0);
    double power = 0.0;
    for (auto sample = first; sample != last; ++sample) power += std::pow(static_cast<double>(*sample), 2.0);
    const double level = 10.0 * std::log10(power / static_cast<double>(last - first));
    CHECK(level > -32.0);
    CHECK(level < -14.0);
    CHECK(*std::max_element(first, last) < 0.6F);
}
