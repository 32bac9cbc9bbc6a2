// Games from texts, for tests.
#pragma once

#include "rules/pgn/reader.hpp"
#include "rules/pgn/writer.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace support {

/// Gives a text in pieces of so many bytes.
inline rules::pgn::Source source(std::string_view text, std::size_t piece = 1000) {
    return [text, piece](std::span<char> room) mutable {
        const std::size_t count = std::min({piece, room.size(), text.size()});
        std::memcpy(room.data(), text.data(), count);
        text.remove_prefix(count);
        return count;
    };
}

using Readings = std::vector<std::variant<rules::pgn::Reading, rules::pgn::Fault>>;

inline Readings read_all(std::string_view text, std::size_t piece = 1000, rules::pgn::Note note = {},
                         rules::pgn::Comments comments = rules::pgn::Comments::Kept) {
    rules::pgn::Reader reader(source(text, piece), rules::notation::english_letters(), std::move(note), comments);
    Readings readings;
    while (auto reading = reader.next()) readings.push_back(std::move(*reading));
    return readings;
}

/// The only game of a text, with whatever was wrong with it.
inline rules::pgn::Reading reading(std::string_view text) {
    auto readings = read_all(text);
    REQUIRE(readings.size() == 1U);
    REQUIRE(std::holds_alternative<rules::pgn::Reading>(readings.front()));
    return std::get<rules::pgn::Reading>(std::move(readings.front()));
}

/// The only game of a text.
inline rules::pgn::Game read_game(std::string_view text) { return reading(text).game; }

/// Only the moves of a game as they are written, in one line.
inline std::string moves_of(const rules::pgn::Game& game) {
    std::string written = rules::pgn::write_game(game);
    written.erase(0, written.find("\n\n") + 2);
    written.pop_back();
    std::replace(written.begin(), written.end(), '\n', ' ');
    return written;
}

/// The same of a text's only game. What reading has found of its moves is what writing alone would find.
inline std::string rewritten(std::string_view text) {
    const auto read = reading(text);
    CHECK(rules::pgn::write_game(read) == rules::pgn::write_game(read.game));
    return moves_of(read.game);
}

/// What is wrong with the only game of a text, first of all.
inline rules::pgn::Fault fault(std::string_view text) {
    auto readings = read_all(text);
    REQUIRE(readings.size() == 1U);
    if (auto* none = std::get_if<rules::pgn::Fault>(&readings.front())) return std::move(*none);
    auto& faults = std::get<rules::pgn::Reading>(readings.front()).faults;
    REQUIRE_FALSE(faults.empty());
    return std::move(faults.front());
}

} // namespace support
