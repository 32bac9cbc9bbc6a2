#include "rules/journal/parts.hpp"

namespace rules::journal {
namespace {

constexpr std::string_view arbiter = "arbiter";
constexpr std::string_view assistants_ending = "-assistant"; // behind the side that is helped

} // namespace

std::string Text<table::Person>::write(const table::Person& person) const {
    return std::string(word(person.side)) + (person.is_assistant ? std::string(assistants_ending) : "");
}

std::optional<table::Person> Text<table::Person>::read(LineReader& line) const {
    constexpr std::string_view expected = "white, black, white-assistant or black-assistant";
    const auto name = line.next(expected);
    if (!name) return std::nullopt;
    const bool is_assistant = name->ends_with(assistants_ending);
    const auto side = table::parse_word<board::Color>(
        is_assistant ? name->substr(0, name->size() - assistants_ending.size()) : *name);
    if (!side) {
        line.complain(std::string(expected));
        return std::nullopt;
    }
    return table::Person{*side, is_assistant};
}

std::string Text<std::optional<board::Color>>::write(Value by) const { return std::string(by ? word(*by) : arbiter); }

std::optional<std::optional<board::Color>> Text<std::optional<board::Color>>::read(LineReader& line) const {
    constexpr std::string_view expected = "white, black or arbiter";
    const auto by = line.next(expected);
    if (!by) return std::nullopt;
    if (*by == arbiter) return std::optional<board::Color>();
    const auto side = table::parse_word<board::Color>(*by);
    if (!side) {
        line.complain(std::string(expected));
        return std::nullopt;
    }
    return side;
}

std::optional<bool> Either::read(LineReader& line) const {
    const std::string expected = std::string(yes) + " or " + std::string(no);
    const auto found = line.next(expected);
    if (!found) return std::nullopt;
    if (*found != yes && *found != no) {
        line.complain(expected);
        return std::nullopt;
    }
    return *found == yes;
}

std::string Moves::write(const Value& moves) const {
    std::string text;
    for (const board::Move move : moves) text += (text.empty() ? "" : " ") + write_move(move);
    return text;
}

std::optional<std::vector<board::Move>> Moves::read(LineReader& line) const {
    Value moves;
    do {
        const auto move = line.move();
        if (!move) return std::nullopt;
        moves.push_back(*move);
    } while (!line.at_end());
    return moves;
}

} // namespace rules::journal
