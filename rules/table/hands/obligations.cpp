#include "rules/table/hands/obligations.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/hands/touch_move.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;
using Moves = std::vector<Move>;

/// Whether what was touched counts: it always does, or the arbiter was asked.
bool touching_binds(const Table& table) {
    switch (touch_rule(table)) {
    case laws::TouchRule::AsInStandard: return true;
    case laws::TouchRule::OnRequest: return table.hands.is_ruled;
    case laws::TouchRule::Off: return false;
    }
    return true;
}

bool is_announced(const Table& table, Move move) { return !table.must_play || move == *table.must_play; }

bool keeps_choice(const Hands& hands, Move move) {
    return !hands.promotion || !move.promoted() || move.promoted() == hands.promotion;
}

/// The moves left by what is done for good, before what was touched is asked.
Moves possible_moves(const Table& table, const Hands& hands) {
    Moves moves;
    for (const Move move : table.position.legal_moves())
        if (is_announced(table, move) && keeps_done(hands, table.position, move) && keeps_choice(hands, move))
            moves.push_back(move);
    return moves;
}

bool has(const Moves& moves, Move move) { return std::find(moves.begin(), moves.end(), move) != moves.end(); }

} // namespace

laws::TouchRule touch_rule(const Table& table) {
    if (table.position.description().has_partners) return laws::TouchRule::Off;
    switch (table.settings.kind) {
    case Kind::Standard: return laws::TouchRule::AsInStandard;
    case Kind::Rapid: return table.laws.kinds.rapid.touch;
    case Kind::Blitz: return table.laws.kinds.blitz.touch;
    }
    return laws::TouchRule::AsInStandard;
}

laws::Rule rule_without_touch_move(const Table& table) {
    return table.position.description().has_partners ? laws::Rule::Doubles : laws::Rule::TouchOnRequest;
}

bool refuses_illegal_moves(const Table& table) { return table.settings.illegal == IllegalPolicy::Refuse; }

bool sees_to_touch_move(const Table& table) {
    return touching_binds(table) && (refuses_illegal_moves(table) || table.hands.is_ruled);
}

Moves open_moves(const Table& table) {
    if (touching_binds(table))
        return oblige(table.position, table.hands.touched, possible_moves(table, table.hands)).open;
    Moves moves;
    for (const Move move : table.position.legal_moves())
        if (is_announced(table, move)) moves.push_back(move);
    return moves;
}

std::optional<Refusal> refuse_closed(const Table& table, const Hands& hands, Moves moves) {
    const auto none_left = [&moves](auto is_open) {
        std::erase_if(moves, [&](Move move) { return !is_open(move); });
        return moves.empty();
    };
    if (none_left([&](Move move) { return is_announced(table, move); }))
        return refuse(table, RefusalReason::MoveMustBePlayed, laws::Rule::WrongClaim);
    if (touching_binds(table) && none_left([&](Move move) { return keeps_choice(hands, move); }))
        return refuse(table, RefusalReason::PromotionChosen, laws::Rule::PromotionChoice);
    if (!sees_to_touch_move(table)) return std::nullopt;
    if (none_left([&](Move move) { return keeps_done(hands, table.position, move); }))
        return refuse(table, RefusalReason::PieceReleased, laws::Rule::MoveMade);
    const Obligation obligation = oblige(table.position, hands.touched, possible_moves(table, hands));
    if (obligation.rule && none_left([&](Move move) { return has(obligation.open, move); }))
        return refuse(table, RefusalReason::TouchMove, *obligation.rule);
    return std::nullopt;
}

std::optional<Move> move_shown(const Table& table) {
    Moves moves;
    if (sees_to_touch_move(table))
        moves = open_moves(table);
    else
        for (const Move move : table.position.legal_moves())
            if (is_announced(table, move)) moves.push_back(move);
    for (const Move move : moves)
        if (has_arrived(table.hands, table.position, move)) return move;
    return std::nullopt;
}

} // namespace rules::table
