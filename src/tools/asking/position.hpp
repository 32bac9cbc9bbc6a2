// The options by which a tool is told a position.
#pragma once

#include "rules/notation/fen.hpp"
#include "rules/variants/position.hpp"
#include "src/tools/tool.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tools::asking {

/// `--variant` and `--fen`.
struct PositionOptions {
    std::string variant = "standard";
    std::optional<std::string> fen;
};

void add_position_options(CLI::App& command, PositionOptions& options);

/// The position asked for, the initial one without `--fen`. Empty, with a complaint on stderr that says what is wrong
/// and what was expected, when there is no such position.
std::optional<rules::variants::Position> read_position(const PositionOptions& options);

/// The position of a FEN, a standard one unless another variant is named. Empty, with a complaint on stderr that begins
/// with where the FEN came from, when there is none.
std::optional<rules::variants::Position>
read_position(const std::string& fen, const std::string& origin,
              rules::variants::Variant variant = rules::variants::Variant::Standard);

/// The same of a problem, which may have more than eight pawns of a colour.
std::optional<rules::variants::Position>
read_problem(const std::string& fen, const std::string& origin,
             rules::variants::Variant variant = rules::variants::Variant::Standard);

/// What is wrong with a FEN or a position, in English, for stderr.
std::string_view describe(rules::notation::FenFault fault);
std::string_view describe(rules::variants::SetupFault fault);
std::string describe(const std::set<rules::variants::SetupFault>& faults);

} // namespace tools::asking
