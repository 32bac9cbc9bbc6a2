#include "src/tools/script/envelopes.hpp"

#include "rules/notation/fen.hpp"
#include "rules/table/journal.hpp"
#include "src/tools/script/script.hpp"

#include <fmt/core.h>

namespace tools::script {
namespace {

using rules::table::Color;
using rules::table::Instant;
using rules::table::Table;

/// What the clock shows; what was used is the rest.
std::string display(const Table& table, Color side, Instant now) {
    const auto left = table.clock.left(side, now);
    return left ? write_time(*left) : "no clock";
}

std::string sheet(const Table& table, Color side) {
    std::string words;
    for (const auto& line : rules::table::sheet_lines(table, side)) words += " " + line.value_or("-");
    return words;
}

} // namespace

std::string outside_of(const Table& table, Color side, Instant now) {
    const auto& position = table.position;
    std::string text =
        fmt::format("players: White, Black\n"
                    "position: {}\n"
                    "clock of White: {}\n"
                    "clock of Black: {}\n"
                    "sealed by: {}\n"
                    "move number: {}\n",
                    rules::notation::write_fen(position.setup()), display(table, Color::White, now),
                    display(table, Color::Black, now), rules::table::word(side), position.fullmove_number());
    if (table.offer) text += fmt::format("draw offered by: {}\n", rules::table::word(*table.offer));
    const auto& call = table.seal_call;
    text += fmt::format("to be resumed: {}\n", call && call->resumption ? *call->resumption : "as the arbiter says");
    return text;
}

std::string inside_of(const Table& table, const std::string& move) {
    return fmt::format("{}\nsheet of White:{}\nsheet of Black:{}\n", move, sheet(table, Color::White),
                       sheet(table, Color::Black));
}

WrittenMove move_inside(const std::string& inside) { return {inside.substr(0, inside.find('\n'))}; }

} // namespace tools::script
