// The other end of serve(): a process that is started, asked, and ended.
#pragma once

#include "base/platform/packet_process.hpp"
#include "speech/voice/apart/messages.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace speech::voice::apart {

/// The process is of no use any more; why, in English, for a log.
struct Dead {
    std::string why;
};

/// A running process; it ends with its owner, wherever it is.
class Process {
public:
    /// Starts the program, whose standard input is the socket; nothing of its output is seen, and the signals a
    /// terminal sends do not reach it. Where it cannot be started, it is dead.
    explicit Process(std::vector<std::string> command);

    /// Does not wait; empty if it went well.
    std::optional<Dead> send(const Request& request);
    /// The next packet, if one comes before then.
    std::variant<Reply, Dead> receive(std::chrono::milliseconds longest);

private:
    /// How it ended, if it has.
    std::string epitaph() const;

    std::optional<base::platform::PacketProcess> process_; ///< empty if it could not be started
};

} // namespace speech::voice::apart
