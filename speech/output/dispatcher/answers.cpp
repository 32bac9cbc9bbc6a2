#include "speech/output/dispatcher/answers.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace speech::output::dispatcher {

namespace {

constexpr int first_notification = 700;

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

std::optional<MessageId> read_id(std::string_view text) {
    MessageId id;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id.value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return id;
}

Notice notice(int code) {
    switch (code) {
    case 700: return Notice::IndexMark;
    case 701: return Notice::Begin;
    case 702: return Notice::End;
    case 703: return Notice::Cancel;
    case 704: return Notice::Pause;
    case 705: return Notice::Resume;
    default: return Notice::Other;
    }
}

/// For a log: what is printable of the beginning of a line.
std::string quoted(std::string_view line) {
    std::string text(line.substr(0, 60));
    std::replace_if(
        text.begin(), text.end(), [](char sign) { return sign < ' ' || sign > '~'; }, '?');
    return "'" + text + "'";
}

} // namespace

void Answers::feed(std::string_view bytes) {
    while (!bytes.empty() && !has_given_up_) {
        const std::size_t end = bytes.find('\n');
        line_ += bytes.substr(0, end);
        if (line_.size() > longest_line) return give_up("a line without an end");
        if (end == std::string_view::npos) return;
        bytes.remove_prefix(end + 1);
        std::string line = std::exchange(line_, {});
        if (!line.empty() && line.back() == '\r') line.pop_back();
        take_line(line);
    }
}

// `225-21`, and for the last line of an answer `225 OK MESSAGE QUEUED`.
void Answers::take_line(std::string_view line) {
    constexpr std::size_t digits = 3;
    const bool has_form = line.size() > digits && std::all_of(line.begin(), line.begin() + digits, is_digit) &&
                          line.front() >= '1' && line.front() <= '7' && (line[digits] == ' ' || line[digits] == '-');
    if (!has_form) return give_up("a line that is none of SSIP: " + quoted(line));
    const int code = (line[0] - '0') * 100 + (line[1] - '0') * 10 + (line[2] - '0');
    if (code_ && *code_ != code) return give_up("an answer inside another: " + quoted(line));
    if (line[digits] == ' ') return finish(code, line.substr(digits + 1));
    if (data_.size() == most_lines) return give_up("an answer without an end");
    code_ = code;
    data_.emplace_back(line.substr(digits + 1));
}

void Answers::finish(int code, std::string_view text) {
    code_.reset();
    auto data = std::exchange(data_, {});
    if (code < first_notification) {
        heard_.emplace_back(Answer{code, std::move(data), std::string(text)});
        return;
    }
    const auto id = data.empty() ? std::nullopt : read_id(data.front());
    if (!id) return give_up("a notification about no message: " + quoted(text));
    heard_.emplace_back(Notification{notice(code), *id});
}

void Answers::give_up(std::string why) {
    has_given_up_ = true;
    line_.clear();
    data_.clear();
    heard_.emplace_back(NotUnderstood{std::move(why)});
}

std::optional<Heard> Answers::next() {
    if (heard_.empty()) return std::nullopt;
    Heard oldest = std::move(heard_.front());
    heard_.pop_front();
    return oldest;
}

std::optional<MessageId> message_of(const Answer& answer) {
    constexpr int queued = 225;
    if (answer.code != queued || answer.data.empty()) return std::nullopt;
    return read_id(answer.data.front());
}

} // namespace speech::output::dispatcher
