// Bytes to the daemon and back. Nothing here waits longer than it is told to.
#pragma once

#include "base/platform/stream_socket.hpp"
#include "speech/output/dispatcher/address.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace speech::output::dispatcher {

using base::platform::Time;

/// Why something could not be done.
struct Trouble {
    enum class What {
        NoAnswer,      ///< in the time there was
        Broken,        ///< the connection has ended, or cannot be made
        Refused,       ///< by the daemon
        NotUnderstood, ///< the daemon answers with something else than SSIP
    };
    What what;
    std::string detail; ///< in English, for a log
};

/// A connection to the daemon at the address.
std::variant<base::platform::StreamSocket, Trouble> connect(const Address& address, Time until);

/// Runs speech-dispatcher so that it is found at the address, and waits until it is ready; empty if it is.
std::optional<Trouble> start_daemon(const Address& address, Time until);

/// Sends all of it; empty if it could.
std::optional<Trouble> send(const base::platform::StreamSocket& socket, std::string_view bytes, Time until);

/// What has come, which is not nothing; empty if nothing has. Waits until there is something or, if it is given,
/// until `wake` is set.
std::variant<std::string, Trouble> receive(const base::platform::StreamSocket& socket, Time until,
                                           const base::platform::WakeEvent* wake = nullptr);

} // namespace speech::output::dispatcher
