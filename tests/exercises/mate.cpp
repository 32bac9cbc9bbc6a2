#include "tests/exercises/mate.hpp"

namespace exercises {

using rules::board::Move;
using rules::variants::Position;

bool is_mate(const Position& position) { return position.is_check() && !position.has_legal_move(); }

bool is_stalemate(const Position& position) { return !position.is_check() && !position.has_legal_move(); }

namespace {

/// Whether the side to move is mated in so many moves of the other, whatever it plays.
bool is_lost_within(const Position& position, int moves) {
    if (moves == 0) return is_mate(position);
    if (!position.has_legal_move()) return position.is_check();
    return !escape(position, moves).has_value();
}

std::optional<std::vector<Move>> from_reply(const Position& position, Move reply, int moves) {
    const Position next = position.after(reply);
    if (mates_within(next, moves - 1)) return std::nullopt;
    auto rest = only_mate(next, moves);
    if (rest) rest->insert(rest->begin(), reply);
    return rest;
}

} // namespace

bool mates_by(const Position& position, Move move, int moves) {
    const Position next = position.after(move);
    if (moves == 1 && !next.is_check()) return false;
    return is_lost_within(next, moves - 1);
}

bool mates_within(const Position& position, int moves) {
    if (moves == 0) return false;
    const auto legal = position.legal_moves();
    for (const bool checks : {true, false}) {
        if (!checks && moves == 1) break;
        for (const Move move : legal) {
            const Position next = position.after(move);
            if (next.is_check() == checks && is_lost_within(next, moves - 1)) return true;
        }
    }
    return false;
}

std::vector<Move> mating_moves(const Position& position, int moves) {
    std::vector<Move> all;
    for (const Move move : position.legal_moves())
        if (mates_by(position, move, moves)) all.push_back(move);
    return all;
}

std::optional<Move> escape(const Position& position, int moves) {
    for (const Move reply : position.legal_moves())
        if (!mates_within(position.after(reply), moves)) return reply;
    return std::nullopt;
}

std::optional<std::vector<Move>> only_mate(const Position& position, int moves) {
    const std::vector<Move> mating = mating_moves(position, moves);
    if (moves == 1) return mating.empty() ? std::nullopt : std::optional(std::vector{mating.front()});
    if (mating.size() != 1 || mates_within(position, moves - 1)) return std::nullopt;
    const Position next = position.after(mating.front());
    for (const Move reply : next.legal_moves()) {
        if (auto line = from_reply(next, reply, moves - 1)) {
            line->insert(line->begin(), mating.front());
            return line;
        }
    }
    return std::nullopt;
}

} // namespace exercises
