#include "tests/bench/holding.hpp"

#include "src/storage/folders.hpp"
#include "tests/bench/hand.hpp"
#include "tests/bench/process.hpp"

#include <X11/keysym.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace tests::bench {

using namespace std::chrono_literals;

namespace {

struct Said {
    std::chrono::milliseconds at; ///< since the program began to write
    std::string words;
};

class Program {
public:
    explicit Program(std::string transcript)
        : transcript_{std::move(transcript)}
        , process_{start({measured_program(), "--transcript", transcript_})} {}

    std::vector<Said> said() const {
        std::vector<Said> all;
        std::ifstream file{transcript_};
        for (std::string line; std::getline(file, line);) {
            std::istringstream fields{line};
            long long at = 0;
            std::string kind;
            std::string words;
            if (fields >> at >> kind && kind == "said" && std::getline(fields, words))
                all.push_back({std::chrono::milliseconds{at}, words});
        }
        return all;
    }

    std::optional<double> megabytes() const { return process_.megabytes(); }

    /// Processor time of a second, in milliseconds, while nobody does anything.
    std::optional<double> waiting() const {
        constexpr auto length = 10s;
        const auto before = process_.processor_time();
        std::this_thread::sleep_for(length);
        const auto after = process_.processor_time();
        if (!before || !after) return std::nullopt;
        return std::chrono::duration<double, std::milli>(*after - *before).count() /
               std::chrono::duration<double>(length).count();
    }

    bool await(const std::string& words) const {
        const Moment start = Clock::now();
        while (Clock::now() < start + 20s) {
            const auto all = said();
            if (!all.empty() && all.back().words.find(words) != std::string::npos) return true;
            std::this_thread::sleep_for(10ms);
        }
        std::fprintf(stderr, "bench: expected the program to say \"%s\"\n", words.c_str());
        return false;
    }

private:
    std::string transcript_;
    Process process_;
};

void tap(Keys& keys, KeySym key) {
    keys.press(key);
    std::this_thread::sleep_for(20ms);
    keys.release(key);
    std::this_thread::sleep_for(80ms);
}

bool begin_game(const Program& program, Keys& keys) {
    if (!program.await("Welcome")) return false;
    tap(keys, XK_Return);
    if (!program.await("Start the game")) return false;
    tap(keys, XK_Return);
    if (!program.await("White")) return false;
    for (int rank = 0; rank < 8; ++rank) tap(keys, XK_Down);
    for (int file = 0; file < 8; ++file) tap(keys, XK_Left);
    return program.await("Anna eins");
}

/// The moments of the presses, and which key it was in the end. X repeats a key as this does: let go and pressed at
/// once.
std::pair<std::vector<Moment>, KeySym> hold(Keys& keys, std::chrono::seconds length) {
    constexpr auto repeat = std::chrono::nanoseconds{1s} / 30;
    std::vector<Moment> presses;
    KeySym key = XK_Right;
    const Moment begin = Clock::now();
    for (Moment due = begin; due < begin + length; due += repeat) {
        std::this_thread::sleep_until(due);
        if (!presses.empty()) keys.release(key);
        key = (due - begin) / 10s % 2 == 0 ? XK_Right : XK_Left;
        presses.push_back(keys.press(key));
    }
    std::this_thread::sleep_for(repeat);
    keys.release(key);
    return {presses, key};
}

/// Presses an arrow twenty times, up the file and down again, each time from silence.
void press_singly(const SoundRecorder& recorder, Keys& keys, const Program& program, const std::string& file,
                  Single& single) {
    for (int i = 0; i < 20; ++i) {
        recorder.wait_for_silence(300ms);
        const KeySym next = i % 2 == 0 ? XK_Up : XK_Down;
        const Moment pressed = keys.press(next);
        const auto heard = recorder.first_sound(pressed, 1500ms);
        keys.release(next);
        if (heard) single.heard.add(*heard - pressed);
        if (!program.await(file + (next == XK_Up ? " zwei" : " eins"))) ++single.wrong;
    }
}

/// Another program that keeps the library to itself while this lives; nothing if it cannot be had.
class Lock {
public:
    static std::unique_ptr<Lock> take() {
        sqlite3* connection = nullptr;
        sqlite3_open_v2(storage::library_file().c_str(), &connection, SQLITE_OPEN_READWRITE, nullptr);
        std::unique_ptr<Lock> lock{new Lock{connection}};
        sqlite3_busy_timeout(connection, 5000);
        if (sqlite3_exec(connection, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK) return lock;
        std::fprintf(stderr, "bench: the library cannot be locked: %s\n", sqlite3_errmsg(connection));
        return nullptr;
    }
    ~Lock() { sqlite3_close(connection_); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

private:
    explicit Lock(sqlite3* connection)
        : connection_{connection} {}
    sqlite3* connection_;
};

Figures lags(const std::vector<Moment>& presses, std::span<const Said> answers) {
    std::vector<Clock::duration> behind;
    for (std::size_t i = 0; i < std::min(presses.size(), answers.size()); ++i)
        behind.push_back(answers[i].at - (presses[i] - presses.front()));
    Figures lag;
    for (const auto each : behind) lag.add(each - std::ranges::min(behind));
    return lag;
}

} // namespace

std::optional<Held> hold_arrow(const SoundRecorder& recorder, std::chrono::seconds length) {
    auto keys = Keys::open();
    const char* folder = std::getenv("FIXTURE_DIRECTORY");
    if (!keys || folder == nullptr) return std::nullopt;
    const Program program{std::string{folder} + "/held.transcript"};
    if (!begin_game(program, *keys)) return std::nullopt;
    recorder.wait_for_silence(500ms);
    Single before_it;
    press_singly(recorder, *keys, program, "Anna", before_it);
    recorder.wait_for_silence(500ms);
    const std::optional<double> waiting = program.waiting();

    const std::size_t before = program.said().size();
    const auto [presses, key] = hold(*keys, length);
    const Moment let_go = Clock::now();
    const auto at_once = program.said();
    std::this_thread::sleep_for(2s);
    const auto all = program.said();
    const std::span answers{all.begin() + static_cast<std::ptrdiff_t>(before), all.end()};
    const std::string file = key == XK_Right ? "Hektor" : "Anna";

    Held held{.presses = presses.size(),
              .answers = answers.size(),
              .lag = lags(presses, answers),
              .longest_silence = recorder.longest_silence(presses.front() + 1s, let_go),
              .afterwards = all.size() - at_once.size(),
              .is_last_right = !all.empty() && all.back().words.find(file + " eins") != std::string::npos,
              .before = std::move(before_it),
              .after = {},
              .locked = {},
              .waiting = waiting,
              .megabytes = program.megabytes()};
    press_singly(recorder, *keys, program, file, held.after);
    if (const auto lock = Lock::take()) press_singly(recorder, *keys, program, file, held.locked);
    return held;
}

} // namespace tests::bench
