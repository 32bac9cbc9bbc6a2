#include "base/platform/child_process.hpp"
#include "base/platform/wait.hpp"
#include "tests/src/engine/owner.hpp"

#include <csignal>
#include <thread>

using namespace engine;
using base::platform::ChildProcess;
using namespace std::chrono_literals;

namespace {

std::string read_line(ChildProcess& child) {
    std::string line;
    while (line.empty() || line.back() != '\n') {
        REQUIRE(base::platform::wait({.descriptor = child.output()}, std::chrono::steady_clock::now() + 60s));
        const auto heard = child.read();
        REQUIRE(std::holds_alternative<ChildProcess::Bytes>(heard));
        line += std::get<ChildProcess::Bytes>(heard).bytes;
    }
    return line;
}

} // namespace

TEST_CASE("An engine does not outlive us, even if we are killed and it ignores all requests") {
    const NothingStays after;
    const PassingFile heard("outlive");
    auto started = ChildProcess::start(ENGINE_OWNER, {FAKE_ENGINE, "ignores_quit", heard.path().string()});
    REQUIRE(started);
    ChildProcess& owner = *started;
    REQUIRE(read_line(owner) == "ready\n");
    const std::string process = heard.lines().front();
    REQUIRE(is_running(process));
    owner.kill();
    CHECK(ends(process));
}

TEST_CASE("A program that does not read makes writing stop, not wait") {
    auto started = ChildProcess::start(FAKE_ENGINE, {"silent"});
    REQUIRE(started);
    ChildProcess& child = *started;
    child.write("uci\n");
    const std::string portion(4096, '\n');
    std::size_t total = 0;
    while (true) {
        const auto written = child.write(portion);
        REQUIRE(std::holds_alternative<std::size_t>(written));
        total += std::get<std::size_t>(written);
        if (std::get<std::size_t>(written) == 0) break;
    }
    CHECK(total >= 4096);
    CHECK_FALSE(child.ending(0ms));
}

TEST_CASE("Writing to a program that ended is refused, and is not the end of us") {
    std::optional<bool> refused;
    std::thread([&refused] {
        sigset_t broken_pipe;
        sigemptyset(&broken_pipe);
        sigaddset(&broken_pipe, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &broken_pipe, nullptr);
        auto started = ChildProcess::start(FAKE_ENGINE, {"closes_input"});
        ChildProcess& child = *started;
        child.write("uci\nisready\n");
        const auto deadline = std::chrono::steady_clock::now() + 60s;
        while (refused != true && std::chrono::steady_clock::now() < deadline) {
            refused = std::holds_alternative<ChildProcess::Closed>(child.write("\n"));
            std::this_thread::sleep_for(1ms);
        }
    }).join();
    CHECK(refused == true);
}

TEST_CASE("A program that ended tells how, more than once") {
    auto started = ChildProcess::start(FAKE_ENGINE, {"dies_at_start"});
    REQUIRE(started);
    ChildProcess& child = *started;
    child.write("uci\n");
    CHECK(child.ending(60s) == Ending{ExitCode{3}});
    CHECK(child.ending(0ms) == Ending{ExitCode{3}});
}
