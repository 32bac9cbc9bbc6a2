// A session bus that takes whoever comes and answers nobody. In a program of its own, because what is met at the first
// try lasts.
#include "speech/output/reader/reader.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>
#include <thread>

using namespace speech::output;
using namespace std::chrono_literals;

TEST_CASE("A bus that does not answer is given up, and it is said that no screen reader is there") {
    const tests::TemporaryFolder folder;
    const std::string path = folder / "bus";
    const int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    REQUIRE(listener >= 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    REQUIRE(path.size() < sizeof address.sun_path);
    std::memcpy(static_cast<char*>(address.sun_path), path.data(), path.size());
    REQUIRE(bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0); // NOLINT
    REQUIRE(listen(listener, 5) == 0);
    setenv("DBUS_SESSION_BUS_ADDRESS", ("unix:path=" + path).c_str(), 1);

    const auto output = reader::open([] {});
    std::optional<Report> report;
    for (const auto until = std::chrono::steady_clock::now() + 30s; !report && std::chrono::steady_clock::now() < until;
         std::this_thread::sleep_for(10ms))
        report = output->poll();
    REQUIRE(report);
    const auto* died = std::get_if<Died>(&*report);
    REQUIRE(died != nullptr);
    CHECK(died->failing == Failing::NotThere);
    CHECK(died->detail == std::make_error_code(std::errc::timed_out).message());
    close(listener);
}
