// Programs that are run, spoken with and waited for.
#include "base/platform/child_process.hpp"
#include "base/platform/packet_process.hpp"
#include "base/platform/programs.hpp"
#include "base/platform/run_program.hpp"
#include "base/platform/this_thread.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <csignal>
#include <future>
#include <thread>

using namespace base::platform;
using namespace std::chrono_literals;

namespace {

Time in(std::chrono::milliseconds span) { return std::chrono::steady_clock::now() + span; }

} // namespace

TEST_CASE("A program is run to its end, whatever that is") {
    CHECK(std::get<Ending>(run_program({"true"}, in(60s))) == Ending{ExitCode{0}});
    CHECK(std::get<Ending>(run_program({"sh", "-c", "exit 3"}, in(60s))) == Ending{ExitCode{3}});
    CHECK(std::get<Ending>(run_program({"sh", "-c", "kill -9 $$"}, in(60s))) == Ending{KilledBy{SIGKILL}});
    CHECK(std::holds_alternative<NotEnded>(run_program({"sleep", "600"}, in(50ms))));
    CHECK(std::get<std::error_code>(run_program({"no such program"}, in(60s))) == std::errc::no_such_file_or_directory);
}

TEST_CASE("A program left to itself is not waited for, and one that is not there is told") {
    const tests::TemporaryFolder folder;
    const auto begun = std::chrono::steady_clock::now();
    CHECK_FALSE(start_apart({"sh", "-c", "sleep 0.2; touch \"$0\"", (folder / "done").native()}));
    CHECK(std::chrono::steady_clock::now() - begun < 150ms);
    while (!std::filesystem::exists(folder / "done") && std::chrono::steady_clock::now() < begun + 60s)
        std::this_thread::sleep_for(10ms);
    CHECK(std::filesystem::exists(folder / "done"));
    CHECK(start_apart({"no such program"}) == std::errc::no_such_file_or_directory);
}

TEST_CASE("How a program left to itself ended is told by whoever wants to know, from another thread") {
    const auto ending_of = [](const std::string& script) {
        std::promise<Ending> told;
        CHECK_FALSE(start_apart({"sh", "-c", script}, [&told](const Ending& ending) { told.set_value(ending); }));
        return told.get_future().get();
    };
    CHECK(ending_of("true") == Ending{ExitCode{0}});
    CHECK(ending_of("exit 3") == Ending{ExitCode{3}});
    CHECK(ending_of("kill -9 $$") == Ending{KilledBy{SIGKILL}});
}

TEST_CASE("How a process ended is told in words") {
    CHECK(describe(ExitCode{3}) == "it ended with status 3");
    CHECK(describe(KilledBy{SIGSEGV}) == "it was ended by a signal: Segmentation fault");
}

TEST_CASE("A child answers through its pipes, and its end is told once it has come") {
    std::string line;
    std::optional<Ending> before;
    std::optional<Ending> after;
    std::thread([&] {
        leave_signals_to_others();
        auto started = ChildProcess::start(*find_program("cat"), {});
        ChildProcess& child = *started;
        before = child.ending(0ms);
        child.write("hello\n");
        if (wait({.descriptor = child.output()}, in(60s))) line = std::get<ChildProcess::Bytes>(child.read()).bytes;
        child.dismiss("", 60s);
        after = child.ending(0ms);
    }).join();
    CHECK(line == "hello\n");
    CHECK_FALSE(before.has_value());
    CHECK(after == Ending{ExitCode{0}});
}

TEST_CASE("A program that is not there cannot be started") {
    const auto started = ChildProcess::start("/no/such/program", {});
    REQUIRE_FALSE(started);
    CHECK(started.error() == std::errc::no_such_file_or_directory);
    CHECK_FALSE(PacketProcess::start({"/no/such/program"}, 100));
}

TEST_CASE("A process that ends closes its packets, and how it ended is known") {
    auto started = PacketProcess::start({"sh", "-c", "exit 4"}, 100);
    REQUIRE(started);
    PacketProcess& process = *started;
    CHECK(std::get<PacketSocket::NoPacket>(process.socket().receive(in(60s))) == PacketSocket::NoPacket::Closed);
    CHECK(process.ending() == Ending{ExitCode{4}});
    CHECK(process.socket().offer("too late") == PacketSocket::Sending::Closed);
}

TEST_CASE("A packet that does not come is not waited for") {
    auto started = PacketProcess::start({"sleep", "600"}, 100);
    REQUIRE(started);
    PacketProcess& process = *started;
    CHECK(process.socket().offer("a packet") == PacketSocket::Sending::Sent);
    CHECK(std::get<PacketSocket::NoPacket>(process.socket().receive(in(20ms))) == PacketSocket::NoPacket::Late);
}

TEST_CASE("Programs are found by name in PATH, and by path as they are") {
    const auto shell = find_program("sh");
    REQUIRE(shell);
    CHECK(find_program(shell->string()) == shell);
    CHECK_FALSE(find_program("no such program"));
    CHECK_FALSE(is_program("/"));
    REQUIRE(own_program_file());
    CHECK(own_program_file()->filename() == "tests_base_platform");
}
