#include "tests/e2e/play/command.hpp"

#include "tests/support/catch.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

extern char** environ;

namespace e2e {
namespace {

std::vector<char*> arguments_of(const std::vector<std::string>& command) {
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    return arguments;
}

} // namespace

std::string output_of(const std::vector<std::string>& command) {
    std::array<int, 2> ends{};
    REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    pid_t process = 0;
    const int failed =
        posix_spawnp(&process, command.front().c_str(), &actions, nullptr, arguments_of(command).data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    INFO(command.front());
    REQUIRE(failed == 0);
    std::string text;
    std::array<char, 65536> block{};
    for (ssize_t count = 0; (count = read(ends[0], block.data(), block.size())) > 0;)
        text.append(block.data(), static_cast<std::size_t>(count));
    close(ends[0]);
    int status = 0;
    waitpid(process, &status, 0);
    INFO(text);
    REQUIRE((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    return text;
}

Running::Running(const std::vector<std::string>& command, const std::string& log)
    : process_(0)
    , log_(log) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    const int failed =
        posix_spawnp(&process_, command.front().c_str(), &actions, nullptr, arguments_of(command).data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    INFO(command.front());
    REQUIRE(failed == 0);
}

Running::~Running() {
    if (ended_) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

bool Running::has_ended() {
    int status = 0;
    if (!ended_ && waitpid(process_, &status, WNOHANG) == process_) ended_ = status;
    return ended_.has_value();
}

void Running::send(int signal) const { kill(process_, signal); }

std::optional<int> Running::wait(double seconds) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!has_ended()) {
        if (std::chrono::steady_clock::now() > until) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return WIFEXITED(*ended_) ? std::optional(WEXITSTATUS(*ended_)) : std::nullopt;
}

std::string Running::state() {
    std::ostringstream told;
    if (!has_ended())
        told << "still runs";
    else if (WIFEXITED(*ended_))
        told << "has ended with status " << WEXITSTATUS(*ended_);
    else
        told << "was ended by signal " << WTERMSIG(*ended_);
    std::ifstream wrote(log_);
    told << ", having written:\n" << wrote.rdbuf();
    return told.str();
}

} // namespace e2e
