#include "speech/voice/apart/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

extern char** environ;

namespace speech::voice::apart {

namespace {

std::optional<pid_t> spawn(std::vector<std::string> command, int socket) {
    std::vector<char*> words;
    for (std::string& word : command) words.push_back(word.data());
    words.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, socket, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP); // a group of its own
    posix_spawnattr_setpgroup(&how, 0);
    pid_t process = -1;
    const int failed = posix_spawnp(&process, words.front(), &files, &how, words.data(), environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return failed == 0 ? std::optional(process) : std::nullopt;
}

} // namespace

Process::Process(std::vector<std::string> command) {
    std::array<int, 2> ends{-1, -1};
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
    socket_ = ends[0];
    if (const auto process = spawn(std::move(command), ends[1])) process_ = *process;
    close(ends[1]);
}

Process::~Process() {
    if (socket_ >= 0) close(socket_);
    if (process_ < 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

std::optional<Dead> Process::send(const Request& request) {
    if (process_ < 0) return Dead{"it cannot be started"};
    const std::string packet = write(request);
    if (packet.size() > longest_packet) return Dead{"the words are too many"};
    while (::send(socket_, packet.data(), packet.size(), MSG_NOSIGNAL | MSG_DONTWAIT) < 0) {
        if (errno == EINTR) continue;
        return Dead{errno == EAGAIN ? "it takes no more words" : epitaph()};
    }
    return std::nullopt;
}

std::variant<Reply, Dead> Process::receive(std::chrono::milliseconds longest) {
    if (process_ < 0) return Dead{"it cannot be started"};
    const auto until = std::chrono::steady_clock::now() + longest;
    while (true) {
        const ssize_t count = recv(socket_, packet_.data(), packet_.size(), MSG_DONTWAIT);
        if (count > 0) {
            auto reply = read_reply(std::string_view(packet_).substr(0, static_cast<std::size_t>(count)));
            if (!reply) return Dead{"it answers what is no answer"};
            return std::move(*reply);
        }
        if (count == 0 || (errno != EAGAIN && errno != EINTR)) return Dead{epitaph()};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (left.count() <= 0) return Dead{"it does not answer"};
        pollfd end{.fd = socket_, .events = POLLIN, .revents = 0};
        poll(&end, 1, static_cast<int>(left.count()));
    }
}

std::string Process::epitaph() const {
    siginfo_t how{};
    if (waitid(P_PID, static_cast<id_t>(process_), &how, WEXITED | WNOWAIT) != 0) return "it has gone";
    if (how.si_code == CLD_EXITED) return "it ended with status " + std::to_string(how.si_status);
    return std::string("it was ended by a signal: ") + strsignal(how.si_status);
}

} // namespace speech::voice::apart
