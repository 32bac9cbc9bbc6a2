// Where speech-dispatcher is to be found.
#pragma once

#include "base/platform/stream_socket.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace speech::output::dispatcher {

using UnixSocket = base::platform::LocalServer;
using InternetSocket = base::platform::InternetServer;
using Address = base::platform::Server;

/// No address.
struct BadAddress {
    std::string text;
    bool operator==(const BadAddress&) const = default;
};

/// Reads what SPEECHD_ADDRESS holds: `unix_socket`, `unix_socket:PATH`, `inet_socket`, `inet_socket:HOST` or
/// `inet_socket:HOST:PORT`. What is left out, and an empty text, mean the usual: the user's own socket, in the folder
/// of the user's sockets; this machine; port 6560.
std::variant<Address, BadAddress> read_address(std::string_view text, const std::string& sockets);

/// As the environment names it.
std::variant<Address, BadAddress> address();

} // namespace speech::output::dispatcher
