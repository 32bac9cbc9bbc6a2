// An output of the fixture's sound server, and a recording at its other end.
#pragma once

#include "sounds/machine/outputs.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>
#include <sndfile.hh>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <numbers>
#include <string>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace tests::sound_device {

using namespace std::chrono_literals;

inline std::string fixture_directory() {
    const char* directory = std::getenv("FIXTURE_DIRECTORY");
    REQUIRE(directory != nullptr);
    return directory;
}

/// parecord at the monitor of the null sink, from construction until `stop`.
class Recording {
public:
    explicit Recording(std::string path)
        : path_{std::move(path)}
        , process_{fork()} {
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            execlp("parecord", "parecord", "-d", "out.monitor", "--file-format=wav", "--rate=48000", "--channels=1",
                   "--latency-msec=20", path_.c_str(), nullptr);
            _exit(127);
        }
        std::this_thread::sleep_for(500ms);
    }
    ~Recording() { end(); }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    std::vector<float> stop() {
        std::this_thread::sleep_for(300ms);
        end();
        SndfileHandle file{path_};
        std::vector<float> samples(static_cast<std::size_t>(file.frames()));
        REQUIRE(file.read(samples.data(), file.frames()) == file.frames());
        return samples;
    }

private:
    void end() {
        if (process_ <= 0) return;
        kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }

    std::string path_;
    pid_t process_;
};

inline std::vector<float> tone(std::chrono::milliseconds length) {
    std::vector<float> samples(static_cast<std::size_t>(::sounds::mixer::samples_in(length).value()));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i] = 0.5F * std::sin(static_cast<float>(i % 100) * 2.0F * std::numbers::pi_v<float> / 100.0F);
    }
    return samples;
}

inline std::unique_ptr<::sounds::device::Device> opened(::sounds::mixer::Mixer& mixer) {
    auto result = ::sounds::machine::open_output(mixer, {}, {});
    if (const auto* error = std::get_if<::sounds::device::DeviceError>(&result)) FAIL(error->detail);
    return std::get<std::unique_ptr<::sounds::device::Device>>(std::move(result));
}

} // namespace tests::sound_device
