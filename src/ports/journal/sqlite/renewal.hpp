// A damaged library is set aside, and what can still be read of it goes into a new one.
#pragma once

#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/records.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

namespace ports::journal::sqlite {

/// What has become of a damaged library.
struct Renewed {
    std::filesystem::path aside; ///< where it lies
    std::size_t kept = 0;        ///< games that are in the new one
    std::size_t cut = 0;         ///< of these, that end before something that could not be read
    std::size_t lost = 0;        ///< games that were there and of which not even the beginning could be read
};

/// Renames the library and the files beside it, `games.sqlite` to `games.damaged-2026-11-23.sqlite`, which can be read
/// with `klangbrett games --library` like any other as far as it can be read; nothing in it is changed. Then every game
/// of which the beginning can be read goes into a new library with its number and all entries that can be read before
/// the first that cannot; what is wrong with one costs no other. Precondition: no connection to it is open here.
std::variant<Renewed, Fault> renew(const std::filesystem::path& library, const std::string& day);

} // namespace ports::journal::sqlite
