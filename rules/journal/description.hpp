// How a kind of line is described, once: its word, then its parts in order. Writing and reading both follow from that.
#pragma once

#include "rules/journal/line_reader.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace rules::journal {

/// What is told by a line, an event for instance, as a word and parts. A part writes and reads one member or several;
/// together they name all members, in their order.
template <typename Told, typename... Parts>
struct Description {
    using Members = decltype(std::tuple_cat(std::declval<typename Parts::Members>()...));

    std::string_view word;
    std::tuple<Parts...> parts;

    std::string write(const Told& told) const {
        std::string line(word);
        std::apply([&](const auto&... part) { (part.write(line, told), ...); }, parts);
        return line;
    }

    /// What stands behind the word; empty if the reader has a complaint.
    std::optional<Told> read(LineReader& line) const {
        // Braces, because they are read in this order.
        const std::tuple<std::optional<typename Parts::Members>...> read =
            std::apply([&](const auto&... part) { return std::tuple{part.read(line)...}; }, parts);
        const bool is_whole = std::apply([](const auto&... members) { return (members.has_value() && ...); }, read);
        if (!is_whole || line.fault()) return std::nullopt;
        return std::make_from_tuple<Told>(
            std::apply([](const auto&... members) { return std::tuple_cat(*members...); }, read));
    }
};

/// Stands for a member of any type.
struct AnyMember {
    template <typename Member>
    operator Member() const;
};
template <std::size_t>
using AnyMemberAt = AnyMember;

template <typename Told, std::size_t... place>
consteval bool takes(std::index_sequence<place...>) {
    return requires { Told{AnyMemberAt<place>{}...}; };
}

/// How many members the aggregate has, up to eight.
template <typename Told, std::size_t most = 8>
consteval std::size_t member_count() {
    if constexpr (most == 0 || takes<Told>(std::make_index_sequence<most>{}))
        return most;
    else
        return member_count<Told, most - 1>();
}

template <typename Told, typename... Parts>
constexpr Description<Told, Parts...> describe(std::string_view word, Parts... parts) {
    using Members = typename Description<Told, Parts...>::Members;
    static_assert(std::tuple_size_v<Members> == member_count<Told>(), "every member is named in the description");
    return {word, {parts...}};
}

} // namespace rules::journal
