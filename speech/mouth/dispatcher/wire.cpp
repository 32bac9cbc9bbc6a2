#include "speech/mouth/dispatcher/wire.hpp"

#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <thread>
#include <vector>

extern char** environ;

namespace speech::mouth::dispatcher {

using namespace std::chrono_literals;

namespace {

Trouble broken(int error) { return {Trouble::What::Broken, std::strerror(error)}; }
Trouble no_answer(const char* to_what) { return {Trouble::What::NoAnswer, to_what}; }

int milliseconds_left(Time until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::chrono::milliseconds>(left, 0ms, 60'000ms).count());
}

/// Waits until one of them is ready; answers whether one is.
bool await(std::array<pollfd, 2> files, Time until) {
    int ready = 0;
    while ((ready = poll(files.data(), files.size(), milliseconds_left(until))) < 0 && errno == EINTR) {
    }
    return ready > 0;
}

bool await(int file, short events, Time until) {
    return await({pollfd{file, events, 0}, pollfd{-1, 0, 0}}, until); // poll passes over -1
}

std::variant<Descriptor, Trouble> connect_to(int family, const sockaddr* address, socklen_t size, Time until) {
    while (true) {
        Descriptor socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (!socket.is_open()) return broken(errno);
        if (::connect(socket.number(), address, size) == 0) return socket;
        if (errno == EINPROGRESS) {
            if (!await(socket.number(), POLLOUT, until)) return no_answer("to the connection");
            int error = 0;
            socklen_t length = sizeof error;
            getsockopt(socket.number(), SOL_SOCKET, SO_ERROR, &error, &length);
            if (error == 0) return socket;
            return broken(error);
        }
        if (errno != EAGAIN && errno != EINTR) return broken(errno); // EAGAIN: too many wait to be let in
        if (std::chrono::steady_clock::now() > until) return no_answer("to the connection");
        std::this_thread::sleep_for(20ms);
    }
}

std::variant<Descriptor, Trouble> connect_to(const UnixSocket& there, Time until) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (there.path.size() >= sizeof address.sun_path) return broken(ENAMETOOLONG);
    std::copy(there.path.begin(), there.path.end(), address.sun_path);
    return connect_to(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), sizeof address, until);
}

/// Looking a name up takes as long as the system takes for it.
std::variant<Descriptor, Trouble> connect_to(const InternetSocket& there, Time until) {
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int failed = getaddrinfo(there.host.c_str(), there.port.c_str(), &wanted, &found); failed != 0)
        return Trouble{Trouble::What::Broken, there.host + ": " + gai_strerror(failed)};
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> all(found, &freeaddrinfo);
    std::variant<Descriptor, Trouble> last = broken(EADDRNOTAVAIL);
    for (const addrinfo* one = found; one != nullptr; one = one->ai_next) {
        last = connect_to(one->ai_family, one->ai_addr, one->ai_addrlen, until);
        if (std::holds_alternative<Descriptor>(last)) break;
    }
    return last;
}

std::vector<std::string> arguments(const Address& address) {
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

/// A program with nothing of ours: no files, no signals held back, its words to nowhere.
std::variant<pid_t, Trouble> spawn(std::vector<std::string> words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t signals;
    posix_spawnattr_init(&signals);
    sigset_t none;
    sigemptyset(&none);
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_setsigmask(&signals, &none);
    posix_spawnattr_setsigdefault(&signals, &all);
    posix_spawnattr_setflags(&signals, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    pid_t process = 0;
    const int failed = posix_spawnp(&process, pointers.front(), &files, &signals, pointers.data(), environ);
    posix_spawnattr_destroy(&signals);
    posix_spawn_file_actions_destroy(&files);
    if (failed != 0) return broken(failed);
    return process;
}

} // namespace

std::variant<Descriptor, Trouble> connect(const Address& address, Time until) {
    return std::visit([until](const auto& there) { return connect_to(there, until); }, address);
}

// The process that is started leaves the daemon behind and ends when that is ready, or cannot be.
std::optional<Trouble> start_daemon(const Address& address, Time until) {
    if (!is_on_this_machine(address)) return Trouble{Trouble::What::Broken, "the daemon is on another machine"};
    const auto started = spawn(arguments(address));
    if (const auto* trouble = std::get_if<Trouble>(&started)) return *trouble;
    const pid_t process = std::get<pid_t>(started);
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > until) {
            kill(process, SIGKILL);
            waitpid(process, &status, 0);
            return no_answer("from the daemon that was started");
        }
        std::this_thread::sleep_for(10ms);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
    return Trouble{Trouble::What::Broken, "speech-dispatcher cannot be started"};
}

std::optional<Trouble> send(const Descriptor& socket, std::string_view bytes, Time until) {
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno == EAGAIN) {
            if (!await(socket.number(), POLLOUT, until)) return no_answer("the daemon reads nothing");
        } else if (errno != EINTR) {
            return broken(errno);
        }
    }
    return std::nullopt;
}

std::variant<std::string, Trouble> receive(const Descriptor& socket, Time until, std::optional<int> wake) {
    if (!await({pollfd{socket.number(), POLLIN, 0}, pollfd{wake.value_or(-1), POLLIN, 0}}, until)) return std::string();
    std::array<char, 4096> bytes; // filled by recv
    const ssize_t count = recv(socket.number(), bytes.data(), bytes.size(), 0);
    if (count > 0) return std::string(bytes.data(), static_cast<std::size_t>(count));
    if (count == 0) return Trouble{Trouble::What::Broken, "the daemon has closed the connection"};
    if (errno == EAGAIN || errno == EINTR) return std::string();
    return broken(errno);
}

} // namespace speech::mouth::dispatcher
