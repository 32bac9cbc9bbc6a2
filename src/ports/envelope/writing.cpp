#include "src/ports/envelope/writing.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/plain_line.hpp"
#include "rules/table/clock/display.hpp"
#include "rules/table/words.hpp"

namespace envelope {
namespace {

using rules::table::Color;
using rules::table::Instant;
using rules::table::Table;

/// The time used (A2c), and what the clock shows behind it.
std::string display(const Table& table, Color side, Instant now) {
    const auto used = table.clock.used(side, now);
    const auto left = table.clock.left(side, now);
    if (!used || !left) return "no clock";
    return rules::table::write_time(*used) + " used, " + rules::table::write_time(*left) + " left";
}

std::string sheet(const Table& table, Color side) {
    std::string words;
    for (const auto& line : rules::table::sheet_lines(table, side)) words += " " + line.value_or("-");
    return words;
}

std::string line(const std::string& name, std::string_view what) { return name + ": " + std::string(what) + "\n"; }

} // namespace

std::string outside_of(const Table& table, Color side, Instant now, const Players& players) {
    const auto& position = table.position;
    const auto& call = table.seal_call;
    return line("players", players.white + ", " + players.black) +
           line("position", rules::notation::write_fen(position.setup())) +
           line("time of White", display(table, Color::White, now)) +
           line("time of Black", display(table, Color::Black, now)) + line("sealed by", rules::table::word(side)) +
           line("move number", std::to_string(position.fullmove_number())) +
           (table.offer ? line("draw offered by", rules::table::word(*table.offer)) : "") +
           line("to be resumed", call && call->resumption ? *call->resumption : "as the arbiter says");
}

std::string inside_of(const Table& table, const std::string& move) {
    return move + "\nsheet of White:" + sheet(table, Color::White) + "\nsheet of Black:" + sheet(table, Color::Black) +
           "\n";
}

std::string move_inside(const std::string& inside) {
    std::string move = rules::notation::plain_line(inside.substr(0, inside.find('\n')));
    return move.empty() ? "-" : move;
}

} // namespace envelope
