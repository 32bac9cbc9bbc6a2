#include "speech/output/dispatcher/connection.hpp"

#include "base/platform/this_process.hpp"

#include <algorithm>
#include <utility>

namespace speech::output::dispatcher {

namespace {

using What = Trouble::What;

/// As the text of a message: one line, and the dot that would end it doubled.
std::string as_data(std::string text) {
    const auto is_control = [](char sign) { return static_cast<unsigned char>(sign) < ' ' || sign == '\x7F'; };
    std::replace_if(text.begin(), text.end(), is_control, ' ');
    if (text.starts_with('.')) text.insert(text.begin(), '.');
    return text + "\r\n.\r\n";
}

} // namespace

std::optional<Trouble> Connection::open(Time until) {
    const auto where = address();
    if (const auto* bad = std::get_if<BadAddress>(&where))
        return Trouble{What::Broken, "SPEECHD_ADDRESS is no address: " + bad->text};
    const Address& there = std::get<Address>(where);
    auto connected = connect(there, until);
    if (std::holds_alternative<Trouble>(connected) && std::get<Trouble>(connected).what == What::Broken) {
        if (auto trouble = start_daemon(there, until)) return trouble;
        connected = connect(there, until);
    }
    if (auto* trouble = std::get_if<Trouble>(&connected)) return std::move(*trouble);
    socket_ = std::get<base::platform::StreamSocket>(std::move(connected));
    const std::string name = "SET SELF CLIENT_NAME " + base::platform::user_name() + ":klangbrett:main";
    for (const std::string_view command :
         {std::string_view(name), std::string_view("SET SELF NOTIFICATION END on"),
          std::string_view("SET SELF NOTIFICATION CANCEL on"), std::string_view("SET SELF SSML_MODE off"),
          std::string_view("SET SELF PUNCTUATION none"), std::string_view("SET SELF SPELLING off")})
        if (auto trouble = order(command, until)) return trouble;
    return std::nullopt;
}

std::optional<Trouble> Connection::set_scale(const Scale& scale, Time until) {
    if (auto trouble = order("SET SELF RATE " + std::to_string(scale.rate), until)) return trouble;
    if (auto trouble = order("SET SELF PITCH " + std::to_string(scale.pitch), until)) return trouble;
    return order("SET SELF VOLUME " + std::to_string(scale.volume), until);
}

std::optional<Trouble> Connection::set_language(const std::string& tag, Time until) {
    return order("SET SELF LANGUAGE " + tag, until);
}

// Messages of other programs wait for ours, and ours for theirs; an alarm does not.
std::optional<Trouble> Connection::set_priority(announce::Urgency urgency, Time until) {
    const std::string priority = urgency == announce::Urgency::Alarm ? "important" : "message";
    if (priority == priority_) return std::nullopt;
    if (auto trouble = order("SET SELF PRIORITY " + priority, until)) return trouble;
    priority_ = priority;
    return std::nullopt;
}

std::variant<MessageId, Trouble> Connection::say(const std::string& text, announce::Urgency urgency, Time until) {
    if (auto trouble = set_priority(urgency, until)) return std::move(*trouble);
    if (auto trouble = order("SPEAK", until)) return std::move(*trouble);
    auto answer = exchange(as_data(text), until);
    if (auto* trouble = std::get_if<Trouble>(&answer)) return std::move(*trouble);
    const auto& queued = std::get<Answer>(answer);
    if (!queued.is_success()) return Trouble{What::Refused, queued.text};
    const auto message = message_of(queued);
    if (!message) return Trouble{What::NotUnderstood, "a message without a number: " + queued.text};
    return *message;
}

std::optional<Trouble> Connection::cancel(Time until) { return order("CANCEL SELF", until); }

std::optional<Trouble> Connection::ask(Time until) { return order("GET RATE", until); }

std::optional<Trouble> Connection::listen(const base::platform::WakeEvent& wake, Time until) {
    auto received = receive(socket_, until, &wake);
    if (auto* trouble = std::get_if<Trouble>(&received)) return std::move(*trouble);
    answers_.feed(std::get<std::string>(received));
    auto heard = take_heard();
    if (auto* trouble = std::get_if<Trouble>(&heard)) return std::move(*trouble);
    const auto& answer = std::get<std::optional<Answer>>(heard);
    if (!answer) return std::nullopt;
    return Trouble{What::NotUnderstood, "an answer to no question: " + answer->text};
}

std::optional<Trouble> Connection::order(std::string_view command, Time until) {
    auto answer = exchange(std::string(command) + "\r\n", until);
    if (auto* trouble = std::get_if<Trouble>(&answer)) return std::move(*trouble);
    const auto& given = std::get<Answer>(answer);
    if (given.is_success()) return std::nullopt;
    return Trouble{What::Refused, std::string(command) + ": " + std::to_string(given.code) + " " + given.text};
}

std::variant<Answer, Trouble> Connection::exchange(std::string bytes, Time until) {
    if (auto trouble = send(socket_, bytes, until)) return std::move(*trouble);
    return read_answer(until);
}

std::variant<Answer, Trouble> Connection::read_answer(Time until) {
    do {
        auto received = receive(socket_, until);
        if (auto* trouble = std::get_if<Trouble>(&received)) return std::move(*trouble);
        answers_.feed(std::get<std::string>(received));
        auto heard = take_heard();
        if (auto* trouble = std::get_if<Trouble>(&heard)) return std::move(*trouble);
        if (auto& answer = std::get<std::optional<Answer>>(heard)) return std::move(*answer);
    } while (std::chrono::steady_clock::now() < until);
    return Trouble{What::NoAnswer, "no answer"};
}

/// Tells of the messages that are over; an answer among them is given back, a second one is a fault.
std::variant<std::optional<Answer>, Trouble> Connection::take_heard() {
    std::optional<Answer> answer;
    while (auto heard = answers_.next()) {
        if (const auto* told = std::get_if<Notification>(&*heard)) {
            if (told->notice == Notice::End || told->notice == Notice::Cancel) message_over_(told->message);
        } else if (auto* fault = std::get_if<NotUnderstood>(&*heard)) {
            return Trouble{What::NotUnderstood, std::move(fault->why)};
        } else if (std::exchange(answer, std::get<Answer>(std::move(*heard)))) {
            return Trouble{What::NotUnderstood, "two answers to one question"};
        }
    }
    return answer;
}

} // namespace speech::output::dispatcher
