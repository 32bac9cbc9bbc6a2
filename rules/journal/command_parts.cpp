#include "rules/journal/command_parts.hpp"

#include <algorithm>

namespace rules::journal {
namespace {

constexpr std::string_view arbiter = "arbiter";
constexpr std::string_view both = "both";
constexpr std::string_view expected_texts = "one move or more";

bool needs_quotes(const std::string& text) { return text.find_first_of(" \"\\") != std::string::npos; }

std::string quoted(const std::string& text) {
    std::string all = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') all += '\\';
        all += sign;
    }
    return all + '"';
}

/// A quoted text that begins the rest of a line; empty if its end is missing. What is read is taken off.
std::optional<std::string> take_quoted(std::string_view& rest) {
    std::string text;
    for (std::size_t place = 1; place < rest.size(); ++place) {
        if (rest[place] == '"') {
            rest.remove_prefix(place + 1);
            return text;
        }
        if (rest[place] == '\\' && place + 1 < rest.size()) ++place;
        text += rest[place];
    }
    return std::nullopt;
}

} // namespace

std::string write_actor(const Actor& actor) {
    return actor.side ? Text<table::Person>().write({*actor.side, actor.is_assistant}) : std::string(arbiter);
}

std::optional<Actor> read_actor(LineReader& line) {
    if (line.peek() == arbiter) {
        line.expect(arbiter);
        return Actor{};
    }
    const auto person = Text<table::Person>().read(line);
    return person ? std::optional(Actor{person->side, person->is_assistant}) : std::nullopt;
}

std::optional<table::Duration> ClockTime::read(LineReader& line) const {
    constexpr std::string_view expected = "a time";
    const auto text = line.next(expected);
    const auto time = text ? read_time(*text) : std::nullopt;
    if (!time) line.complain(std::string(expected));
    return time;
}

std::optional<table::Duration> SignedClockTime::read(LineReader& line) const {
    constexpr std::string_view expected = "a time, perhaps with a sign";
    const auto text = line.next(expected);
    const auto time = text ? read_signed_time(*text) : std::nullopt;
    if (!time) line.complain(std::string(expected));
    return time;
}

std::string SideOrBoth::write(Value side) const { return std::string(side ? word(*side) : both); }

std::optional<std::optional<board::Color>> SideOrBoth::read(LineReader& line) const {
    if (line.peek() != both) {
        const auto side = line.side();
        return side ? std::optional<Value>(side) : std::nullopt;
    }
    line.expect(both);
    return std::optional<Value>(std::in_place);
}

std::optional<table::Offence> OffenceToRule::read(LineReader& line) const {
    const auto offence = line.choice<table::Offence>();
    if (offence != table::Offence::IllegalMove) return offence;
    line.complain("advice, distraction, left-hall, absence or device");
    return std::nullopt;
}

std::string Texts::write(const Value& texts) const {
    std::string line;
    for (const std::string& text : texts)
        line += (line.empty() ? "" : " ") + (needs_quotes(text) ? quoted(text) : text);
    return line;
}

std::optional<std::vector<std::string>> Texts::read(LineReader& line) const {
    const auto all = line.remainder(expected_texts);
    if (!all) return std::nullopt;
    Value texts;
    std::string_view rest = *all;
    while (!rest.empty()) {
        if (rest.front() == '"') {
            auto text = take_quoted(rest);
            if (!text || !(rest.empty() || rest.front() == ' ')) {
                line.complain(std::string(expected_texts));
                return std::nullopt;
            }
            texts.push_back(std::move(*text));
        } else {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            texts.emplace_back(rest.substr(0, end));
            rest.remove_prefix(end);
        }
        if (!rest.empty()) rest.remove_prefix(1);
    }
    return texts;
}

} // namespace rules::journal
