// For tests: an engine with somebody who waits for its reports.
#pragma once

#include "src/engine/engine.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace engine {

/// Waits that are long enough on any machine, for engines that do answer.
inline Patience patient() {
    using namespace std::chrono_literals;
    return {1min, 1min, 1min, 1min, 1min, 10s};
}

/// Short waits for moves and farewells that are known not to come.
inline Patience impatient() {
    using namespace std::chrono_literals;
    return {1min, 1min, 300ms, 100ms, 200ms, 100ms};
}

/// The engine's owner. Waiting for a report that does not come fails the test after two minutes.
class Owner {
public:
    explicit Owner(Patience patience = patient())
        : engine([this] { woken(); }, patience) {}

    Report next() {
        const auto enough = std::chrono::steady_clock::now() + std::chrono::minutes(2);
        while (std::chrono::steady_clock::now() < enough) {
            if (auto report = engine.poll()) return *std::move(report);
            std::unique_lock lock(mutex_);
            bell_.wait_until(lock, enough, [this] { return rung_ > 0; });
            if (rung_ > 0) --rung_;
        }
        FAIL("no report came");
        std::abort();
    }

    template <typename Kind>
    Kind next_is() {
        const Report report = next();
        INFO("report of another kind, number " << report.index());
        REQUIRE(std::holds_alternative<Kind>(report));
        return std::get<Kind>(report);
    }

    template <typename Reason>
    Reason fails_with() {
        const Failure reason = next_is<Failed>().reason;
        INFO("failure of another kind, number " << reason.index());
        REQUIRE(std::holds_alternative<Reason>(reason));
        return std::get<Reason>(reason);
    }

private:
    void woken() {
        const std::lock_guard lock(mutex_);
        ++rung_;
        bell_.notify_one();
    }

    std::mutex mutex_;
    std::condition_variable bell_;
    int rung_ = 0;

public:
    Engine engine; ///< last: its thread rings the bell above
};

inline bool has_children() { return waitpid(-1, nullptr, WNOHANG) != -1; }

inline long open_descriptors() {
    namespace fs = std::filesystem;
    return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
}

/// Demands, when it goes, that no child is left, not even a zombie, and as many descriptors are open as were before.
class NothingStays {
public:
    NothingStays()
        : descriptors_(open_descriptors()) {}
    ~NothingStays() {
        CHECK_FALSE(has_children());
        CHECK(open_descriptors() == descriptors_);
    }

private:
    long descriptors_;
};

/// A question about the initial position.
inline Question question(std::uint64_t number, Limits limits = {std::chrono::milliseconds(100), {}, {}}) {
    return {QuestionId{number}, {}, {}, {}, limits};
}

/// The fake engine, behaving in this manner.
inline EngineSpec fake(std::string manner, std::vector<std::string> further_arguments = {}) {
    std::vector<std::string> arguments{std::move(manner)};
    arguments.insert(arguments.end(), further_arguments.begin(), further_arguments.end());
    return {"fake", "Fake", {FAKE_ENGINE}, std::move(arguments), {}};
}

/// A file of this name that is not there yet, and is gone afterwards.
class PassingFile {
public:
    explicit PassingFile(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / ("klangbrett-" + std::to_string(getpid()) + "-" + name)) {
        std::filesystem::remove(path_);
    }
    ~PassingFile() { std::filesystem::remove(path_); }
    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
    std::vector<std::string> lines() const {
        std::ifstream stream(path_);
        std::vector<std::string> lines;
        for (std::string line; std::getline(stream, line);) lines.push_back(line);
        return lines;
    }

private:
    std::filesystem::path path_;
};

/// Whether there is such a process and it is not a zombie.
inline bool is_running(const std::string& process) {
    std::ifstream status("/proc/" + process + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("State:", 0) == 0) return line.find('Z') == std::string::npos;
    return false;
}

/// Whether the process ends within a minute.
inline bool ends(const std::string& process) {
    for (int look = 0; look < 6'000; ++look) {
        if (!is_running(process)) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

} // namespace engine
