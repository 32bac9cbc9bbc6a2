#include "rules/table/moves/partners.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/guards.hpp"

#include <algorithm>

namespace rules::table {

namespace {

constexpr int helps_lose_at = 2;

int helps_of_team(const Table& table, Color side) {
    const auto place = static_cast<std::size_t>(side);
    return table.advices[place] + table.partners_warnings[place];
}

} // namespace

bool has_partners(const Table& table) { return variants::describe(table.settings.variant).has_partners; }

bool has_helped_too_often(const Table& table, Color side) {
    return has_partners(table) && helps_of_team(table, side) >= helps_lose_at;
}

namespace {

/// The piece the move takes, as it goes over: what was a pawn is one again (DBL-03).
std::optional<board::Piece> captured(const variants::Position& before, board::Move move) {
    const auto capture = before.captured(move);
    if (!capture) return std::nullopt;
    return before.was_pawn(capture->square) ? board::Piece{capture->piece.color, board::Role::Pawn} : capture->piece;
}

/// The piece taken by the side's last move. What an illegal move takes comes back.
std::optional<board::Piece> captured_last(const Table& table, Color side) {
    const auto is_of_side = [side](const auto& move) { return move.before.turn() == side; };
    const auto last = std::find_if(table.plies.rbegin(), table.plies.rend(), is_of_side);
    if (last == table.plies.rend()) return std::nullopt;
    const auto illegal = std::find_if(table.illegal_moves.rbegin(), table.illegal_moves.rend(), is_of_side);
    const auto plies = static_cast<std::size_t>(table.plies.rend() - last);
    if (illegal != table.illegal_moves.rend() && illegal->plies >= plies) return std::nullopt;
    return captured(last->before, last->move);
}

/// The piece taken by the move that an event completes, once it can no longer go back. Only three events complete one.
std::optional<board::Piece> going_over(const Table& before, const Event& event) {
    const auto unpressed = [&](Color side) {
        return before.unpressed[static_cast<std::size_t>(side)] ? captured_last(before, side) : std::nullopt;
    };
    if (const auto* pressed = std::get_if<Pressed>(&event)) return captured_last(before, pressed->side);
    if (const auto* sealed = std::get_if<Sealed>(&event)) return unpressed(!sealed->side); // the opponent's move
    const auto* made = std::get_if<Made>(&event);
    if (made == nullptr) return std::nullopt;
    // One's own next move completes the one before; without clocks a move completes itself.
    return before.clock.exists() ? unpressed(made->side) : captured(before.position, made->move);
}

/// Partners have different colours: the one of a Black who has lost is White at the other board.
std::optional<LoseWithPartner> partners_loss(const Event& event) {
    const auto* ended = std::get_if<Ended>(&event);
    if (ended == nullptr || ended->reason == Reason::PartnerLost) return std::nullopt;
    switch (ended->result) {
    case Result::WhiteWins: return LoseWithPartner{Color::White};
    case Result::BlackWins: return LoseWithPartner{Color::Black};
    case Result::BothLose: return LoseWithPartner{std::nullopt};
    case Result::Draw:
    case Result::Cancelled: return std::nullopt;
    }
    return std::nullopt;
}

/// Helping counts against the whole team; any other warning, against the player alone. A player whose game is over
/// cannot lose it by helping, but the partner can still lose.
void add_for_help(std::vector<Command>& commands, const Table& before, const OffenceFound& found) {
    if (found.what != Offence::Advice) return;
    const Color partner = !found.side;
    commands.emplace_back(NotePartnersWarning{partner});
    const bool is_too_often = helps_of_team(before, found.side) + 1 >= helps_lose_at;
    if (is_too_often && !is_under_way(before)) commands.emplace_back(LoseWithPartner{partner});
}

} // namespace

std::vector<Command> for_partners(const Table& before, const Event& event) {
    std::vector<Command> commands;
    if (!has_partners(before)) return commands;
    if (const auto piece = going_over(before, event)) commands.emplace_back(TakeInHand{piece->color, piece->role});
    if (const auto* found = std::get_if<OffenceFound>(&event)) add_for_help(commands, before, *found);
    if (const auto loss = partners_loss(event)) commands.emplace_back(*loss);
    return commands;
}

variants::Position with_later_pieces(const Table& table, variants::Position before, const board::Reserve& then) {
    for (const Color color : board::both_colors)
        for (const board::Role role : board::droppable_roles)
            for (int pieces = then.count({color, role}); pieces < table.received.count({color, role}); ++pieces)
                before = before.with_in_hand({color, role}).value_or(before);
    return before;
}

Decision decide_command(const Table& table, const TakeInHand& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!has_partners(table)) return refuse(table, RefusalReason::NoPartner, laws::Rule::Doubles);
    const board::Piece piece{command.side, command.role};
    if (!table.position.with_in_hand(piece)) return refuse(table, RefusalReason::NoMorePieces, laws::Rule::Doubles);
    return std::vector<Event>{TakenInHand{piece}};
}

Decision decide_command(const Table& table, const LoseWithPartner& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!has_partners(table)) return refuse(table, RefusalReason::NoPartner, laws::Rule::Doubles);
    return std::vector<Event>{Ended{command.side ? won_by(!*command.side) : Result::BothLose, Reason::PartnerLost}};
}

/// A player who has finished is still of the team: the partner's warning counts if that player helps later.
Decision decide_command(const Table& table, const NotePartnersWarning& command, Instant) {
    if (table.phase == Phase::Waiting) return *refuse_unless_under_way(table);
    if (!has_partners(table)) return refuse(table, RefusalReason::NoPartner, laws::Rule::Doubles);
    return std::vector<Event>{PartnerWarned{command.side}};
}

void apply(Table& table, Instant, const PartnerWarned& event) {
    ++table.partners_warnings[static_cast<std::size_t>(event.side)];
}

/// Where it is one too many for the team, the game is lost at the board of who was warned, and so at this one.
std::optional<Event> consequence(const Table&, Instant, const PartnerWarned&) { return std::nullopt; }

bool is_possible(const Table& table, const PartnerWarned&) {
    return table.phase != Phase::Waiting && has_partners(table);
}

void apply(Table& table, Instant, const TakenInHand& event) {
    uncount_position(table, table.position);
    table.position = *table.position.with_in_hand(event.piece);
    table.received.set(event.piece, table.received.count(event.piece) + 1);
    ++table.occurrences[table.position.repetition_key()];
}

std::optional<Event> consequence(const Table&, Instant, const TakenInHand&) { return std::nullopt; }

bool is_possible(const Table& table, const TakenInHand& event) {
    return is_under_way(table) && has_partners(table) && table.position.with_in_hand(event.piece);
}

} // namespace rules::table
