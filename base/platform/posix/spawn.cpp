#include "base/platform/posix/spawn.hpp"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

extern char** environ;

namespace base::platform::posix {

values::Result<pid_t, std::error_code> spawn(std::vector<std::string> command, const Surroundings& surroundings) {
    std::vector<char*> words;
    for (std::string& word : command) words.push_back(word.data());
    words.push_back(nullptr);

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, surroundings.input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);

    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    posix_spawnattr_setpgroup(&how, 0);
    sigset_t none;
    sigemptyset(&none);
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setsigdefault(&how, &all);
    int flags = 0;
    if (surroundings.is_in_group_of_its_own) flags |= POSIX_SPAWN_SETPGROUP;
    if (surroundings.takes_signals_as_usual) flags |= POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    posix_spawnattr_setflags(&how, static_cast<short>(flags));

    pid_t process = 0;
    const int failed = ::posix_spawnp(&process, words.front(), &files, &how, words.data(), environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    if (failed != 0) return values::failed(std::error_code(failed, std::generic_category()));
    return process;
}

} // namespace base::platform::posix
