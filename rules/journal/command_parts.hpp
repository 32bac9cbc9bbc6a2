// The parts of a command's line that no event has: who acts, and what is written otherwise than in the journal.
#pragma once

#include "rules/journal/line_reader.hpp"
#include "rules/journal/parts.hpp"
#include "rules/journal/times.hpp"
#include "rules/table/clock/display.hpp"
#include "rules/table/command.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace rules::journal {

/// Who a line begins with: a side, its assistant, or, without a side, the arbiter.
struct Actor {
    std::optional<board::Color> side;
    bool is_assistant = false;
};
std::string write_actor(const Actor& actor);
std::optional<Actor> read_actor(LineReader& line);

inline constexpr std::string_view a_player = "white or black to do this";
inline constexpr std::string_view the_arbiter = "the arbiter to do this";

/// The arbiter does it.
template <typename Told>
struct ByArbiter {
    using Members = std::tuple<>;
    static constexpr std::string_view expected = the_arbiter;
    Actor actor_of(const Told&) const { return {}; }
    std::optional<Members> members(const Actor& actor) const {
        return actor.side ? std::nullopt : std::optional<Members>(std::tuple<>());
    }
};

/// A side does it.
template <typename Told>
struct BySide {
    using Members = std::tuple<board::Color>;
    static constexpr std::string_view expected = a_player;
    board::Color Told::*side;
    Actor actor_of(const Told& told) const { return {told.*side}; }
    std::optional<Members> members(const Actor& actor) const {
        return actor.side && !actor.is_assistant ? std::optional<Members>(*actor.side) : std::nullopt;
    }
};

/// A side or its assistant does it.
template <typename Told>
struct ByPerson {
    using Members = std::tuple<table::Person>;
    static constexpr std::string_view expected = a_player;
    table::Person Told::*by;
    Actor actor_of(const Told& told) const { return {(told.*by).side, (told.*by).is_assistant}; }
    std::optional<Members> members(const Actor& actor) const {
        if (!actor.side) return std::nullopt;
        return Members{table::Person{*actor.side, actor.is_assistant}};
    }
};

/// A side or the arbiter does it.
template <typename Told>
struct ByAnybody {
    using Members = std::tuple<std::optional<board::Color>>;
    static constexpr std::string_view expected = "white, black or the arbiter to do this";
    std::optional<board::Color> Told::*by;
    Actor actor_of(const Told& told) const { return {told.*by}; }
    std::optional<Members> members(const Actor& actor) const {
        return actor.is_assistant ? std::nullopt : std::optional<Members>(actor.side);
    }
};

/// `0:01:21.500`, and read as people write times.
struct ClockTime {
    using Value = table::Duration;
    std::string write(table::Duration time) const { return table::write_time(time); }
    std::optional<table::Duration> read(LineReader& line) const;
};
/// The same with a minus where the time is negative.
struct SignedClockTime {
    using Value = table::Duration;
    std::string write(table::Duration time) const {
        return time < table::Duration::zero() ? "-" + table::write_time(-time) : table::write_time(time);
    }
    std::optional<table::Duration> read(LineReader& line) const;
};

/// A side, or `both`.
struct SideOrBoth {
    using Value = std::optional<board::Color>;
    std::string write(Value side) const;
    std::optional<Value> read(LineReader& line) const;
};

/// A number of plies; none stands for no ply at all.
struct PliesOrNone {
    using Value = std::size_t;
    std::string write(std::size_t plies) const { return std::to_string(plies); }
    std::optional<std::size_t> read(LineReader& line) const {
        return line.at_end() ? std::optional<std::size_t>(0) : line.plies();
    }
};

/// What a side may be found to have done for which there is no act of its own.
struct OffenceToRule {
    using Value = table::Offence;
    std::string write(table::Offence offence) const { return std::string(word(offence)); }
    std::optional<table::Offence> read(LineReader& line) const;
};

/// Texts to the end of the line, at least one: words, those with a space in them or a quotation mark in quotation
/// marks, where a backslash stands before each quotation mark and each backslash.
struct Texts {
    using Value = std::vector<std::string>;
    std::string write(const Value& texts) const;
    std::optional<Value> read(LineReader& line) const;
};

/// A text to the end of the line behind its digest.
template <typename Told>
struct TextBehindDigest {
    using Members = std::tuple<std::string, std::string>;
    std::string Told::*text;
    std::string Told::*digest;

    void write(std::string& line, const Told& told) const { line += " " + told.*digest + " " + told.*text; }
    std::optional<Members> read(LineReader& line) const {
        auto digest_read = line.digest();
        auto text_read = line.remainder("what is written in the envelope");
        if (!digest_read || !text_read) return std::nullopt;
        return Members{std::move(*text_read), std::move(*digest_read)};
    }
};
template <typename Told>
constexpr TextBehindDigest<Told> text_behind_digest(std::string Told::*text, std::string Told::*digest) {
    return {text, digest};
}

/// The moves that words may mean, a colon, and the words.
template <typename Told>
struct WordsBehindMoves {
    using Members = std::tuple<std::string, std::vector<board::Move>>;
    std::string Told::*words;
    std::vector<board::Move> Told::*meant;

    void write(std::string& line, const Told& told) const {
        for (const board::Move move : told.*meant) line += " " + write_move(move);
        line += " : " + told.*words;
    }
    std::optional<Members> read(LineReader& line) const {
        std::vector<board::Move> moves;
        while (line.peek() != ":" && !line.fault())
            if (const auto move = line.move()) moves.push_back(*move);
        line.expect(":");
        auto spoken = line.remainder("the words of a move");
        if (!spoken) return std::nullopt;
        return Members{std::move(*spoken), std::move(moves)};
    }
};
template <typename Told>
constexpr WordsBehindMoves<Told> words_behind_moves(std::string Told::*words, std::vector<board::Move> Told::*meant) {
    return {words, meant};
}

} // namespace rules::journal
