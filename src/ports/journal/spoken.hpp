// What the program said in a game, as the library keeps it.
#pragma once

#include "rules/table/time.hpp"

#include <string>

namespace ports::journal {

/// Why something was said.
enum class SpokenKind {
    News,
    Answer,  ///< to a key
    Refusal, ///< what was asked could not be done, and why
    Alarm,
    Announcement, ///< to the room
};

/// One thing that was said.
struct Spoken {
    rules::table::Instant at; ///< the table's time
    SpokenKind kind;
    std::string words; ///< as they are shown on the screen
    bool operator==(const Spoken&) const = default;
};

/// `6022 spoken answer Springer Felix drei`: one line, whatever the words.
std::string write_line(const Spoken& spoken);

} // namespace ports::journal
