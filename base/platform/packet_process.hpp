// A process that is talked to in packets.
#pragma once

#include "base/platform/ending.hpp"
#include "base/platform/packet_socket.hpp"
#include "base/values/result.hpp"

#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace base::platform {

/// A running program whose standard input is the other end of a PacketSocket; nothing of its output is seen, and the
/// signals a terminal sends do not reach it. It is killed with its owner.
class PacketProcess {
public:
    /// The first word of the command is the program: a path, or a name that is searched for in PATH.
    static values::Result<PacketProcess, std::error_code> start(std::vector<std::string> command, std::size_t longest);
    PacketProcess(PacketProcess&& other) noexcept;
    PacketProcess& operator=(PacketProcess&&) = delete;
    ~PacketProcess();

    PacketSocket& socket() { return socket_; }
    /// How it ended. Waits until it has; empty if that cannot be known.
    std::optional<Ending> ending() const;

private:
    PacketProcess(int process, PacketSocket socket)
        : process_(process)
        , socket_(std::move(socket)) {}

    std::optional<int> process_; ///< its number; empty once moved from
    PacketSocket socket_;
};

} // namespace base::platform
