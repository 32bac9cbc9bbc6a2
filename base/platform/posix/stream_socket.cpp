#include "base/platform/stream_socket.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <system_error>
#include <thread>

namespace base::platform {
namespace {

using namespace std::chrono_literals;
using Connected = std::variant<Descriptor, TimedOut, Refused>;

Refused refused(int error) { return {std::generic_category().message(error)}; }

Connected connect_to(int family, const sockaddr* address, socklen_t size, Time until) {
    while (true) {
        Descriptor socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (!socket.is_open()) return refused(errno);
        if (::connect(socket.number(), address, size) == 0) return socket;
        if (errno == EINPROGRESS) {
            if (!wait({.descriptor = socket, .to_read = false, .to_write = true}, until)) return TimedOut{};
            int error = 0;
            socklen_t length = sizeof error;
            ::getsockopt(socket.number(), SOL_SOCKET, SO_ERROR, &error, &length);
            if (error == 0) return socket;
            return refused(error);
        }
        if (errno != EAGAIN && errno != EINTR) return refused(errno); // EAGAIN: too many wait to be let in
        if (std::chrono::steady_clock::now() > until) return TimedOut{};
        std::this_thread::sleep_for(20ms);
    }
}

Connected connect_to(const LocalServer& server, Time until) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (server.path.size() >= sizeof address.sun_path) return refused(ENAMETOOLONG);
    std::copy(server.path.begin(), server.path.end(), address.sun_path);
    return connect_to(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), sizeof address, until);
}

Connected connect_to(const InternetServer& server, Time until) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int failed = ::getaddrinfo(server.host.c_str(), server.port.c_str(), &wanted, &found); failed != 0)
        return Refused{server.host + ": " + gai_strerror(failed)};
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> all(found, &freeaddrinfo);
    Connected last = refused(EADDRNOTAVAIL);
    for (const addrinfo* one = found; one != nullptr; one = one->ai_next) {
        last = connect_to(one->ai_family, one->ai_addr, one->ai_addrlen, until);
        if (std::holds_alternative<Descriptor>(last)) break;
    }
    return last;
}

} // namespace

std::variant<StreamSocket, TimedOut, Refused> StreamSocket::connect(const Server& server, Time until) {
    auto connected = std::visit([until](const auto& there) { return connect_to(there, until); }, server);
    if (auto* socket = std::get_if<Descriptor>(&connected)) return StreamSocket(std::move(*socket));
    if (auto* why = std::get_if<Refused>(&connected)) return std::move(*why);
    return TimedOut{};
}

std::variant<StreamSocket::Sent, TimedOut, Refused> StreamSocket::send(std::string_view bytes, Time until) const {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            if (!wait({.descriptor = socket_, .to_read = false, .to_write = true}, until)) return TimedOut{};
        } else if (errno != EINTR) {
            return refused(errno);
        }
    }
    return Sent{};
}

std::variant<std::string, TimedOut, Closed, Refused> StreamSocket::receive(Time until, const WakeEvent* wake) const {
    const Descriptor nobody;
    std::array watched{Watched{.descriptor = socket_},
                       Watched{.descriptor = wake == nullptr ? nobody : wake->descriptor()}};
    if (!wait(watched, until)) return TimedOut{};
    std::array<char, 4096> bytes; // filled by recv
    const ssize_t count = ::recv(socket_.number(), bytes.data(), bytes.size(), 0);
    if (count > 0) return std::string(bytes.data(), static_cast<std::size_t>(count));
    if (count == 0) return Closed{};
    if (errno == EAGAIN || errno == EINTR) return TimedOut{};
    return refused(errno);
}

} // namespace base::platform
