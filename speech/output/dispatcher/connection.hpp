// A conversation with speech-dispatcher, in SSIP.
#pragma once

#include "speech/announce/utterance.hpp"
#include "speech/output/dispatcher/answers.hpp"
#include "speech/output/dispatcher/scale.hpp"
#include "speech/output/dispatcher/wire.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace speech::output::dispatcher {

/// Told which messages are over: spoken, or cancelled by whomever.
using MessageOver = std::function<void(MessageId)>;

/// Its functions wait for an answer until the time they are given, and answer what went wrong; after that the
/// connection is of no use any more. All of them are called by one thread, and in it they tell of messages that are
/// over.
class Connection {
public:
    explicit Connection(MessageOver message_over)
        : message_over_(std::move(message_over)) {}

    /// Starts the daemon if none runs.
    std::optional<Trouble> open(Time until);

    // Once it is open.

    std::optional<Trouble> set_scale(const Scale& scale, Time until);
    std::optional<Trouble> set_language(const std::string& tag, Time until);
    /// Appends to what is being spoken.
    std::variant<MessageId, Trouble> say(const std::string& text, announce::Urgency urgency, Time until);
    std::optional<Trouble> cancel(Time until);
    /// Asks something that does not matter.
    std::optional<Trouble> ask(Time until);
    /// Waits for messages to be over until then, or until `wake` is set.
    std::optional<Trouble> listen(const base::platform::WakeEvent& wake, Time until);

private:
    std::optional<Trouble> order(std::string_view command, Time until);
    std::variant<Answer, Trouble> exchange(std::string bytes, Time until);
    std::variant<Answer, Trouble> read_answer(Time until);
    std::variant<std::optional<Answer>, Trouble> take_heard();
    std::optional<Trouble> set_priority(announce::Urgency urgency, Time until);

    MessageOver message_over_;
    base::platform::StreamSocket socket_;
    Answers answers_;
    std::string priority_; ///< the daemon knows
};

} // namespace speech::output::dispatcher
