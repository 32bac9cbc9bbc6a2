#include "base/platform/run_program.hpp"

#include "base/platform/posix/spawn.hpp"
#include "base/values/guarded.hpp"

#include <fcntl.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <thread>

namespace base::platform {

/// How often to look whether it has ended.
constexpr std::chrono::milliseconds glance{10};

std::variant<Ending, NotEnded, std::error_code> run_program(std::vector<std::string> command, Time until) {
    const Descriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!nothing.is_open()) return std::error_code(errno, std::generic_category());
    const auto started =
        posix::spawn(std::move(command),
                     {.input = nothing.number(), .is_in_group_of_its_own = false, .takes_signals_as_usual = true});
    if (!started) return started.error();
    const pid_t process = *started;
    int status = 0;
    while (::waitpid(process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > until) {
            ::kill(process, SIGKILL);
            ::waitpid(process, &status, 0);
            return NotEnded{};
        }
        std::this_thread::sleep_for(glance);
    }
    if (WIFSIGNALED(status)) return KilledBy{WTERMSIG(status)};
    return ExitCode{WEXITSTATUS(status)};
}

std::optional<std::error_code> start_apart(std::vector<std::string> command) {
    const Descriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!nothing.is_open()) return std::error_code(errno, std::generic_category());
    const auto started =
        posix::spawn(std::move(command),
                     {.input = nothing.number(), .is_in_group_of_its_own = true, .takes_signals_as_usual = true});
    if (!started) return started.error();
    // Where no thread can be made to collect it, the system does so once this process has ended.
    (void)values::guarded(
        [process = *started] { std::thread([process] { ::waitpid(process, nullptr, 0); }).detach(); });
    return std::nullopt;
}

} // namespace base::platform
