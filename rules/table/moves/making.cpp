#include "rules/table/moves/making.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/hands/touched.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/moves/turns.hpp"
#include "rules/table/sheets/sheets.hpp"
#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/procedure.hpp"

namespace rules::table {

namespace {

Reason reason_of(variants::End end) {
    switch (end) {
    case variants::End::Checkmate: return Reason::Checkmate;
    case variants::End::Stalemate: return Reason::Stalemate;
    case variants::End::NoPiecesLeft: return Reason::NoPiecesLeft;
    case variants::End::NoCapturePossible: return Reason::NoCapturePossible;
    }
    return Reason::Stalemate;
}

bool is_dead(const variants::Position& position) {
    return position.description().ends_as_ordinary_chess && verdict::judge(position) == verdict::State::Dead;
}

/// A late sealer has lost unless the sealed move has ended the game (A10); otherwise the move is complete, and the
/// replier's clock runs (A9).
std::optional<Event> after_unsealed_move(const Table& table) {
    if (table.unsealing->came_late) return Ended{won_by(!table.unsealing->by), Reason::Default};
    if (table.clock.exists()) return Pressed{table.unsealing->by};
    return std::nullopt;
}

} // namespace

namespace {

/// What a position says by itself (Articles 5.1a, 5.2a, 5.2b; the automatic draws only where in force, and after mate)
/// when it has been there so often.
std::optional<Event> verdict_on(const laws::DrawLaws& draw, const variants::Position& position, int times) {
    if (const auto ending = position.ending())
        return Ended{ending->winner ? won_by(*ending->winner) : Result::Draw, reason_of(ending->end)};
    if (is_dead(position)) return Ended{Result::Draw, Reason::DeadPosition};
    const auto& repetitions = draw.automatic.repetition;
    if (repetitions && times >= *repetitions) return Ended{Result::Draw, Reason::FivefoldRepetition};
    const auto& moves_each = draw.automatic.moves;
    if (moves_each && position.halfmove_clock() >= 2 * *moves_each)
        return Ended{Result::Draw, Reason::SeventyFiveMoves};
    return std::nullopt;
}

} // namespace

std::optional<Event> verdict_on_board(const Table& table) {
    return verdict_on(table.laws.draw, table.position, occurrences(table));
}

std::optional<Event> verdict_after(const Table& table, board::Move move) {
    return verdict_on(table.laws.draw, table.position.after(move), occurrences(table, move));
}

std::optional<Event> consequence(const Table& table, Instant, const Made& event) {
    if (auto verdict = verdict_on_board(table)) return verdict;
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    return was_sealed ? after_unsealed_move(table) : std::nullopt;
}

void apply(Table& table, Instant at, const Made& event) {
    waive_touch_claim(table, event.side);
    cross_out_ahead(table, event.move);
    touch_moved_pieces(table.hands, table.position, event.move);
    table.plies.push_back(Ply{table.position, event.move, at, table.clock.left(event.side, at),
                              std::move(table.hands.touched), table.must_play, table.received});
    table.position = table.position.after(event.move);
    table.hands = Hands(table.position);
    note_made(table, event.side, table.plies.back().before);
    ++table.occurrences[table.position.repetition_key()];
    table.must_play.reset();
    table.offender.reset();
    table.is_envelope_lost = false;
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    if (!was_sealed) {
        table.there[static_cast<std::size_t>(event.side)] = true;
        table.unsealing.reset();
    }
    if (!table.clock.exists()) return;
    bool& unpressed = table.unpressed[static_cast<std::size_t>(event.side)];
    if (unpressed) table.clock.complete(event.side, at);
    unpressed = true;
    table.must_press = who_must_press(table);
}

bool is_possible(const Table& table, const Made& event) {
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    const bool lacks_words = moves_by_words(table, event.side) && awaiting_words(table) != event.move;
    return (was_sealed || (!may_play(table, event.side) && !lacks_words)) && !table.seal_call &&
           table.position.is_legal(event.move) && !refuse_closed(table, table.hands, {event.move});
}

} // namespace rules::table
