// A program running for us, spoken with through pipes.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/platform/ending.hpp"
#include "base/values/result.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

namespace base::platform {

/// A child process in a process group of its own, its input and output pipes to us, its complaints going nowhere. It is
/// killed when the thread that started it ends, however that happens, and it is always collected: no zombie stays.
/// The destructor kills.
class ChildProcess {
public:
    /// Runs a program. The calling thread must have left signals to others (this_thread.hpp), and live as long as the
    /// child is wanted.
    static values::Result<ChildProcess, std::error_code> start(const std::filesystem::path& program,
                                                               const std::vector<std::string>& arguments);
    ChildProcess(ChildProcess&&) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess();

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

    const Descriptor& output() const { return output_; } ///< for wait(): we read it
    const Descriptor& input() const { return input_; }   ///< for wait(): we write it

    /// How the process ended by itself, waiting for it at most this long; empty if it still runs, or if a wait()
    /// elsewhere in this program took the answer.
    std::optional<Ending> ending(std::chrono::milliseconds patience);
    /// Says a last word and closes its input; after one patience SIGTERM, after another SIGKILL.
    void dismiss(std::string_view last_word, std::chrono::milliseconds patience);
    /// SIGKILL for it and whatever it started.
    void kill();

private:
    ChildProcess(int process, Descriptor input, Descriptor output);
    enum class Life { Running, Ended, CollectedByOthers };
    Life life(std::chrono::milliseconds patience) const;
    void collect();

    std::optional<int> process_; ///< its number; empty once it ended
    std::optional<Ending> ending_;
    Descriptor input_;
    Descriptor output_;
    std::vector<char> portion_;
};

} // namespace base::platform
