#include "base/platform/this_process.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <exception>
#include <thread>

namespace base::platform {

void open_standard_streams() {
    // What is opened takes the lowest number that is free; a child is to find it open as well.
    const std::array ways{O_RDONLY, O_RDONLY, O_WRONLY};
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(number, F_GETFD) == -1) (void)::open("/dev/null", ways.at(static_cast<std::size_t>(number)));
}

void make_new_files_private() { ::umask(0077); }

void leave_no_core_dump() {
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

void outlive_full_files() { std::signal(SIGXFSZ, SIG_IGN); }

void outlive_closed_pipes() { std::signal(SIGPIPE, SIG_IGN); }

namespace {

std::atomic<int> alarm_status = 0;

void end_on_alarm(int) { ::_exit(alarm_status); }

/// Zero: not at all.
void set_alarm(std::chrono::milliseconds time) {
    itimerval once{};
    once.it_value.tv_sec = time.count() / 1000;
    once.it_value.tv_usec = time.count() % 1000 * 1000;
    ::setitimer(ITIMER_REAL, &once, nullptr);
}

} // namespace

void end_within(std::chrono::milliseconds longest, int status) noexcept {
    static std::atomic<int> calls = 0;
    const int call = ++calls;
    set_alarm(std::chrono::milliseconds::zero());
    try {
        std::thread([longest, status, call] {
            std::this_thread::sleep_for(longest);
            if (calls == call) ::_exit(status);
        }).detach();
    } catch (const std::exception&) { // there is no thread, or no memory, for that
        alarm_status = status;
        std::signal(SIGALRM, end_on_alarm);
        set_alarm(std::max(longest, std::chrono::milliseconds(1)));
    }
}

std::string user_name() {
    std::array<char, 4096> space{};
    passwd entry{};
    passwd* found = nullptr;
    if (::getpwuid_r(::getuid(), &entry, space.data(), space.size(), &found) != 0 || found == nullptr) return "unknown";
    return entry.pw_name;
}

SilencedErrors::SilencedErrors()
    : kept_{::dup(STDERR_FILENO)} {
    const Descriptor nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));
    if (kept_.is_open() && nowhere.is_open()) ::dup2(nowhere.number(), STDERR_FILENO);
}

SilencedErrors::~SilencedErrors() {
    if (kept_.is_open()) ::dup2(kept_.number(), STDERR_FILENO);
}

} // namespace base::platform
