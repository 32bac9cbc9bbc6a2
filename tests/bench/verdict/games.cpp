#include "tests/bench/verdict/games.hpp"

#include "rules/verdict/verdict.hpp"

#include <random>

namespace bench {

using rules::board::Move;
using rules::board::Role;
using rules::variants::Position;

namespace {

int worth(Role role) {
    switch (role) {
    case Role::Pawn: return 1;
    case Role::Knight:
    case Role::Bishop: return 3;
    case Role::Rook: return 5;
    case Role::Queen: return 9;
    case Role::King: return 0;
    }
    return 0;
}

/// What a player who sees one ply takes for the gain of a move, the piece that moves being lost if it can be taken.
int gain(const Position& position, Move move) {
    int sum = 0;
    if (const auto taken = position.captured(move)) sum += 2 * worth(taken->piece.role);
    if (const auto promoted = move.promoted()) sum += 2 * worth(*promoted);
    if (position.is_attacked(move.to(), !position.turn())) sum -= worth(position.at(*move.from())->role);
    return sum;
}

Move chosen(const Position& position, std::mt19937_64& chance) {
    const auto moves = position.legal_moves();
    Move best = moves[chance() % moves.size()];
    if (chance() % 3 == 0) return best;
    for (int look = 0; look < 6; ++look) {
        const Move other = moves[chance() % moves.size()];
        if (gain(position, other) > gain(position, best)) best = other;
    }
    return best;
}

bool is_going_on(const Position& position) {
    return rules::verdict::judge(position, rules::verdict::Effort::fast()) == rules::verdict::State::Ongoing;
}

} // namespace

std::vector<Position> positions_of_games(std::size_t count) {
    constexpr int longest = 200;
    std::mt19937_64 chance(20); // NOLINT(cert-msc51-cpp): the same games every time
    std::vector<Position> positions;
    while (true) {
        Position position = Position::initial();
        for (int ply = 0; ply < longest && is_going_on(position); ++ply) {
            positions.push_back(position);
            if (positions.size() == count) return positions;
            position = position.after(chosen(position, chance));
        }
    }
}

} // namespace bench
