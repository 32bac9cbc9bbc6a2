#include "tests/e2e/play/recording.hpp"

#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>
#include <sndfile.h>
#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <thread>

namespace e2e {
namespace {

constexpr int rate = 48000;

} // namespace

Recording::Recording(const std::string& file, const std::string& sink)
    : file_(file)
    , recorder_(
          std::make_unique<Running>(std::vector<std::string>{"parecord", "-d", sink + ".monitor", "--file-format=wav",
                                                             "--rate=48000", "--channels=1", "--latency-msec=20", file},
                                    file + ".log")) {
    // It records once its file grows.
    const auto until = Clock::now() + std::chrono::seconds(10);
    struct stat about {};
    while (Clock::now() < until && (stat(file.c_str(), &about) != 0 || about.st_size < 5000))
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    REQUIRE(about.st_size >= 5000);
}

void Recording::stop() {
    ended_ = Clock::now();
    recorder_->send(SIGINT);
    recorder_->wait(5);
    SF_INFO info{};
    SNDFILE* file = sf_open(file_.c_str(), SFM_READ, &info);
    REQUIRE(file != nullptr);
    samples_.resize(static_cast<std::size_t>(info.frames * info.channels));
    samples_.resize(
        static_cast<std::size_t>(sf_read_float(file, samples_.data(), static_cast<sf_count_t>(samples_.size()))));
    sf_close(file);
    REQUIRE(!samples_.empty());
}

double Recording::seconds() const { return static_cast<double>(samples_.size()) / rate; }

std::size_t Recording::index(Clock::time_point moment) const {
    const double before_end = std::chrono::duration<double>(ended_ - moment).count();
    const double at = static_cast<double>(samples_.size()) - before_end * rate;
    return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(samples_.size())));
}

double Recording::peak(Clock::time_point from, Clock::time_point to) const {
    double loudest = 0;
    for (std::size_t at = index(from); at < index(to); ++at)
        loudest = std::max(loudest, std::fabs(static_cast<double>(samples_[at])));
    return loudest;
}

std::optional<double> Recording::seconds_until_quiet(Clock::time_point from, double level, double quiet) const {
    const std::size_t start = index(from);
    const auto needed = static_cast<std::size_t>(quiet * rate);
    std::size_t last_loud = start;
    for (std::size_t at = start; at < samples_.size(); ++at) {
        if (std::fabs(static_cast<double>(samples_[at])) > level) last_loud = at;
        if (at - last_loud >= needed) return static_cast<double>(last_loud - start) / rate;
    }
    return std::nullopt;
}

void await_quiet(const std::string& sink) {
    using namespace std::chrono_literals;
    const std::string file = in_fixture("quiet.wav");
    for (int attempt = 0; attempt < 30; ++attempt) {
        std::filesystem::remove(file); // a recording counts as begun once there is something in its file
        Recording recording(file, sink);
        const auto begun = Clock::now();
        std::this_thread::sleep_for(1s);
        recording.stop();
        if (recording.peak(begun, begun + 1s) < 0.01) return;
    }
    FAIL("the sink " << sink << " does not fall silent");
}

} // namespace e2e
