#include "speech/output/dispatcher/address.hpp"

#include "base/platform/environment.hpp"

namespace speech::output::dispatcher {

namespace {

std::string environment(const char* name) { return base::platform::environment_variable(name).value_or(""); }

/// As GLib finds it, and with it the daemon.
std::string folder_of_sockets() {
    if (std::string folder = environment("XDG_RUNTIME_DIR"); !folder.empty()) return folder;
    if (std::string folder = environment("XDG_CACHE_HOME"); !folder.empty()) return folder;
    return environment("HOME") + "/.cache";
}

} // namespace

std::variant<Address, BadAddress> read_address(std::string_view text, const std::string& sockets) {
    const std::size_t colon = text.find(':');
    const std::string_view method = text.substr(0, colon);
    const std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    if (text.empty() || method == "unix_socket")
        return UnixSocket{rest.empty() ? sockets + "/speech-dispatcher/speechd.sock" : std::string(rest)};
    if (method != "inet_socket") return BadAddress{std::string(text)};
    const std::size_t last = rest.rfind(':');
    const std::string_view host = rest.substr(0, last);
    const std::string_view port = last == std::string_view::npos ? std::string_view() : rest.substr(last + 1);
    return InternetSocket{host.empty() ? "127.0.0.1" : std::string(host), port.empty() ? "6560" : std::string(port)};
}

std::variant<Address, BadAddress> address() {
    return read_address(environment("SPEECHD_ADDRESS"), folder_of_sockets());
}

} // namespace speech::output::dispatcher
