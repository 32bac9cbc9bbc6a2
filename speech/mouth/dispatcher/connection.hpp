// libspeechd, and what has to be known about it to use it safely.
#pragma once

#include "speech/announce/utterance.hpp"
#include "speech/mouth/dispatcher/scale.hpp"

#include <libspeechd.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace speech::mouth::dispatcher {

/// The number speech-dispatcher gives a message.
using MessageId = std::size_t;

/// Told, in a thread of libspeechd's own, which messages are over: spoken, or cancelled by whomever.
using MessageOver = std::function<void(MessageId)>;

/// Every function but `hang_up` waits for an answer, perhaps for ever, and is called by one thread. Only one connection
/// at a time hears of messages: the one opened last.
class Connection {
public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// Starts the daemon if none runs. Answers why it could not be done, or nothing if it was.
    std::optional<std::string> open(std::shared_ptr<const MessageOver> message_over);

    // Each answers whether it was done.

    bool set_scale(const Scale& scale);
    bool set_language(const std::string& tag);
    /// Appends to what is being spoken.
    std::optional<MessageId> say(const std::string& text, announce::Urgency urgency);
    bool cancel();
    /// Asks something that does not matter.
    bool ask();

    /// Says good-bye, if the daemon is still there.
    void close();

    /// Whether the daemon is still at the other end.
    bool is_connected() const;

    /// Ends the connection, so that a call that waits returns. Called by any thread, once `open` has returned.
    void hang_up();

private:
    bool execute(const std::string& command);

    SPDConnection* spd_ = nullptr;
    int socket_ = -1; ///< a second handle on libspeechd's, which it may close at any time
};

} // namespace speech::mouth::dispatcher
