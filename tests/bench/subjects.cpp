#include "tests/bench/subjects.hpp"

#include "sounds/machine/outputs.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/speaker/speaker.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "tests/bench/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <libspeechd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cstdio>
#include <utility>
#include <vector>

namespace tests::bench {

namespace {

std::string text_of(const Phrase& phrase) { return speech::phrases::plain_text(phrase.runs); }

class OwnChain final : public Subject {
public:
    explicit OwnChain(std::unique_ptr<speech::voice::Synth> synth)
        : speaker_{cues_, mixer_, std::move(synth)} {}

    bool open(sounds::device::Buffering buffering) {
        auto opened = sounds::machine::open_output(mixer_, buffering, {});
        if (const auto* error = std::get_if<sounds::device::DeviceError>(&opened)) {
            std::fprintf(stderr, "own chain: %s\n", error->detail.c_str());
            return false;
        }
        device_ = std::get<std::unique_ptr<sounds::device::Device>>(std::move(opened));
        frames_ = buffering.frames_per_buffer;
        return true;
    }

    std::string name() const override { return fmt::format("Klangbrett, {} frames", frames_); }

    void say(const Phrase& phrase) override {
        while (speaker_.poll()) {
        }
        speaker_.say({++said_},
                     {.runs = phrase.runs, .urgency = speech::announce::Urgency::Answer, .cue = std::nullopt});
    }

    void hush() override { speaker_.hush(); }

    std::string remark() const override {
        const auto underruns = mixer_.underruns();
        return fmt::format("{}: {} phrases, {} late buffers, {} times short of speech", name(), said_, underruns.device,
                           underruns.speech);
    }

private:
    sounds::cues::Bank cues_{sounds::mixer::samples_per_second};
    sounds::mixer::Mixer mixer_;
    std::unique_ptr<sounds::device::Device> device_;
    speech::speaker::Speaker speaker_;
    std::uint64_t said_ = 0;
    unsigned long frames_ = 0;
};

// The life of the child process: a line `S language text` says, `C` cancels.
[[noreturn]] void serve_libspeechd(int orders) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    SPDConnection* connection = spd_open("bench", "bench", nullptr, SPD_MODE_SINGLE);
    std::FILE* lines = fdopen(orders, "r");
    if (connection == nullptr || lines == nullptr) _exit(1);
    std::string language;
    char buffer[1024];
    while (std::fgets(buffer, sizeof(buffer), lines) != nullptr) {
        std::string line{buffer};
        line.pop_back();
        spd_cancel(connection);
        if (line.front() == 'C') continue;
        const auto space = line.find(' ', 2);
        if (const std::string wanted = line.substr(2, space - 2); wanted != language) {
            language = wanted;
            spd_set_language(connection, language.c_str());
        }
        spd_say(connection, SPD_TEXT, line.c_str() + space + 1);
    }
    _exit(0);
}

class Libspeechd final : public Subject {
public:
    Libspeechd(Process child, int orders)
        : child_{std::move(child)}
        , orders_{orders} {}
    ~Libspeechd() override { close(orders_); }

    std::string name() const override { return "libspeechd, open connection"; }
    void say(const Phrase& phrase) override { send("S " + phrase.language.tag + ' ' + text_of(phrase) + '\n'); }
    void hush() override { send("C\n"); }

private:
    // If the child is gone nothing is heard, which is what is then reported.
    void send(const std::string& line) {
        if (write(orders_, line.data(), line.size()) < 0) std::perror("libspeechd");
    }

    Process child_;
    int orders_;
};

class SpdSay final : public Subject {
public:
    std::string name() const override { return "spd-say, a process each"; }
    void say(const Phrase& phrase) override {
        process_ = start({"spd-say", "-l", phrase.language.tag, "--", text_of(phrase)});
    }
    void hush() override { process_ = start({"spd-say", "-C"}); }
    bool can_replace() const override { return false; }

private:
    Process process_;
};

class EspeakProcess final : public Subject {
public:
    std::string name() const override { return "espeak-ng, a process each"; }
    void say(const Phrase& phrase) override {
        process_.kill_now();
        process_ = start({"espeak-ng", "-v", phrase.language.tag, "--", text_of(phrase)});
    }
    void hush() override { process_.kill_now(); }

private:
    Process process_;
};

} // namespace

std::unique_ptr<Subject> own_chain(unsigned long frames) {
    auto synth = speech::voice::espeak::open(
        speech::voice::espeak::load_pronunciation(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER)).words);
    if (const auto* error = std::get_if<speech::voice::VoiceError>(&synth)) {
        std::fprintf(stderr, "own chain: %s\n", error->detail.c_str());
        return nullptr;
    }
    auto chain = std::make_unique<OwnChain>(std::get<std::unique_ptr<speech::voice::Synth>>(std::move(synth)));
    if (!chain->open({.frames_per_buffer = frames})) return nullptr;
    return chain;
}

std::unique_ptr<Subject> libspeechd() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return nullptr;
    const pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        serve_libspeechd(ends[0]);
    }
    close(ends[0]);
    if (child < 0) {
        close(ends[1]);
        return nullptr;
    }
    return std::make_unique<Libspeechd>(Process{child}, ends[1]);
}

std::unique_ptr<Subject> spd_say() { return std::make_unique<SpdSay>(); }

std::unique_ptr<Subject> espeak_process() { return std::make_unique<EspeakProcess>(); }

} // namespace tests::bench
