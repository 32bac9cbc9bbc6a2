// How long from a key to the ear.
//
//   tests/bench/run [FRAMES]          builds this and runs it; FRAMES in a buffer of the sound device, 128 if not given
//
// It presses real keys (XTEST) on a window of its own, waits for SDL to report them, has the phrase spoken, and listens
// at the monitor of a PulseAudio null sink in fragments of 1 ms. The same is done with what a program would otherwise
// take, in turns, so that all meet the same load. It takes three to four minutes and prints Markdown.
//
// How to read it: all times are milliseconds since the key was pressed. "Audible" is the arrival of the first sample
// over a hundredth of full scale; "silent" that of the last one; "replaced" the first sample of the new phrase while
// another was being spoken. The keyboard, the converter and the loudspeaker are not in it: a real sound card adds its
// own few milliseconds for everyone. Medians are reliable, single maxima are not: on a busy machine they show the
// machine. The last column of each table tells how many times longer the median is than ours. Our chain always has a
// buffer of silence on its way, so from a key to the first sound it takes two to three buffers (2.9 ms each at 128
// frames); what starts a stream anew for each phrase has no such buffer before it, and pays when it is interrupted.
// Goals at 128 frames: audible 8 ms median and 10 ms 95th percentile; silent and replaced 9 ms median.
#include "tests/bench/ear.hpp"
#include "tests/bench/figures.hpp"
#include "tests/bench/hand.hpp"
#include "tests/bench/subjects.hpp"

#include <X11/keysym.h>
#include <fmt/format.h>
#include <signal.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <thread>

using namespace tests::bench;
using namespace std::chrono_literals;

namespace {

const std::vector<Phrase> phrases{
    {"de", "Dame"},
    {"de", "leeres Feld"},
    {"de", "kurze Rochade"},
    {"de", "Schach"},
    {"de", "Springer Gustav eins Felix drei"},
    {"de", "weißer Bauer auf Eva vier"},
    {"en", "queen"},
    {"en", "empty square"},
    {"en", "castles kingside"},
    {"en", "check"},
    {"en", "knight gustav one to felix three"},
    {"en", "white pawn on eva four"},
};
const Phrase& running = phrases[10];
const Phrase& replacing = phrases[4];

struct Contender {
    std::unique_ptr<Subject> subject;
    int audible_repeats;
    int replace_repeats;
    Figures audible{};
    Figures silent{};
    Figures replaced{};
    std::map<std::string, Figures> by_phrase{};
    std::vector<std::vector<float>> replacing_begins{}; ///< as it was heard from silence
    int unheard = 0;

    // One that was not heard three times is not asked again.
    bool is_given_up() const { return unheard >= 3; }
};

class Bench {
public:
    Bench(Ear& ear, Hand& hand)
        : ear_{ear}
        , hand_{hand} {}

    // From silence: the key until the first sound.
    void measure_audible(Contender& contender, const Phrase& phrase) {
        const auto pressed = say(contender, phrase);
        if (!pressed) return;
        const auto heard = ear_.first_sound(*pressed, 1500ms);
        if (!heard) {
            ++contender.unheard;
            return;
        }
        contender.unheard = 0;
        contender.audible.add(*heard - *pressed);
        contender.by_phrase[phrase.language + ": " + phrase.text].add(*heard - *pressed);
        if (&phrase == &replacing) {
            std::this_thread::sleep_for(100ms);
            contender.replacing_begins.push_back(ear_.beginning(*pressed));
        }
        hush(contender);
    }

    // In the middle of a phrase: the key until another is heard, then the key until nothing is.
    void measure_interruption(Contender& contender) {
        const auto started = say(contender, running);
        if (!started || !ear_.first_sound(*started, 1500ms)) {
            ++contender.unheard;
            return;
        }
        contender.unheard = 0;
        std::this_thread::sleep_for(150ms + chance());
        std::optional<Moment> replaced;
        if (contender.subject->can_replace()) {
            replaced = hand_.press(XK_b);
            contender.subject->say(replacing);
            hand_.release(XK_b);
            std::this_thread::sleep_for(350ms + 10 * chance());
        }
        const auto hushed = hush(contender);
        std::this_thread::sleep_for(200ms);
        // In a pause between two words there is nothing to silence.
        if (hushed && ear_.last_sound(*hushed - 4ms, *hushed)) {
            const auto last = ear_.last_sound(*hushed - 4ms, *hushed + 200ms);
            if (last) contender.silent.add(std::max<Clock::duration>(*last - *hushed, 0ms));
        }
        if (!replaced) return;
        // More than one, for a late buffer may have spoilt the first.
        for (const std::vector<float>& beginning : contender.replacing_begins) {
            const auto heard = ear_.find(beginning, *replaced, *replaced + 250ms);
            if (!heard) continue;
            contender.replaced.add(*heard - *replaced);
            break;
        }
    }

private:
    // At a moment that keeps no step with any buffer.
    std::chrono::microseconds chance() { return std::chrono::microseconds{random_() % 24'000}; }

    std::optional<Moment> say(Contender& contender, const Phrase& phrase) {
        ear_.wait_for_silence(120ms);
        std::this_thread::sleep_for(chance());
        const auto pressed = hand_.press(XK_b);
        contender.subject->say(phrase);
        hand_.release(XK_b);
        return pressed;
    }

    std::optional<Moment> hush(Contender& contender) {
        const auto pressed = hand_.press(XK_Control_L);
        contender.subject->hush();
        hand_.release(XK_Control_L);
        return pressed;
    }

    Ear& ear_;
    Hand& hand_;
    std::mt19937 random_{1};
};

std::string times_ours(const Figures& theirs, const Figures& ours) {
    const auto their_median = theirs.quantile(0.5);
    const auto our_median = ours.quantile(0.5);
    if (!their_median || !our_median) return "-";
    return fmt::format("{:.1f}", *their_median / *our_median);
}

void print(const char* title, const std::vector<Contender>& contenders, Figures Contender::*figures) {
    fmt::print("\n### {}\n\n| | min | median | p95 | max | n | times ours |\n", title);
    fmt::print("| --- | --- | --- | --- | --- | --- | --- |\n");
    for (const Contender& each : contenders) {
        fmt::print("| {} | {} | {} |\n", each.subject->name(), (each.*figures).columns(),
                   times_ours(each.*figures, contenders.front().*figures));
    }
}

void print_phrases(const Contender& own) {
    fmt::print("\n### Key to first sound, {}, by phrase\n\n| | min | median | p95 | max | n |\n", own.subject->name());
    fmt::print("| --- | --- | --- | --- | --- | --- |\n");
    for (const auto& [phrase, figures] : own.by_phrase) fmt::print("| {} | {} |\n", phrase, figures.columns());
}

} // namespace

int main(int count, char** arguments) {
    signal(SIGPIPE, SIG_IGN);
    const long frames = count > 1 ? std::strtol(arguments[1], nullptr, 10) : 128;
    if (frames < 16 || frames > 8192) {
        std::fprintf(stderr, "bench: expected between 16 and 8192 frames\n");
        return 2;
    }
    const Moment deadline = Clock::now() + 215s;

    // The process that talks to speech-dispatcher comes first, before there are threads that a fork would lose.
    auto dispatcher = libspeechd();
    auto own = own_chain(static_cast<unsigned long>(frames), std::chrono::milliseconds{frames * 5 / 128});
    const auto ear = Ear::open();
    const auto hand = Hand::open();
    if (!dispatcher || !own || !ear || !hand) {
        std::fprintf(stderr, "bench: expected a sound server and a display; run tests/bench/run\n");
        return 1;
    }

    std::vector<Contender> contenders;
    contenders.push_back({.subject = std::move(own), .audible_repeats = 10, .replace_repeats = 60});
    contenders.push_back({.subject = std::move(dispatcher), .audible_repeats = 4, .replace_repeats = 24});
    contenders.push_back({.subject = spd_say(), .audible_repeats = 2, .replace_repeats = 12});
    contenders.push_back({.subject = espeak_process(), .audible_repeats = 2, .replace_repeats = 12});

    Bench bench{*ear, *hand};
    const auto in_turns = [&](int rounds, int Contender::*repeats, auto&& measure) {
        for (int round = 0; round < rounds; ++round) {
            for (Contender& each : contenders) {
                if (round < each.*repeats && !each.is_given_up() && Clock::now() < deadline) measure(each);
            }
        }
    };
    // Each is heard once before anything counts: voices are loaded then.
    for (Contender& each : contenders) {
        bench.measure_audible(each, replacing);
        bench.measure_audible(each, running);
        each.audible = {};
        each.by_phrase.clear();
    }
    for (const Phrase& phrase : phrases) {
        in_turns(10, &Contender::audible_repeats, [&](Contender& each) { bench.measure_audible(each, phrase); });
    }
    in_turns(60, &Contender::replace_repeats, [&](Contender& each) { bench.measure_interruption(each); });

    double load[3] = {};
    getloadavg(load, 3);
    fmt::print("## Key to ear, milliseconds (load {:.1f}, {} processors)\n", load[0],
               std::thread::hardware_concurrency());
    print("Key to first sound, from silence", contenders, &Contender::audible);
    print("Key to silence, in the middle of a phrase", contenders, &Contender::silent);
    print("Key to the new phrase, in the middle of another", contenders, &Contender::replaced);
    print_phrases(contenders.front());
    fmt::print("\n{}\n", contenders.front().subject->remark());
    for (const Contender& each : contenders) {
        if (each.is_given_up()) fmt::print("{}: not heard three times, given up\n", each.subject->name());
    }
    if (Clock::now() >= deadline) fmt::print("Time ran out before all was measured.\n");
    return 0;
}
