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

using Readings = std::vector<std::variant<rules::pgn::Game, rules::pgn::Fault>>;

inline Readings read_all(std::string_view text, std::size_t piece = 1000) {
    rules::pgn::Reader reader(source(text, piece));
    Readings readings;
    while (auto reading = reader.next()) readings.push_back(std::move(*reading));
    return readings;
}

/// The only game of a text.
inline rules::pgn::Game read_game(std::string_view text) {
    auto readings = read_all(text);
    REQUIRE(readings.size() == 1U);
    REQUIRE(std::holds_alternative<rules::pgn::Game>(readings.front()));
    return std::get<rules::pgn::Game>(std::move(readings.front()));
}

/// Only the moves of a text's only game as they are written, in one line.
inline std::string rewritten(std::string_view text) {
    std::string written = rules::pgn::write_game(read_game(text));
    written.erase(0, written.find("\n\n") + 2);
    written.pop_back();
    std::replace(written.begin(), written.end(), '\n', ' ');
    return written;
}

/// The fault in the only game of a text.
inline rules::pgn::Fault fault(std::string_view text) {
    auto readings = read_all(text);
    REQUIRE(readings.size() == 1U);
    REQUIRE(std::holds_alternative<rules::pgn::Fault>(readings.front()));
    return std::get<rules::pgn::Fault>(std::move(readings.front()));
}

} // namespace support
