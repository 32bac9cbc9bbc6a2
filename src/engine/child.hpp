// A program running for us, spoken with through pipes.
#pragma once

#include "src/engine/file_descriptor.hpp"
#include "src/engine/report.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <system_error>
#include <variant>
#include <vector>

namespace engine {

/// A child process in a process group of its own, its input and output pipes to us, its complaints going nowhere. It is
/// killed when the thread that started it ends, however that happens, and it is always collected: no zombie stays.
/// The destructor kills.
class Child {
public:
    /// Runs a program. SIGPIPE must be blocked in the calling thread, which must live as long as the child is wanted.
    static std::variant<Child, std::error_code> start(const std::filesystem::path& program,
                                                      const std::vector<std::string>& arguments);
    Child(Child&&) noexcept;
    Child& operator=(Child&&) = delete;
    ~Child();

    /// What the pipes said.
    struct Bytes {
        std::string_view bytes; ///< valid until the next read
    };
    struct NothingNow {};
    struct Closed {};

    /// Reads what there is, at most one portion. Never waits.
    std::variant<Bytes, NothingNow, Closed> read();
    /// Writes as much as the pipe takes, and says how many bytes that were. Never waits.
    std::variant<std::size_t, Closed> write(std::string_view bytes);

    int output() const { return output_.number(); } ///< for poll(): we read it
    int input() const { return input_.number(); }   ///< for poll(): we write it

    /// How the process ended by itself, waiting for it at most this long; empty if it still runs, or if a wait()
    /// elsewhere in this program took the answer.
    std::optional<Ending> ending(std::chrono::milliseconds patience);
    /// Says a last word and closes its input; after one patience SIGTERM, after another SIGKILL.
    void dismiss(std::string_view last_word, std::chrono::milliseconds patience);
    /// SIGKILL for it and whatever it started.
    void kill();

private:
    Child(pid_t process, FileDescriptor input, FileDescriptor output);
    enum class Life { Running, Ended, CollectedByOthers };
    Life life(std::chrono::milliseconds patience) const;
    void collect();

    std::optional<pid_t> process_; ///< empty once it ended
    std::optional<Ending> ending_;
    FileDescriptor input_;
    FileDescriptor output_;
    std::vector<char> portion_;
};

} // namespace engine
