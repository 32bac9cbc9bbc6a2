#include "speech/output/dispatcher/wire.hpp"

#include "base/platform/run_program.hpp"
#include "base/values/overloaded.hpp"

#include <system_error>
#include <utility>
#include <vector>

namespace speech::output::dispatcher {

namespace platform = base::platform;
using base::values::Overloaded;
using platform::StreamSocket;

namespace {

Trouble broken(std::string why) { return {Trouble::What::Broken, std::move(why)}; }
Trouble no_answer(const char* to_what) { return {Trouble::What::NoAnswer, to_what}; }

std::vector<std::string> command_for(const Address& address) {
    std::vector<std::string> words{"speech-dispatcher", "--spawn", "--communication-method"};
    if (const auto* local = std::get_if<UnixSocket>(&address))
        words.insert(words.end(), {"unix_socket", "--socket-path", local->path});
    else
        words.insert(words.end(), {"inet_socket", "--port", std::get<InternetSocket>(address).port});
    return words;
}

bool is_on_this_machine(const Address& address) {
    const auto* there = std::get_if<InternetSocket>(&address);
    return there == nullptr || there->host == "127.0.0.1" || there->host == "localhost" || there->host == "::1";
}

} // namespace

std::variant<StreamSocket, Trouble> connect(const Address& address, Time until) {
    using Result = std::variant<StreamSocket, Trouble>;
    return std::visit(base::values::Overloaded{
                          [](StreamSocket&& socket) -> Result { return std::move(socket); },
                          [](platform::TimedOut) -> Result { return no_answer("to the connection"); },
                          [](platform::Refused&& refused) -> Result { return broken(std::move(refused.why)); },
                      },
                      StreamSocket::connect(address, until));
}

// The process that is started leaves the daemon behind and ends when that is ready, or cannot be.
std::optional<Trouble> start_daemon(const Address& address, Time until) {
    using Result = std::optional<Trouble>;
    if (!is_on_this_machine(address)) return broken("the daemon is on another machine");
    return std::visit(base::values::Overloaded{
                          [](const platform::Ending& ending) -> Result {
                              if (ending == platform::Ending{platform::ExitCode{0}}) return std::nullopt;
                              return broken("speech-dispatcher cannot be started");
                          },
                          [](platform::NotEnded) -> Result { return no_answer("from the daemon that was started"); },
                          [](const std::error_code& error) -> Result { return broken(error.message()); },
                      },
                      platform::run_program(command_for(address), until));
}

std::optional<Trouble> send(const StreamSocket& socket, std::string_view bytes, Time until) {
    using Result = std::optional<Trouble>;
    return std::visit(base::values::Overloaded{
                          [](StreamSocket::Sent) -> Result { return std::nullopt; },
                          [](platform::TimedOut) -> Result { return no_answer("the daemon reads nothing"); },
                          [](platform::Refused&& refused) -> Result { return broken(std::move(refused.why)); },
                      },
                      socket.send(bytes, until));
}

std::variant<std::string, Trouble> receive(const StreamSocket& socket, Time until, const platform::WakeEvent* wake) {
    using Result = std::variant<std::string, Trouble>;
    return std::visit(base::values::Overloaded{
                          [](std::string&& bytes) -> Result { return std::move(bytes); },
                          [](platform::TimedOut) -> Result { return std::string(); },
                          [](platform::Closed) -> Result { return broken("the daemon has closed the connection"); },
                          [](platform::Refused&& refused) -> Result { return broken(std::move(refused.why)); },
                      },
                      socket.receive(until, wake));
}

} // namespace speech::output::dispatcher
