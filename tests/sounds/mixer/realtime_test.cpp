// The promises of `render` that its signature cannot make.
#include "sounds/mixer/mixer.hpp"

#include "tests/sounds/mixer/allocation_trap.hpp"
#include "tests/sounds/mixer/listening.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <cstdlib>
#include <memory>
#include <thread>

#if !defined(KLANGBRETT_SANITIZED)
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace sounds::mixer;
using namespace tests::sounds::mixer;

namespace {

/// An eventful life of a mixer, made before the trap is set: everything that can happen to `render` happens.
class Turmoil {
public:
    void operator()() {
        for (int round = 0; round < 40; ++round) {
            for (int cue = 0; cue < 11; ++cue) started_ += mixer_.start_cue(cue_, mixer_.epoch()) ? 1U : 0U;
            pushed_ += mixer_.push_speech(speech_, mixer_.epoch());
            if (round % 3 == 0) mixer_.end_phrase();
            mixer_.set_speech_volume(Volume{static_cast<float>(round % 5) / 4.0F});
            mixer_.render(buffer_, {2});
            if (round % 4 == 1) mixer_.pause(!mixer_.is_paused());
            if (round % 5 == 2) mixer_.cut_speech();
            if (round % 7 == 3) mixer_.hush();
            mixer_.render(std::span{buffer_}.first(2), {2});
            if (round % 6 == 5) mixer_.count_late_buffer();
        }
        mixer_.pause(false);
        for (int buffer = 0; buffer < 2000; ++buffer) mixer_.render(buffer_, {2});
    }

    const Mixer& mixer() const { return mixer_; }
    std::size_t pushed() const { return pushed_; }
    std::size_t started() const { return started_; }

private:
    Mixer mixer_;
    std::vector<float> speech_ = tone(30'000);
    std::vector<float> cue_ = tone(700, 0.2F);
    std::vector<float> buffer_ = silence(256);
    std::size_t pushed_ = 0;
    std::size_t started_ = 0;
};

} // namespace

TEST_CASE("The trap catches memory taken and given back") {
    AllocationTrap trap;
    const auto taken = std::make_unique<int>(1);
    const std::size_t after_taking = trap.caught();
    CHECK(after_taking > 0);
}

TEST_CASE("Rendering takes no memory, whatever happens") {
    Turmoil turmoil;
    std::size_t caught = 0;
    {
        AllocationTrap trap;
        turmoil();
        caught = trap.caught();
    }
    CHECK(caught == 0);
    CHECK(turmoil.mixer().speech_position() - StreamPosition{} ==
          SampleCount{static_cast<std::int64_t>(turmoil.pushed())});
    CHECK(turmoil.mixer().underruns().device == 6);
    CHECK(turmoil.mixer().cue_progress() == CueProgress{.begun = turmoil.started(), .over = turmoil.started()});
}

#if !defined(KLANGBRETT_SANITIZED)

namespace {

// Runs the work in a child process that the kernel ends at the first system call other than its own exit.
template <typename Work>
bool survives_without_system_calls(Work&& work) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT) != 0) syscall(SYS_exit, 2);
        work();
        syscall(SYS_exit, 0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

TEST_CASE("Rendering makes no system call, whatever happens") {
    REQUIRE_FALSE(survives_without_system_calls([] { static_cast<void>(getppid()); }));
    Turmoil turmoil;
    CHECK(survives_without_system_calls(turmoil));
}

#endif

TEST_CASE("A device, a feeder and a controller never disturb each other") {
    Mixer mixer;
    const auto speech = tone(1000);
    const auto cue = tone(300, 0.2F);
    std::atomic<bool> done = false;

    std::thread device{[&] {
        std::vector<float> buffer(256);
        while (!done.load()) {
            mixer.render(buffer, {2});
            std::this_thread::yield();
        }
    }};
    std::thread controller{[&] {
        for (int i = 0; i < 300; ++i) {
            i % 2 == 0 ? mixer.hush() : mixer.cut_speech();
            mixer.pause(i % 5 == 0);
            mixer.set_cue_volume(Volume{static_cast<float>(i % 3) / 2.0F});
            std::this_thread::yield();
        }
        mixer.pause(false);
    }};
    std::size_t pushed = 0;
    std::uint64_t cues = 0;
    for (int i = 0; i < 300; ++i) {
        const Epoch epoch = mixer.epoch();
        if (mixer.start_cue(cue, epoch)) ++cues;
        pushed += mixer.push_speech(speech, epoch);
        mixer.end_phrase();
        std::this_thread::yield();
    }
    controller.join();
    while (mixer.speech_position() != mixer.speech_end() || mixer.cue_progress().over != cues)
        std::this_thread::yield();
    done = true;
    device.join();

    CHECK(mixer.speech_end() - StreamPosition{} == SampleCount{static_cast<std::int64_t>(pushed)});
    CHECK(mixer.cue_progress() == CueProgress{.begun = cues, .over = cues});
}
