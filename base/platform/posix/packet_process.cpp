#include "base/platform/packet_process.hpp"

#include "base/platform/posix/spawn.hpp"

#include <sys/socket.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace base::platform {

values::Result<PacketProcess, std::error_code> PacketProcess::start(std::vector<std::string> command,
                                                                    std::size_t longest) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return values::failed(std::error_code(errno, std::generic_category()));
    Descriptor ours(ends[0]);
    const Descriptor theirs(ends[1]);
    const auto process =
        posix::spawn(std::move(command),
                     {.input = theirs.number(), .is_in_group_of_its_own = true, .takes_signals_as_usual = false});
    if (!process) return values::failed(process.error());
    return PacketProcess(*process, PacketSocket(std::move(ours), longest));
}

PacketProcess::PacketProcess(PacketProcess&& other) noexcept
    : process_(std::exchange(other.process_, std::nullopt))
    , socket_(std::move(other.socket_)) {}

PacketProcess::~PacketProcess() {
    if (!process_) return;
    ::kill(*process_, SIGKILL);
    ::waitpid(*process_, nullptr, 0);
}

std::optional<Ending> PacketProcess::ending() const {
    siginfo_t how{};
    if (!process_ || ::waitid(P_PID, static_cast<id_t>(*process_), &how, WEXITED | WNOWAIT) != 0) return std::nullopt;
    if (how.si_code == CLD_EXITED) return ExitCode{how.si_status};
    return KilledBy{how.si_status};
}

} // namespace base::platform
