#include "base/platform/run_program.hpp"

#include "base/platform/posix/spawn.hpp"
#include "base/platform/posix/wait_status.hpp"
#include "base/values/guarded.hpp"

#include <fcntl.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <thread>
#include <utility>

namespace base::platform {

/// How often to look whether it has ended.
constexpr std::chrono::milliseconds between_looks{10};

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
        std::this_thread::sleep_for(between_looks);
    }
    return posix::ending_of(status);
}

std::optional<std::error_code> start_apart(std::vector<std::string> command, std::function<void(const Ending&)> ended) {
    const Descriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!nothing.is_open()) return std::error_code(errno, std::generic_category());
    const auto started =
        posix::spawn(std::move(command),
                     {.input = nothing.number(), .is_in_group_of_its_own = true, .takes_signals_as_usual = true});
    if (!started) return started.error();
    // Where no thread can be made to collect it, the system does so once this process has ended.
    (void)values::guarded([process = *started, ended = std::move(ended)] {
        std::thread([process, ended] {
            int status = 0;
            if (::waitpid(process, &status, 0) == process && ended) ended(posix::ending_of(status));
        }).detach();
    });
    return std::nullopt;
}

} // namespace base::platform
