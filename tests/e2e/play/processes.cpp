#include "tests/e2e/play/processes.hpp"

#include "tests/e2e/play/player.hpp"

#include <signal.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace e2e {

std::optional<pid_t> engine_of(pid_t program) {
    for (const auto& process : std::filesystem::directory_iterator("/proc")) {
        std::ifstream about(process.path() / "stat");
        pid_t number = 0;
        std::string name;
        char state = ' ';
        pid_t parent = 0;
        if (about >> number >> name >> state >> parent && parent == program &&
            name.find("stockfish") != std::string::npos)
            return number;
    }
    return std::nullopt;
}

FrozenSoundServer::FrozenSoundServer()
    : server_(static_cast<pid_t>(std::stol(output_of({"pgrep", "-f", "--", "-F " + in_fixture("default.pa")})))) {
    kill(server_, SIGSTOP);
}

FrozenSoundServer::~FrozenSoundServer() { kill(server_, SIGCONT); }

std::chrono::milliseconds since(Clock::time_point moment) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - moment);
}

} // namespace e2e
