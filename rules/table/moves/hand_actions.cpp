#include "rules/table/moves/hand_actions.hpp"

#include "rules/table/hands/touching.hpp"

#include <algorithm>

namespace rules::table {
namespace {

using board::Move;

} // namespace

bool can_be_done(const Table& table, const std::vector<HandAction>& actions) {
    Hands hands = table.hands;
    for (const HandAction& action : actions) {
        if (!std::visit([&](const auto& next) { return can_follow(table, hands, next); }, action)) return false;
        std::visit([&](const auto& next) { do_by_hand(table, hands, next); }, action);
    }
    return true;
}

std::vector<HandAction> done_by_hand(const Table& table, Color side, Move move) {
    const board::Placement& board = table.hands.board;
    std::vector<HandAction> events;
    if (!(board == table.position.setup().placement)) return events;
    if (const auto dropped = move.dropped()) events.emplace_back(Placed{side, {side, *dropped}, move.to()});
    const std::vector<Way> ways = ways_of(table.position, move);
    const auto is_in_the_way = [&](Way way) {
        return std::any_of(ways.begin(), ways.end(), [&](Way other) { return other.to == way.from; });
    };
    for (const Way way : ways)
        if (is_in_the_way(way)) events.emplace_back(Lifted{side, way.from});
    for (const Way way : ways) {
        const auto piece = board[way.from];
        if (!piece) return {};
        if (!is_in_the_way(way)) events.emplace_back(Lifted{side, way.from});
        const bool is_free = std::any_of(ways.begin(), ways.end(), [&](Way other) { return other.from == way.to; });
        if (board[way.to] && !is_free) events.emplace_back(TakenOff{side, way.to});
        events.emplace_back(Placed{side, move.promoted() ? board::Piece{side, *move.promoted()} : *piece, way.to});
    }
    return events;
}

std::vector<HandAction> hands_making(const Table& table, Color side, Move move) {
    const Hands& hands = table.hands;
    std::vector<HandAction> events;
    if (const auto dropped = move.dropped()) events.emplace_back(Placed{side, {side, *dropped}, move.to()});
    const auto captured = table.position.captured(move);
    for (const Way way : ways_of(table.position, move))
        if (hands.board[way.from] == table.position.at(way.from)) events.emplace_back(Lifted{side, way.from});
    if (captured && hands.board[captured->square] == table.position.at(captured->square))
        events.emplace_back(TakenOff{side, captured->square});
    const variants::Position after = table.position.after(move);
    for (const Way way : ways_of(table.position, move))
        if (hands.board[way.to] != after.at(way.to)) events.emplace_back(Placed{side, *after.at(way.to), way.to});
    return events;
}

} // namespace rules::table
