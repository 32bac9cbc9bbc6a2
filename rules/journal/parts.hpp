// The parts of a line: one member each, or several that are written together.
#pragma once

#include "rules/journal/line_reader.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace rules::journal {

using table::word;

/// The text of a value, where its type says how it is written. Read it gives nothing where the reader has a complaint.
template <typename Value>
struct Text;

template <typename Choice>
concept Worded = requires(Choice choice) {
    { word(choice) } -> std::convertible_to<std::string_view>;
};

template <Worded Choice>
struct Text<Choice> {
    using Value = Choice;
    std::string write(Choice choice) const { return std::string(word(choice)); }
    std::optional<Choice> read(LineReader& line) const { return line.choice<Choice>(); }
};

template <>
struct Text<board::Square> {
    using Value = board::Square;
    std::string write(board::Square square) const { return square.name(); }
    std::optional<board::Square> read(LineReader& line) const { return line.square(); }
};

template <>
struct Text<board::Move> {
    using Value = board::Move;
    std::string write(board::Move move) const { return write_move(move); }
    std::optional<board::Move> read(LineReader& line) const { return line.move(); }
};

/// `white knight`.
template <>
struct Text<board::Piece> {
    using Value = board::Piece;
    std::string write(board::Piece piece) const {
        return std::string(word(piece.color)) + " " + std::string(word(piece.role));
    }
    std::optional<board::Piece> read(LineReader& line) const {
        const auto color = line.side();
        const auto role = line.choice<board::Role>();
        if (!color || !role) return std::nullopt;
        return board::Piece{*color, *role};
    }
};

/// `white`, or `white-assistant`.
template <>
struct Text<table::Person> {
    using Value = table::Person;
    std::string write(const table::Person& person) const;
    std::optional<table::Person> read(LineReader& line) const;
};

/// A player, or the arbiter.
template <>
struct Text<std::optional<board::Color>> {
    using Value = std::optional<board::Color>;
    std::string write(Value by) const;
    std::optional<Value> read(LineReader& line) const;
};

/// A number of plies.
template <>
struct Text<std::size_t> {
    using Value = std::size_t;
    std::string write(std::size_t plies) const { return std::to_string(plies); }
    std::optional<std::size_t> read(LineReader& line) const { return line.plies(); }
};

/// A number of moves.
template <>
struct Text<int> {
    using Value = int;
    std::string write(int moves) const { return std::to_string(moves); }
    std::optional<int> read(LineReader& line) const { return line.moves(); }
};

/// Milliseconds, not negative.
template <>
struct Text<table::Duration> {
    using Value = table::Duration;
    std::string write(table::Duration time) const { return std::to_string(time.count()); }
    std::optional<table::Duration> read(LineReader& line) const { return line.milliseconds(); }
};

/// Milliseconds with a sign where they are negative.
struct SignedTime {
    using Value = table::Duration;
    std::string write(table::Duration time) const { return std::to_string(time.count()); }
    std::optional<table::Duration> read(LineReader& line) const { return line.signed_milliseconds(); }
};

/// A number of plies, which in this place is read as far as a number of moves may go.
struct FewPlies {
    using Value = std::size_t;
    std::string write(std::size_t plies) const { return std::to_string(plies); }
    std::optional<std::size_t> read(LineReader& line) const {
        const auto plies = line.moves();
        return plies ? std::optional(static_cast<std::size_t>(*plies)) : std::nullopt;
    }
};

/// 64 hexadecimal digits.
struct Digest {
    using Value = std::string;
    std::string write(const std::string& digest) const { return digest; }
    std::optional<std::string> read(LineReader& line) const { return line.digest(); }
};

/// All the rest of the line, as somebody has written it.
struct Rest {
    using Value = std::string;
    std::string_view expected;
    std::string write(const std::string& text) const { return text; }
    std::optional<std::string> read(LineReader& line) const { return line.remainder(expected); }
};

/// One word if it is so, another if it is not.
struct Either {
    using Value = bool;
    std::string_view yes;
    std::string_view no;
    std::string write(bool is_so) const { return std::string(is_so ? yes : no); }
    std::optional<bool> read(LineReader& line) const;
};

/// Moves to the end of the line, at least one.
struct Moves {
    using Value = std::vector<board::Move>;
    std::string write(const Value& moves) const;
    std::optional<Value> read(LineReader& line) const;
};

/// A member, always there.
template <typename Told, typename Member, typename Form>
struct Field {
    using Members = std::tuple<Member>;
    Member Told::*member;
    Form form;

    void write(std::string& line, const Told& told) const { line += " " + form.write(told.*member); }
    std::optional<Members> read(LineReader& line) const {
        auto value = form.read(line);
        return value ? std::optional<Members>(std::move(*value)) : std::nullopt;
    }
};
template <typename Told, typename Member, typename Form = Text<Member>>
constexpr Field<Told, Member, Form> field(Member Told::*member, Form form = {}) {
    return {member, form};
}

/// A member at the end of the line, or nothing.
template <typename Told, typename Member, typename Form>
struct Ending {
    using Members = std::tuple<std::optional<Member>>;
    std::optional<Member> Told::*member;
    Form form;

    void write(std::string& line, const Told& told) const {
        if (told.*member) line += " " + form.write(*(told.*member));
    }
    std::optional<Members> read(LineReader& line) const {
        if (line.at_end()) return Members{};
        auto value = form.read(line);
        return value ? std::optional<Members>(std::move(value)) : std::nullopt;
    }
};
template <typename Told, typename Member, typename Form = Text<Member>>
constexpr Ending<Told, Member, Form> ending(std::optional<Member> Told::*member, Form form = {}) {
    return {member, form};
}

/// A word at the end of the line, where it is so.
template <typename Told>
struct EndingWord {
    using Members = std::tuple<bool>;
    std::string_view word;
    bool Told::*member;

    void write(std::string& line, const Told& told) const {
        if (told.*member) line += " " + std::string(word);
    }
    std::optional<Members> read(LineReader& line) const {
        if (line.at_end()) return Members{false};
        line.expect(word);
        return Members{true};
    }
};
template <typename Told>
constexpr EndingWord<Told> ending_word(std::string_view word, bool Told::*member) {
    return {word, member};
}

/// What two clocks show; without clocks two dashes.
template <typename Told>
struct Displays {
    using Time = std::optional<table::Duration>;
    using Members = std::tuple<Time, Time>;
    Time Told::*first;
    Time Told::*second;

    void write(std::string& line, const Told& told) const {
        for (const Time& time : {told.*first, told.*second})
            line += " " + (time ? Text<table::Duration>().write(*time) : "-");
    }
    std::optional<Members> read(LineReader& line) const {
        if (line.peek() == "-") {
            line.expect("-");
            line.expect("-");
            return Members{};
        }
        const Time time = line.milliseconds();
        return Members{time, line.milliseconds()};
    }
};
template <typename Told>
constexpr Displays<Told> displays(std::optional<table::Duration> Told::*first,
                                  std::optional<table::Duration> Told::*second) {
    return {first, second};
}

/// Two times at the end of the line behind a word, or nothing.
template <typename Told>
struct Times {
    using Time = std::optional<table::Duration>;
    using Members = std::tuple<Time, Time>;
    std::string_view word;
    Time Told::*first;
    Time Told::*second;

    void write(std::string& line, const Told& told) const {
        if (!(told.*first && told.*second)) return;
        const Text<table::Duration> form;
        line += " " + std::string(word) + " " + form.write(*(told.*first)) + " " + form.write(*(told.*second));
    }
    std::optional<Members> read(LineReader& line) const {
        if (line.at_end()) return Members{};
        line.expect(word);
        const Time time = line.milliseconds();
        return Members{time, line.milliseconds()};
    }
};
template <typename Told>
constexpr Times<Told> times(std::string_view word, std::optional<table::Duration> Told::*first,
                            std::optional<table::Duration> Told::*second) {
    return {word, first, second};
}

} // namespace rules::journal
