// A connection to a server, on this computer or another.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/platform/wait.hpp"
#include "base/platform/wake_event.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace base::platform {

/// A server on this computer, found by the path of its socket.
struct LocalServer {
    std::string path;
    bool operator==(const LocalServer&) const = default;
};
struct InternetServer {
    std::string host; ///< a name or a number
    std::string port;
    bool operator==(const InternetServer&) const = default;
};
using Server = std::variant<LocalServer, InternetServer>;

/// It was not done in the time there was.
struct TimedOut {};
/// The other side has closed the connection.
struct Closed {};
/// The system refuses it; why, in its words.
struct Refused {
    std::string why;
};

/// Bytes to a server and back. Nothing here waits longer than it is told to, but for looking a host's name up, which
/// takes as long as the system takes for it.
class StreamSocket {
public:
    /// A connection to nobody: there is nothing to send or receive.
    StreamSocket() = default;

    static std::variant<StreamSocket, TimedOut, Refused> connect(const Server& server, Time until);

    struct Sent {};
    /// Sends all of it, or as much as could be sent until then.
    std::variant<Sent, TimedOut, Refused> send(std::string_view bytes, Time until) const;

    /// What has come, which is not nothing; TimedOut too when `wake` was set meanwhile.
    std::variant<std::string, TimedOut, Closed, Refused> receive(Time until, const WakeEvent* wake = nullptr) const;

private:
    explicit StreamSocket(Descriptor socket)
        : socket_(std::move(socket)) {}
    Descriptor socket_;
};

} // namespace base::platform
