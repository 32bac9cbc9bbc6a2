#include "src/app/end_signals.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <utility>

namespace app {

namespace {

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
constexpr int no_bell = -1;
constinit std::atomic<int> bell = no_bell; // all a handler may touch

void ring(int file) {
    const std::uint64_t once = 1;
    [[maybe_unused]] const ssize_t written = write(file, &once, sizeof once);
}

void on_signal(int) {
    const int before = errno;
    if (const int file = bell.load(); file != no_bell) ring(file);
    errno = before;
}

} // namespace

EndSignals::EndSignals(std::function<void()> asked)
    : bell_{eventfd(0, EFD_CLOEXEC)} {
    bell.store(bell_);
    thread_ = std::jthread([file = bell_, asked = std::move(asked)](const std::stop_token& stop) {
        std::uint64_t rung = 0;
        while (read(file, &rung, sizeof rung) == sizeof rung && !stop.stop_requested()) asked();
    });
    struct sigaction handling {};
    handling.sa_handler = on_signal;
    handling.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : signals) {
        struct sigaction usual {};
        sigaction(signal, nullptr, &usual);
        if (usual.sa_handler != SIG_IGN) sigaction(signal, &handling, nullptr);
    }
}

EndSignals::~EndSignals() {
    bell.store(no_bell);
    thread_.request_stop();
    ring(bell_);
    thread_.join();
    close(bell_);
}

} // namespace app
