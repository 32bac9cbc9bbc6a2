#include "tests/e2e/play/daemon.hpp"

#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <chrono>
#include <csignal>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace e2e {
namespace {

constexpr const char* script = KLANGBRETT_SOURCE_DIR "/tests/e2e/fixture/speech_dispatcher.sh";

bool listens(const std::string& path) {
    const int end = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    const bool connected = connect(end, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(end);
    return connected;
}

} // namespace

Daemon::Daemon(const std::string& sink)
    : running_(std::make_unique<Running>(std::vector<std::string>{script, sink}, in_fixture("speech-dispatcher.log"))) {
    const std::string path = in_fixture("run/speech-dispatcher/speechd.sock");
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!listens(path)) {
        REQUIRE(std::chrono::steady_clock::now() < until);
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
}

void Daemon::kill() {
    running_->send(SIGKILL);
    running_->wait(5);
}

void Daemon::freeze() { running_->send(SIGSTOP); }

} // namespace e2e
