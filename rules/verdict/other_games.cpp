#include "rules/verdict/other_games.hpp"

#include <utility>

namespace rules::verdict {
namespace {

using board::Color;
using board::Move;
using variants::End;
using variants::Position;

State state_of(const Position& position) {
    const auto ending = position.ending();
    if (!ending) return State::Ongoing;
    switch (ending->end) {
    case End::Checkmate: return State::Checkmate;
    case End::Stalemate:
    case End::NoPiecesLeft: return State::Stalemate;
    case End::NoCapturePossible: return State::Dead;
    }
    return State::Ongoing;
}

/// Looks for legal moves that mate, few first.
class MateSearch {
public:
    MateSearch(Color winner, int positions)
        : winner_(winner)
        , left_(positions) {}

    Prospect find(const Position& position) {
        constexpr int longest = 3;
        for (int length = 1; length <= longest; ++length) {
            std::vector<Move> moves;
            if (mates(position, length, moves)) return {Winnable::Can, std::move(moves)};
        }
        return {};
    }

private:
    bool mates(const Position& position, int length, std::vector<Move>& moves) {
        for (const Move move : position.legal_moves()) {
            if (--left_ < 0) return false;
            const Position after = position.after(move);
            moves.push_back(move);
            const bool is_over = !after.has_legal_move();
            if (is_over && after.is_check() && position.turn() == winner_) return true;
            if (!is_over && length > 1 && mates(after, length - 1, moves)) return true;
            moves.pop_back();
        }
        return false;
    }

    Color winner_;
    int left_;
};

} // namespace

Verdict judge_other_game(const Position& position, Effort effort) {
    const Prospect cannot{Winnable::Cannot, {}};
    Verdict verdict{state_of(position), cannot, cannot};
    if (!position.description().has_partners) return verdict;
    const auto of = [&verdict](Color side) -> Prospect& {
        return side == Color::White ? verdict.white : verdict.black;
    };
    switch (verdict.state) {
    case State::Checkmate: of(!position.turn()).winnable = Winnable::Can; break;
    case State::Ongoing:
        for (const Color side : board::both_colors) of(side) = MateSearch(side, effort.positions).find(position);
        break;
    case State::Stalemate:
    case State::Dead: break;
    }
    return verdict;
}

} // namespace rules::verdict
