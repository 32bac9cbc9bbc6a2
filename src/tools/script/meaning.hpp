// What a move in a script means at the table it is played at.
#pragma once

#include "rules/table/table.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tools::script {

/// No move at all, or several: what was expected instead.
struct NotUnderstood {
    std::string expected;
};
/// A move of chess, but not one that is legal here. What it may have meant: to be refused by the table with its reason.
struct Meant {
    std::vector<rules::board::Move> moves; ///< none, or all that are as likely
};
using Meaning = std::variant<rules::board::Move, Meant, NotUnderstood>;

/// Reads a move in UCI, or in SAN with the letters of the first language, English and German before others, in which it
/// is a move at all.
Meaning read_move(const rules::variants::Position& position, std::string_view text);

} // namespace tools::script
