#include "base/platform/child_process.hpp"

#include "base/platform/posix/last_error.hpp"
#include "base/platform/posix/wait_status.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <utility>

namespace base::platform {

namespace {

constexpr std::size_t portion_size = 1 << 16;
constexpr int first_free_descriptor = 3;

struct Pipe {
    Descriptor read;
    Descriptor write;
};

/// Moves a descriptor out of the way of standard input, output and error, which our process may have closed.
bool lift_above_standard(Descriptor& descriptor) {
    if (descriptor.number() >= first_free_descriptor) return true;
    const int lifted = fcntl(descriptor.number(), F_DUPFD_CLOEXEC, first_free_descriptor);
    if (lifted < 0) return false;
    descriptor = Descriptor(lifted);
    return true;
}

values::Result<Pipe, std::error_code> open_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return values::failed(last_error());
    Pipe made{Descriptor(ends[0]), Descriptor(ends[1])};
    if (!lift_above_standard(made.read) || !lift_above_standard(made.write)) return values::failed(last_error());
    return made;
}

bool set_non_blocking(const Descriptor& descriptor) { return fcntl(descriptor.number(), F_SETFL, O_NONBLOCK) == 0; }

/// What the child needs between fork and exec, made ready before: there only async-signal-safe functions may be called.
struct Launch {
    const char* program;
    char* const* arguments;
    pid_t parent;
    int input;
    int output;
    int complaints;
    int fault; ///< errno is written here if the program cannot be run; it closes by itself when it is
    int most_descriptors;
};

[[noreturn]] void give_up(const Launch& launch) {
    const int error = errno;
    // If not even this can be told, the parent sees a child that ended.
    const ssize_t written = ::write(launch.fault, &error, sizeof error);
    _exit(written == sizeof error ? 127 : 126);
}

[[noreturn]] void run(const Launch& launch) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) give_up(launch);
    if (getppid() != launch.parent) _exit(127); // it died before the line above
    if (setpgid(0, 0) != 0) give_up(launch);
    if (dup2(launch.input, STDIN_FILENO) < 0 || dup2(launch.output, STDOUT_FILENO) < 0 ||
        dup2(launch.complaints, STDERR_FILENO) < 0)
        give_up(launch);
    // Libraries may have opened descriptors without close-on-exec; an engine is not to hold them open.
    for (int number = first_free_descriptor; number < launch.most_descriptors; ++number)
        fcntl(number, F_SETFD, FD_CLOEXEC);
    for (int signal = 1; signal < NSIG; ++signal) {
        struct sigaction usual {};
        usual.sa_handler = SIG_DFL;
        sigaction(signal, &usual, nullptr); // refused for SIGKILL and SIGSTOP, which need it not
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execv(launch.program, launch.arguments);
    give_up(launch);
}

/// Waits until the child runs its program (empty) or has told why it cannot.
std::optional<std::error_code> started(const Descriptor& fault) {
    int error = 0;
    ssize_t got = 0;
    do got = ::read(fault.number(), &error, sizeof error);
    while (got < 0 && errno == EINTR);
    if (got < 0) return last_error();
    if (got == 0) return std::nullopt;
    return std::error_code{error, std::generic_category()};
}

/// How often to look whether a process has ended.
constexpr std::chrono::milliseconds glance{2};
/// After SIGKILL only the system itself can hold a process up; we do not wait for that for ever.
constexpr std::chrono::milliseconds after_kill{2'000};

} // namespace

ChildProcess::ChildProcess(int process, Descriptor input, Descriptor output)
    : process_(process)
    , input_(std::move(input))
    , output_(std::move(output))
    , portion_(portion_size) {}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : process_(std::exchange(other.process_, std::nullopt))
    , ending_(other.ending_)
    , input_(std::move(other.input_))
    , output_(std::move(other.output_))
    , portion_(std::move(other.portion_)) {}

ChildProcess::~ChildProcess() { kill(); }

values::Result<ChildProcess, std::error_code> ChildProcess::start(const std::filesystem::path& program,
                                                                  const std::vector<std::string>& arguments) {
    auto to_child = open_pipe();
    auto from_child = open_pipe();
    auto fault = open_pipe();
    for (const auto* made : {&to_child, &from_child, &fault})
        if (!*made) return values::failed(made->error());
    Pipe& questions = *to_child;
    Pipe& answers = *from_child;
    Pipe& faults = *fault;
    Descriptor nowhere(open("/dev/null", O_WRONLY | O_CLOEXEC));
    if (!nowhere.is_open() || !lift_above_standard(nowhere)) return values::failed(last_error());
    if (!set_non_blocking(questions.write) || !set_non_blocking(answers.read)) return values::failed(last_error());

    std::vector<std::string> words{program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const Launch launch{
        .program = words.front().c_str(),
        .arguments = pointers.data(),
        .parent = getpid(),
        .input = questions.read.number(),
        .output = answers.write.number(),
        .complaints = nowhere.number(),
        .fault = faults.write.number(),
        .most_descriptors = static_cast<int>(std::clamp(sysconf(_SC_OPEN_MAX), 256L, 4096L)),
    };
    const pid_t process = fork();
    if (process < 0) return values::failed(last_error());
    if (process == 0) run(launch);

    ChildProcess child(process, std::move(questions.write), std::move(answers.read));
    faults.write.close();
    if (const auto error = started(faults.read)) return values::failed(*error);
    return child;
}

std::variant<ChildProcess::Bytes, ChildProcess::NothingNow, ChildProcess::Closed> ChildProcess::read() {
    ssize_t got = 0;
    do got = ::read(output_.number(), portion_.data(), portion_.size());
    while (got < 0 && errno == EINTR);
    if (got > 0) return Bytes{{portion_.data(), static_cast<std::size_t>(got)}};
    if (got < 0 && errno == EAGAIN) return NothingNow{};
    return Closed{};
}

std::variant<std::size_t, ChildProcess::Closed> ChildProcess::write(std::string_view bytes) {
    ssize_t put = 0;
    do put = ::write(input_.number(), bytes.data(), bytes.size());
    while (put < 0 && errno == EINTR);
    if (put >= 0) return static_cast<std::size_t>(put);
    if (errno == EAGAIN) return std::size_t{0};
    return Closed{};
}

ChildProcess::Life ChildProcess::life(std::chrono::milliseconds patience) const {
    const auto enough = std::chrono::steady_clock::now() + patience;
    while (true) {
        siginfo_t information{};
        if (waitid(P_PID, static_cast<id_t>(*process_), &information, WEXITED | WNOWAIT | WNOHANG) != 0)
            return Life::CollectedByOthers;
        if (information.si_pid != 0) return Life::Ended;
        if (std::chrono::steady_clock::now() >= enough) return Life::Running;
        std::this_thread::sleep_for(glance);
    }
}

void ChildProcess::collect() {
    // Whatever it started dies with it. Until it is collected its number cannot belong to anybody else.
    ::kill(-*process_, SIGKILL);
    int status = 0;
    pid_t result = 0;
    do result = waitpid(*process_, &status, 0);
    while (result < 0 && errno == EINTR);
    if (result < 0) return;
    ending_ = posix::ending_of(status);
}

std::optional<Ending> ChildProcess::ending(std::chrono::milliseconds patience) {
    if (!process_) return ending_;
    const Life now = life(patience);
    if (now == Life::Running) return std::nullopt;
    if (now == Life::Ended) collect();
    process_.reset();
    input_.close();
    output_.close();
    return ending_;
}

void ChildProcess::dismiss(std::string_view last_word, std::chrono::milliseconds patience) {
    if (!process_) return;
    write(last_word); // if it does not get through, the closed pipe or the signals will
    input_.close();
    output_.close();
    ending(patience);
    if (!process_) return;
    ::kill(-*process_, SIGTERM);
    ending(patience);
    kill();
}

void ChildProcess::kill() {
    if (!process_) return;
    ::kill(-*process_, SIGKILL);
    ::kill(*process_, SIGKILL);
    ending(after_kill);
}

} // namespace base::platform
