#include "tests/bench/process.hpp"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tests::bench {

void Process::kill_now() {
    if (id_ <= 0) return;
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
    id_ = 0;
}

Process start(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t id = 0;
    if (posix_spawnp(&id, arguments.front(), nullptr, nullptr, arguments.data(), environ) != 0) return {};
    return Process{id};
}

} // namespace tests::bench
