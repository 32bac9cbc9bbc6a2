#include "base/platform/this_process.hpp"
#include "base/platform/unhurried_errors.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/no_threads.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <iostream>
#include <string>
#include <thread>

using namespace std::chrono_literals;

namespace {

/// With which status a copy of this process ends that does only this.
int status_of(const std::function<int()>& work) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) ::_exit(work());
    int status = -1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

} // namespace

TEST_CASE("A file opened later is not taken for a standard stream that was closed at the start") {
    const int closed = GENERATE(1, 2, 4, 6, 7); // one bit for each
    CAPTURE(closed);
    CHECK(status_of([closed] {
              for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                  if ((closed & (1 << number)) != 0) ::close(number);
              base::platform::open_standard_streams();
              if (::open("/dev/null", O_RDWR) <= STDERR_FILENO) return 1;
              char read = 0;
              if ((closed & 1) != 0 && ::read(STDIN_FILENO, &read, 1) != 0) return 2;
              if ((closed & 2) != 0 && ::write(STDOUT_FILENO, "x", 1) == 1) return 3;
              if ((closed & 4) != 0 && ::write(STDERR_FILENO, "x", 1) != 1) return 4;
              return 0;
          }) == 0);
}

TEST_CASE("A standard stream that is open stays what it is") {
    CHECK(status_of([] {
              int ends[2]{};
              if (::pipe(ends) != 0 || ::dup2(ends[1], STDERR_FILENO) != STDERR_FILENO) return 1;
              base::platform::open_standard_streams();
              char read = 0;
              return ::write(STDERR_FILENO, "x", 1) == 1 && ::read(ends[0], &read, 1) == 1 && read == 'x' ? 0 : 2;
          }) == 0);
}

TEST_CASE("The process ends in time where no thread can be started for it, and the later call counts") {
    CHECK(status_of([] {
              const tests::NoThreads none;
              base::platform::end_within(60s, 3);
              base::platform::end_within(20ms, 7);
              std::this_thread::sleep_for(10s);
              return 1;
          }) == 7);
    CHECK(status_of([] {
              {
                  const tests::NoThreads none;
                  base::platform::end_within(20ms, 3);
              }
              base::platform::end_within(200ms, 7);
              std::this_thread::sleep_for(10s);
              return 1;
          }) == 7);
}

TEST_CASE("Nobody waits to complain into a pipe that is full, and what there is room for arrives") {
    CHECK(status_of([] {
              int ends[2]{};
              if (::pipe(ends) != 0 || ::dup2(ends[1], STDERR_FILENO) != STDERR_FILENO) return 1;
              base::platform::end_within(20s, 2);
              const base::platform::UnhurriedErrors unhurried;
              const std::string before = "first\n";
              std::cerr << "first" << '\n';
              for (int lines = 0; lines < 2000; ++lines) std::cerr << std::string(3000, 'x') << '\n';
              if (!std::cerr) return 3;
              std::string read(before.size(), ' ');
              if (::read(ends[0], read.data(), read.size()) != static_cast<ssize_t>(read.size())) return 4;
              return read == before ? 0 : 5;
          }) == 0);
}
