// A game's scoresheets as a file, and what files of a game are called.
#pragma once

#include "src/ports/sheet/format.hpp"
#include "src/sheet/emboss.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace sheet {

/// The sheets of a game, one after the other.
std::variant<std::string, NoTable> write_sheets(const Source& source, std::optional<rules::table::Color> side,
                                                Format format);

/// `scoresheet-12-2026-11-20.txt`, or `.brf` in Braille; without the day where the library has none. Never a path.
std::string file_name(const ports::journal::StoredGame& stored, Format format);

/// `game-12-2026-11-20.pgn`, the same way.
std::string game_file_name(const ports::journal::StoredGame& stored);

} // namespace sheet
