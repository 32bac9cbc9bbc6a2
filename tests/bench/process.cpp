#include "tests/bench/process.hpp"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <thread>

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tests::bench {

void Process::kill_now() {
    if (id_ <= 0) return;
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
    id_ = 0;
}

void Process::end() {
    using namespace std::chrono_literals;
    if (id_ <= 0) return;
    kill(id_, SIGTERM);
    const auto latest = std::chrono::steady_clock::now() + 5s;
    while (std::chrono::steady_clock::now() < latest) {
        if (waitpid(id_, nullptr, WNOHANG) == id_) {
            id_ = 0;
            return;
        }
        std::this_thread::sleep_for(10ms);
    }
    kill_now();
}

std::optional<double> Process::megabytes() const {
    std::ifstream file("/proc/" + std::to_string(id_) + "/smaps_rollup");
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string name;
        double kibibytes = 0;
        if (fields >> name >> kibibytes && name == "Pss:") return kibibytes * 1024 / 1e6;
    }
    return std::nullopt;
}

std::optional<std::chrono::nanoseconds> Process::processor_time() const {
    clockid_t clock{};
    timespec time{};
    if (id_ <= 0 || clock_getcpuclockid(id_, &clock) != 0 || clock_gettime(clock, &time) != 0) return std::nullopt;
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::string measured_program() {
    const char* named = std::getenv("KLANGBRETT_PROGRAM");
    return named == nullptr ? KLANGBRETT_PROGRAM : named;
}

Process start(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t id = 0;
    if (posix_spawnp(&id, arguments.front(), nullptr, nullptr, arguments.data(), environ) != 0) return {};
    return Process{id};
}

} // namespace tests::bench
