#include "tests/bench/starting.hpp"

#include "tests/bench/process.hpp"

namespace tests::bench {

using namespace std::chrono_literals;

Figures start_to_first_sound(const SoundRecorder& recorder, unsigned times) {
    Figures heard;
    // The first start makes the library, and is not counted.
    for (unsigned counted = 0; counted <= times; ++counted) {
        recorder.wait_for_silence(500ms);
        const Moment begun = Clock::now();
        Process program = start({measured_program()});
        const auto sound = recorder.first_sound(begun, 5s);
        if (sound && counted > 0) heard.add(*sound - begun);
        program.end();
    }
    return heard;
}

} // namespace tests::bench
