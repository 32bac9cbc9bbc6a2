#include "base/platform/packet_socket.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <thread>

namespace base::platform {
namespace {

PacketSocket::Sending hand_over(const Descriptor& socket, std::string_view packet, int flags) {
    while (::send(socket.number(), packet.data(), packet.size(), MSG_NOSIGNAL | flags) < 0) {
        if (errno == EINTR) continue;
        return errno == EAGAIN ? PacketSocket::Sending::NoRoom : PacketSocket::Sending::Closed;
    }
    return PacketSocket::Sending::Sent;
}

/// An empty packet is read as the end is. If the end follows right behind it, it is taken for it.
bool is_closed(const Descriptor& socket) {
    pollfd end{.fd = socket.number(), .events = POLLRDHUP, .revents = 0};
    return ::poll(&end, 1, 0) > 0;
}

} // namespace

std::optional<PacketSocket> PacketSocket::standard_input(std::size_t longest) {
    int type = 0;
    socklen_t size = sizeof type;
    if (::getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_SEQPACKET)
        return std::nullopt;
    return PacketSocket(Descriptor(STDIN_FILENO), longest);
}

PacketSocket::Sending PacketSocket::send(std::string_view packet) const { return hand_over(socket_, packet, 0); }

PacketSocket::Sending PacketSocket::offer(std::string_view packet) const {
    return hand_over(socket_, packet, MSG_DONTWAIT);
}

std::variant<std::string_view, PacketSocket::NoPacket> PacketSocket::receive(Deadline until) {
    while (true) {
        // Of what is longer MSG_TRUNC tells how long it was.
        const ssize_t count = ::recv(socket_.number(), packet_.data(), packet_.size(), MSG_DONTWAIT | MSG_TRUNC);
        if (count > static_cast<ssize_t>(packet_.size())) return NoPacket::Broken;
        if (count > 0) return std::string_view(packet_).substr(0, static_cast<std::size_t>(count));
        if (count == 0 && !is_closed(socket_)) return NoPacket::Broken;
        if (count == 0 || (errno != EAGAIN && errno != EINTR)) return NoPacket::Closed;
        if (errno == EAGAIN && !wait({.descriptor = socket_}, until)) return NoPacket::Late;
    }
}

bool PacketSocket::is_quiet_until_room() const {
    std::array watched{Watched{.descriptor = socket_, .to_read = true, .to_write = true}};
    wait(watched, std::nullopt);
    return !watched.front().can_read;
}

void PacketSocket::exit_when_closed() const {
    // A descriptor of its own, for a thread that nobody waits for.
    std::thread([watched = Descriptor(::dup(socket_.number()))] {
        pollfd end{.fd = watched.number(), .events = POLLRDHUP, .revents = 0};
        while (::poll(&end, 1, -1) <= 0) {
        }
        ::_exit(0);
    }).detach();
}

} // namespace base::platform
