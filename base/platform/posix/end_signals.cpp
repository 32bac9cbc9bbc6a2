#include "base/platform/end_signals.hpp"

#include "base/platform/wait.hpp"
#include "base/values/guarded.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <utility>

namespace base::platform {

namespace {

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
constinit std::atomic<const WakeEvent*> bell = nullptr; // all a handler may touch

void on_signal(int) {
    const int before = errno;
    if (const WakeEvent* event = bell.load()) event->set();
    errno = before;
}

} // namespace

EndSignals::EndSignals(std::function<void()> asked) {
    bell.store(&bell_);
    thread_ = std::jthread([this, asked = std::move(asked)](const std::stop_token& stop) {
        while (bell_.is_open() && wait({.descriptor = bell_.descriptor()}, std::nullopt) && !stop.stop_requested()) {
            bell_.reset();
            if (const auto thrown = values::guarded(asked))
                std::cerr << "The program could not be asked to end: " << *thrown << '\n';
        }
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
    bell.store(nullptr);
    thread_.request_stop();
    bell_.set();
    thread_.join();
}

void ask_to_end() { ::kill(::getpid(), SIGTERM); }

} // namespace base::platform
