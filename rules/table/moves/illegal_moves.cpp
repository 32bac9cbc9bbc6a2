#include "rules/table/moves/illegal_moves.hpp"

#include "rules/table/claims/repetitions.hpp"
#include "rules/table/decision.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/moves/illegality.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/two_boards/own_boards.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using Found = std::vector<IllegalMove>::const_iterator;

/// How long an illegal move may be found, and by whom; as an edition says it of rapid.
laws::RapidIllegal terms(const Table& table) {
    switch (table.settings.kind) {
    case Kind::Standard: return laws::RapidIllegal::AsInStandard;
    case Kind::Rapid: return table.laws.kinds.rapid.illegal;
    case Kind::Blitz: break;
    }
    switch (table.laws.kinds.blitz.illegal) {
    case laws::BlitzIllegal::ClaimWin: return laws::RapidIllegal::ClaimBeforeMoving;
    case laws::BlitzIllegal::AsInRapid: return table.laws.kinds.rapid.illegal;
    case laws::BlitzIllegal::AsInStandard: return laws::RapidIllegal::AsInStandard;
    }
    return laws::RapidIllegal::AsInStandard;
}

bool is_found_any_time(const Table& table) {
    switch (terms(table)) {
    case laws::RapidIllegal::AsInStandard:
    case laws::RapidIllegal::WaivedByTouch: return true;
    case laws::RapidIllegal::ClaimBeforeMoving:
    case laws::RapidIllegal::ArbiterOrOpponent: return false;
    }
    return true;
}

bool is_unanswered(const Table& table, Found found) {
    return found + 1 == table.illegal_moves.end() && found->plies == table.plies.size();
}

/// The side's illegal move that is the first to be put right. As long as any may be, that is the earliest; where a
/// reply lets it stand, the last.
Found find_illegal(const Table& table, Color side) {
    const auto& all = table.illegal_moves;
    const auto is_of_side = [side](const IllegalMove& move) { return move.before.turn() == side; };
    if (is_found_any_time(table)) return std::find_if(all.begin(), all.end(), is_of_side);
    if (all.empty() || !is_of_side(all.back())) return all.end();
    return all.end() - 1;
}

/// A move that takes two hands if one does not take care: castling, a capture, a promotion (IRR-06).
bool has_two_pieces(const Ply& ply) {
    return ply.move.kind() == board::MoveKind::Castling || ply.move.promoted() || ply.before.captured(ply.move);
}

/// The last move of the side, if it may still be ruled to have been made with two hands.
std::optional<std::size_t> two_handed_ply(const Table& table, Color side) {
    if (!knows(table, laws::IllegalKind::TwoHands) || table.unpressed[static_cast<std::size_t>(side)])
        return std::nullopt;
    for (std::size_t place = table.plies.size(); place-- > 0;) {
        const Ply& ply = table.plies[place];
        if (ply.before.turn() == side) return has_two_pieces(ply) ? std::optional(place) : std::nullopt;
        if (!is_found_any_time(table)) return std::nullopt;
    }
    return std::nullopt;
}

/// The arbiter steps in unasked, and although a reply has been made (B6).
bool needs_arbiter(const Table& table, Found found) {
    if (table.laws.kinds.rapid.both_kings_check != laws::BothKingsInCheck::ArbiterIntervenes) return false;
    return !found->can_be_played_on || is_plainly_illegal(table.position);
}

/// A player who has touched a piece no longer complains, where that waives complaints of any Law (4.6 of 2001).
bool has_waived(const Table& table, Found found) {
    const bool touch_waives =
        table.laws.touch.waiver_scope == laws::WaiverScope::AnyLaw || terms(table) == laws::RapidIllegal::WaivedByTouch;
    return touch_waives && (!is_unanswered(table, found) || !table.hands.touched.empty());
}

/// Precondition: an illegal move of the side has been found.
const laws::LadderStep& penalty(const Table& table, Color side) {
    const laws::IrregularityLaws& laws = table.laws.irregularities;
    const laws::Ladder& ladder = table.settings.kind == Kind::Standard ? laws.ladder : laws.ladder_rapid;
    const auto found = static_cast<std::size_t>(table.illegal_moves_found[static_cast<std::size_t>(side)]);
    return ladder[std::min(found, ladder.size()) - 1];
}

/// What follows an illegal move of the side.
class Punishment {
public:
    Punishment(const Table& table, Instant at, Color side)
        : table_(table)
        , at_(at)
        , side_(side)
        , found_(find_illegal(table, side)) {}

    Consequence operator()(laws::OpponentGains gains) const { return restored(gains.time); }
    Consequence operator()(laws::WarningGiven) const { return restored(Duration::zero()); }
    Consequence operator()(laws::GameLost) const { return lost(table_.laws.irregularities.draw_exception); }

    Consequence lost(bool draws_if_no_mate) const {
        const Ended lost{won_by(!side_), Reason::IllegalMoves};
        if (!draws_if_no_mate) return lost;
        return lost_unless_unable(before(), !side_, lost, Ended{Result::Draw, Reason::IllegalMoves});
    }

private:
    bool is_on_board() const { return found_ != table_.illegal_moves.end(); }
    std::size_t ply() const { return is_on_board() ? found_->plies : *two_handed_ply(table_, side_); }
    const variants::Position& before() const { return is_on_board() ? found_->before : table_.plies[ply()].before; }
    Event restored(Duration bonus) const { return restore(table_, at_, side_, Restoration::IllegalMove, ply(), bonus); }

    const Table& table_;
    Instant at_;
    Color side_;
    Found found_;
};

Consequence punish(const Table& table, Instant at, Color side) {
    const Punishment punishment(table, at, side);
    if (claim_wins(table)) return punishment.lost(true);
    return std::visit(punishment, penalty(table, side));
}

std::optional<Refusal> refuse_claim(const Table& table, Color by) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    const Found found = find_illegal(table, !by);
    if (found == table.illegal_moves.end())
        return refuse(table, RefusalReason::NoIllegalMove, rule_of_illegal_moves(table));
    if (is_found_any_time(table)) {
        if (has_waived(table, found)) return refuse(table, RefusalReason::ComplaintWaived, laws::Rule::Waiver);
        return std::nullopt;
    }
    if (!is_unanswered(table, found))
        return refuse(table, RefusalReason::IllegalMoveStands, rule_of_illegal_moves(table));
    return std::nullopt;
}

std::optional<Refusal> refuse_ruling(const Table& table, Color side) {
    if (auto refusal = refuse_unless_at_board(table)) return refusal;
    const Found found = find_illegal(table, side);
    if (found == table.illegal_moves.end()) {
        if (two_handed_ply(table, side)) return std::nullopt;
        return refuse(table, RefusalReason::NoIllegalMove, rule_of_illegal_moves(table));
    }
    if (is_found_any_time(table) || (!claim_wins(table) && needs_arbiter(table, found))) return std::nullopt;
    if (!is_unanswered(table, found))
        return refuse(table, RefusalReason::IllegalMoveStands, rule_of_illegal_moves(table));
    if (terms(table) != laws::RapidIllegal::ArbiterOrOpponent)
        return refuse(table, RefusalReason::OnlyOnClaim, rule_of_illegal_moves(table));
    return std::nullopt;
}

/// Where an edition defines the kinds of illegal moves for games of every length.
bool defines_kinds(const Table& table) {
    return terms(table) == laws::RapidIllegal::AsInStandard || terms(table) == laws::RapidIllegal::ArbiterOrOpponent;
}

laws::Rule rule_of(Illegality kind, laws::Rule otherwise) {
    switch (kind) {
    case Illegality::Move:
    case Illegality::KingCaptured: return otherwise;
    case Illegality::UnpromotedPawn: return laws::Rule::UnpromotedPawn;
    case Illegality::EmptyPress: return laws::Rule::EmptyPress;
    }
    return otherwise;
}

} // namespace

laws::Rule rule_of_illegal_move(const Table& table, Color side) {
    const laws::Rule rule = rule_of_illegal_moves(table);
    if (!defines_kinds(table)) return rule;
    const Found found = find_illegal(table, side);
    if (found != table.illegal_moves.end()) return rule_of(found->kind, rule);
    return two_handed_ply(table, side) ? laws::Rule::TwoHands : rule;
}

laws::Rule rule_of_illegal_moves(const Table& table) {
    switch (table.settings.kind) {
    case Kind::Standard: return laws::Rule::IllegalMove;
    case Kind::Rapid: return laws::Rule::IllegalMoveRapid;
    case Kind::Blitz: return laws::Rule::IllegalMoveBlitz;
    }
    return laws::Rule::IllegalMove;
}

bool claim_wins(const Table& table) {
    return table.settings.kind == Kind::Blitz && table.laws.kinds.blitz.illegal == laws::BlitzIllegal::ClaimWin;
}

Decision decide_command(const Table& table, const ClaimIllegal& command, Instant) {
    if (auto refusal = refuse_while_away(table, command.by)) return *refusal;
    if (auto refusal = refuse_claim(table, command.by)) return *refusal;
    return std::vector<Event>{IllegalClaimed{command.by}};
}

Decision decide_command(const Table& table, const RuleIllegal& command, Instant) {
    if (auto refusal = refuse_without_arbiter(table, rule_of_illegal_moves(table))) return *refusal;
    if (auto refusal = refuse_ruling(table, command.side)) return *refusal;
    return std::vector<Event>{IllegalRuled{command.side}};
}

/// The game goes on from what stands on the board. Where that is no position, a king being gone, nobody can move before
/// it is put right; meanwhile the position is the one before, the turn passed.
void apply(Table& table, Instant, const IllegalCompleted& event) {
    table.touch_claim.reset();
    if (table.seal_call) table.seal_call->shown.reset();
    const board::Placement own = board_of(table, event.side);
    const auto left = position_left(table);
    table.illegal_moves.push_back({table.position, event.kind, table.plies.size(), table.hands.touched,
                                   table.hands.board, left.has_value(), table.must_play, table.received,
                                   event.is_announced});
    table.position = left ? *left : turn_passed(table);
    table.hands = Hands(table.position);
    table.hands.board = table.illegal_moves.back().left;
    if (event.is_announced)
        note_illegal(table, event.side, own);
    else
        set_both_boards(table, table.hands.board);
    ++table.occurrences[table.position.repetition_key()];
    table.must_play.reset();
    if (!table.clock.exists()) return;
    table.unpressed[static_cast<std::size_t>(event.side)] = true;
    table.must_press = event.side;
}

void apply(Table& table, Instant, const IllegalClaimed& event) {
    note_presence(table, event.by);
    ++table.illegal_moves_found[static_cast<std::size_t>(!event.by)];
}

void apply(Table& table, Instant, const IllegalRuled& event) {
    ++table.illegal_moves_found[static_cast<std::size_t>(event.side)];
}

std::optional<Event> consequence(const Table& table, Instant, const IllegalCompleted& event) {
    if (stays_illegal(table)) return Ended{Result::Draw, Reason::IllegalMoves};
    if (!table.clock.exists()) return std::nullopt;
    return Pressed{event.side};
}

Consequence consequence(const Table& table, Instant at, const IllegalClaimed& event) {
    return punish(table, at, !event.by);
}

Consequence consequence(const Table& table, Instant at, const IllegalRuled& event) {
    return punish(table, at, event.side);
}

/// Where that is what an illegal move costs, the warning counts with all others.
std::optional<Event> consequence(const Table& table, Instant, const Restored& event) {
    if (event.why != Restoration::IllegalMove) return std::nullopt;
    if (!std::holds_alternative<laws::WarningGiven>(penalty(table, event.side))) return std::nullopt;
    return Warned{event.side, Offence::IllegalMove};
}

bool is_possible(const Table& table, const IllegalCompleted& event) {
    if (event.is_announced && (!table.boards || !table.boards->announced || !illegal_move_shown(table))) return false;
    return illegality_on_board(table, event.side) == event.kind &&
           (!table.clock.exists() || table.clock.running() == event.side);
}

bool is_possible(const Table& table, const IllegalClaimed& event) { return !refuse_claim(table, event.by); }
bool is_possible(const Table& table, const IllegalRuled& event) { return !refuse_ruling(table, event.side); }

} // namespace rules::table
