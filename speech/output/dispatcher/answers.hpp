// What speech-dispatcher writes to its clients, without a socket: SSIP, line by line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::output::dispatcher {

/// The number speech-dispatcher gives a message.
struct MessageId {
    std::uint64_t value = 0;
    bool operator==(const MessageId&) const = default;
};

/// The answer to a command.
struct Answer {
    int code;                      ///< from 100 to 699
    std::vector<std::string> data; ///< the lines before the last
    std::string text;              ///< the last line, for a log

    bool is_success() const { return code >= 200 && code < 300; }
    bool operator==(const Answer&) const = default;
};

/// What can be told of a message while nobody asks.
enum class Notice {
    IndexMark,
    Begin,
    End,    ///< spoken to its end
    Cancel, ///< it will not be spoken any further, whoever wanted that
    Pause,
    Resume,
    Other, ///< of a kind this program does not know, and need not
};

struct Notification {
    Notice notice;
    MessageId message;
    bool operator==(const Notification&) const = default;
};

/// What came is no SSIP: nothing after it can be understood either.
struct NotUnderstood {
    std::string why; ///< in English, for a log
    bool operator==(const NotUnderstood&) const = default;
};

using Heard = std::variant<Answer, Notification, NotUnderstood>;

/// Makes answers of bytes, however these are cut. Keeps no more of them than one answer may be long: lines of
/// `longest_line` bytes, and `most_lines` of them.
class Answers {
public:
    static constexpr std::size_t longest_line = 4096;
    static constexpr std::size_t most_lines = 256;

    void feed(std::string_view bytes);

    /// The oldest not yet taken; empty if there is none yet. `NotUnderstood` is the last one.
    std::optional<Heard> next();

private:
    void take_line(std::string_view line);
    void finish(int code, std::string_view text);
    void give_up(std::string why);

    std::string line_;
    std::optional<int> code_; ///< of the answer of which lines have come
    std::vector<std::string> data_;
    std::deque<Heard> heard_;
    bool has_given_up_ = false;
};

/// The number of the message in the answer to the text of one; empty if it is not such an answer.
std::optional<MessageId> message_of(const Answer& answer);

} // namespace speech::output::dispatcher
