// Libraries with games in them, and what a program leaves of one that is killed.
#pragma once

#include "src/ports/journal/sqlite/library.hpp"
#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

/// How many events each game has that create_game() keeps.
inline constexpr int events_kept = 40;

inline void create_game(ports::journal::sqlite::Library& library) {
    using namespace rules::table;
    const auto id = std::get<game::GameId>(library.create({{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}));
    std::vector<TimedEvent> events{{Instant{}, Started{}}};
    while (static_cast<int>(events.size()) < events_kept)
        events.push_back({Instant{Duration{static_cast<int>(events.size())}}, Pressed{Color::White}});
    REQUIRE_FALSE(library.append(id, events));
}

inline void create_games(const std::filesystem::path& file, int games) {
    auto library = std::get<ports::journal::sqlite::Library>(ports::journal::sqlite::Library::open(file));
    for (int game = 0; game < games; ++game) create_game(library);
}

/// What a program that is killed with the library open leaves: the file, and the log that has not been written into it.
inline void copy_killed(const std::filesystem::path& file, const std::filesystem::path& copy) {
    for (const char* suffix : {"", "-wal"}) std::filesystem::copy_file(file.string() + suffix, copy.string() + suffix);
}

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}
