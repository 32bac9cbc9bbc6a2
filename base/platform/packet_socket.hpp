// Packets between a process and the one that started it.
#pragma once

#include "base/platform/descriptor.hpp"
#include "base/platform/wait.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace base::platform {

/// One end of a connection on this computer. Packets arrive whole, in order, or not at all.
class PacketSocket {
public:
    /// No packet that is received may be longer, in bytes: the rest would be cut off.
    PacketSocket(Descriptor socket, std::size_t longest)
        : socket_(std::move(socket))
        , packet_(longest, '\0') {}

    /// The standard input of this process, if it is the end of such a connection.
    static std::optional<PacketSocket> standard_input(std::size_t longest);

    enum class Sending { Sent, NoRoom, Closed };
    /// Waits for room, so that there always is.
    Sending send(std::string_view packet) const;
    /// Never waits.
    Sending offer(std::string_view packet) const;

    enum class NoPacket {
        Late,
        Closed,
        Broken, ///< one came that was too long, or empty: nobody who keeps to this sends such a packet
    };
    /// The next packet, valid until the next call, if one comes before then.
    std::variant<std::string_view, NoPacket> receive(Deadline until);

    /// Waits until there is room for a packet; false if one has come by then.
    bool is_quiet_until_room() const;

    /// Ends this process at once, whatever it is doing, when the other end is closed.
    void exit_when_closed() const;

private:
    Descriptor socket_;
    std::string packet_;
};

} // namespace base::platform
