// A damaged library is set aside, and what can still be read of it goes into a new one.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace ports::journal::sqlite {

/// Renames the library and the files beside it, `games.sqlite` to `games.damaged-2026-11-23.sqlite`, which can be read
/// with `klangbrett games --library` like any other as far as it can be read; nothing in it is changed. Then every game
/// of which the beginning can be read goes into a new library with its number and all entries that can be read before
/// the first that cannot. Answers where the damaged one lies. Precondition: no connection to it is open here.
std::variant<std::filesystem::path, Fault> renew(const std::filesystem::path& library, const std::string& day);

} // namespace ports::journal::sqlite
