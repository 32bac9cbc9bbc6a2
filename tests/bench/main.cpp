// How long from a key to the recorder, against what is promised.
//
//   tests/bench/run [FRAMES [ROUNDS [SECONDS]]]
//
// FRAMES in a buffer of the sound device (128), ROUNDS in which each phrase is said (30), SECONDS for which an arrow is
// held on the board of the program itself (60). It takes about twenty minutes and prints Markdown. It ends with 1 if a
// limit is missed; limits are for 128 frames, and with others nothing is judged.
//
// It presses real keys (XTEST) on a window of its own, waits for SDL to report them, has the phrase spoken, and listens
// at the monitor of a PulseAudio null sink in fragments of half a millisecond. The same is done with what a program
// would otherwise take, in turns, so that all meet the same load.
//
// How to read it: all times are milliseconds since the key was pressed. "Audible" is the arrival of the first sample
// over a hundredth of full scale; "silent" that of the last one; "replaced" the first sample of the new phrase while
// another was being spoken. The keyboard, the converter and the loudspeaker are not in it: a real sound card adds its
// own few milliseconds for everyone. Medians are reliable, single maxima are not: on a busy machine they show the
// machine, so look at the load first. Our chain always has buffers of silence on their way, so from a key to the first
// sound it takes two to three of them (2.7 ms each at 128 frames and 48 kHz); what starts a stream anew for each phrase
// has no such buffer before it, and pays when it is interrupted. "fa with de" is a Persian sentence with FIDE's German
// words in it; speech-dispatcher says all of it with the Persian voice.
#include "sounds/mixer/samples.hpp"
#include "tests/bench/holding.hpp"
#include "tests/bench/report.hpp"
#include "tests/bench/starting.hpp"
#include "tests/bench/trials.hpp"

#include <fmt/format.h>
#include <signal.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

using namespace tests::bench;

namespace {

constexpr Limit audible{.median = 8.0, .p95 = 10.0};
constexpr Limit interrupted{.median = 9.0, .p95 = std::nullopt};
constexpr double times_quicker = 4.0;
constexpr Limit half_a_repeat{.median = 16.0, .p95 = 33.0};
constexpr double longest_hole = 120.0;
constexpr Limit begun{.median = 300.0, .p95 = std::nullopt};
constexpr unsigned starts = 20;
constexpr double most_waiting = 20.0; ///< milliseconds of a processor in a second
constexpr double most_memory = 60.0;  ///< 10^6 bytes

struct Size {
    unsigned frames = 128;
    unsigned rounds = 30;
    unsigned seconds = 60;
};

std::optional<Size> size(int count, char** words) {
    Size size;
    const std::array numbers{&size.frames, &size.rounds, &size.seconds};
    if (count > 4) return std::nullopt;
    for (int i = 1; i < count; ++i) {
        const char* end = words[i] + std::strlen(words[i]);
        if (std::from_chars(words[i], end, *numbers[static_cast<std::size_t>(i - 1)]).ptr != end) return std::nullopt;
    }
    const bool is_sensible =
        size.frames >= 16 && size.frames <= 8192 && size.frames % 4 == 0 && size.rounds >= 1 && size.seconds >= 2;
    return is_sensible ? std::optional{size} : std::nullopt;
}

std::string load() {
    std::array<double, 3> loads{};
    getloadavg(loads.data(), 3);
    return fmt::format("{:.1f} {:.1f} {:.1f}", loads[0], loads[1], loads[2]);
}

/// Each in turn with each phrase, round after round, language by language as they are listened to.
void measure(Trials& trials, std::vector<Contender>& contenders, const std::vector<Script>& scripts, unsigned rounds) {
    const auto in_turns = [&](unsigned round, int Contender::*of_ten, auto&& trial) {
        for (Contender& each : contenders)
            if (static_cast<int>(round % 10) < each.*of_ten && !each.is_given_up()) trial(each);
    };
    for (unsigned round = 0; round < rounds; ++round)
        for (const Script& script : scripts) {
            in_turns(round, &Contender::answers,
                     [&](Contender& each) { trials.change_language(each, script.replacing); });
            for (const Phrase& phrase : script.answers)
                in_turns(round, &Contender::answers, [&](Contender& each) { trials.answer(each, phrase); });
        }
    for (unsigned round = 0; round < rounds; ++round)
        for (const Script& script : scripts)
            in_turns(round, &Contender::interruptions, [&](Contender& each) { trials.interruption(each, script); });
}

void judge(Verdicts& verdicts, const Contender& ours, const Contender& dispatcher) {
    for (const auto& [kind, figures] : ours.audible.by_kind) {
        const auto theirs = dispatcher.audible.by_kind.find(kind);
        verdicts.times("key to first sound, " + kind, figures, audible,
                       theirs == dispatcher.audible.by_kind.end() ? nullptr : &theirs->second);
    }
    verdicts.times("key to silence", ours.silent.all, interrupted, &dispatcher.silent.all);
    verdicts.times("key to the phrase that replaces another", ours.replaced.all, interrupted, &dispatcher.replaced.all);
    std::optional<double> times;
    if (const auto theirs = dispatcher.replaced.all.quantile(0.5), own = ours.replaced.all.quantile(0.5); theirs && own)
        times = *theirs / *own;
    verdicts.at_least("times quicker than speech-dispatcher at that", times, dispatcher.replaced.all.count(),
                      times_quicker);
}

void judge(Verdicts& verdicts, const std::optional<Held>& held, unsigned seconds) {
    const std::string arrow = fmt::format("arrow held for {} s: ", seconds);
    if (!held) return verdicts.at_least(arrow + "squares said", std::nullopt, 0, 1);
    verdicts.times("the program, single arrows: key to first sound", held->before.heard, audible);
    verdicts.at_most("the program, single arrows: wrong answers", static_cast<double>(held->before.wrong),
                     held->before.heard.count(), 0);
    const auto presses = static_cast<double>(held->presses);
    verdicts.at_least(arrow + "squares said", static_cast<double>(held->answers), held->presses, presses);
    verdicts.times(arrow + "lag of the square said", held->lag, half_a_repeat);
    verdicts.at_most(arrow + "longest silence", static_cast<double>(held->longest_silence.count()), held->presses,
                     longest_hole);
    verdicts.at_least(arrow + "last square said is the right one", held->is_last_right ? 1 : 0, 1, 1);
    verdicts.at_most(arrow + "squares said after it was let go", static_cast<double>(held->afterwards), 1, 0);
    verdicts.at_most("the program in a game, waiting: processor time of a second", held->waiting, 1, most_waiting);
    verdicts.at_most("the program in a game: memory (PSS), 10^6 bytes", held->megabytes, 1, most_memory);
    verdicts.at_most("then single arrows: wrong answers", static_cast<double>(held->after.wrong),
                     held->after.heard.count(), 0);
    verdicts.times("the program, its library locked: key to first sound", held->locked.heard, audible);
    verdicts.at_most("the program, its library locked: wrong answers", static_cast<double>(held->locked.wrong),
                     held->locked.heard.count(), 0);
}

} // namespace

int main(int count, char** arguments) {
    signal(SIGPIPE, SIG_IGN);
    const auto wanted = size(count, arguments);
    if (!wanted) {
        std::fprintf(stderr,
                     "bench: expected FRAMES from 16 to 8192 and a multiple of 4, ROUNDS from 1, SECONDS from 2\n");
        return 2;
    }
    const std::string load_before = load();

    // The process that talks to speech-dispatcher comes first, before there are threads that a fork would lose.
    auto dispatcher = libspeechd();
    const auto all = scripts(KLANGBRETT_DATA_FOLDER);
    auto own = own_chain(wanted->frames);
    const auto recorder = SoundRecorder::open();
    auto hand = Hand::open();
    if (!dispatcher || all.empty() || !own || !recorder || !hand) {
        std::fprintf(stderr, "bench: expected a sound server and a display; run tests/bench/run\n");
        return 2;
    }

    std::vector<Contender> contenders;
    contenders.push_back({.subject = std::move(own), .answers = 10, .interruptions = 10});
    contenders.push_back({.subject = std::move(dispatcher), .answers = 3, .interruptions = 4});
    contenders.push_back({.subject = spd_say(), .answers = 1, .interruptions = 1});
    contenders.push_back({.subject = espeak_process(), .answers = 1, .interruptions = 1});
    Trials trials{*recorder, *hand};
    measure(trials, contenders, all, wanted->rounds);

    Verdicts verdicts{wanted->frames == 128};
    judge(verdicts, contenders[0], contenders[1]);
    for (Contender& each : contenders) each.subject->hush();
    verdicts.times("start to first sound", start_to_first_sound(*recorder, starts), begun);
    hand.reset(); // the keys are the program's now
    judge(verdicts, hold_arrow(*recorder, std::chrono::seconds{wanted->seconds}), wanted->seconds);

    fmt::print(
        "## Key to ear, milliseconds\n\n{} processors, load {} before and {} after; buffers of {} frames at {} Hz\n\n",
        std::thread::hardware_concurrency(), load_before, load(), wanted->frames, sounds::mixer::samples_per_second);
    verdicts.print();
    print_contenders(contenders);
    fmt::print("\n{} limits missed\n", verdicts.missed());
    return verdicts.missed() == 0 ? 0 : 1;
}
