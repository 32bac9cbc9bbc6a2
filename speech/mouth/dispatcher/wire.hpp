// Bytes to the daemon and back. Nothing here waits longer than it is told to.
#pragma once

#include "speech/mouth/dispatcher/address.hpp"
#include "speech/mouth/dispatcher/descriptor.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace speech::mouth::dispatcher {

using Time = std::chrono::steady_clock::time_point;

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
std::variant<Descriptor, Trouble> connect(const Address& address, Time until);

/// Runs speech-dispatcher so that it is found at the address, and waits until it is ready; empty if it is.
std::optional<Trouble> start_daemon(const Address& address, Time until);

/// Sends all of it; empty if it could.
std::optional<Trouble> send(const Descriptor& socket, std::string_view bytes, Time until);

/// What has come, which is not nothing; empty if nothing has. Waits until there is something or, if it is given,
/// until the file `wake` can be read.
std::variant<std::string, Trouble> receive(const Descriptor& socket, Time until,
                                           std::optional<int> wake = std::nullopt);

} // namespace speech::mouth::dispatcher
