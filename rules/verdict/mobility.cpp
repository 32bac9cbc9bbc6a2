#include "rules/verdict/mobility.hpp"

#include "rules/board/attacks.hpp"

#include <array>
#include <vector>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;
using variants::Position;

namespace {

/// One man, and every square he might ever stand on: as the pawn he is, and as the officer he is or may become.
struct Man {
    Piece piece;
    Bitboard home;
    Bitboard as_pawn;
    Bitboard as_officer;

    Bitboard reach() const { return as_pawn | as_officer; }
    bool is_king() const { return piece.role == Role::King; }
};

/// The least sets of squares closed under every move that nothing permanent forbids. What really can happen is always
/// within them: take the first move of a game that is not, and the man in its way must have gone before.
class Mobility {
public:
    explicit Mobility(const Position& position) {
        for (const Color color : board::both_colors) {
            for (const Role role : board::all_roles) {
                for (const Square square : position.men(color, role)) {
                    const Bitboard home(square);
                    const bool is_pawn = role == Role::Pawn;
                    men_.push_back({{color, role}, home, is_pawn ? home : Bitboard(), is_pawn ? Bitboard() : home});
                }
            }
        }
    }

    /// Whether the side might mate. Everything here only ever grows, so the first "yes" on the way is the last word.
    bool may_ever_mate(Color side) {
        do {
            find_what_stays();
            if (may_mate(side)) return true;
        } while (widen());
        return false;
    }

private:
    bool may_mate(Color side) const {
        const Bitboard attacked = attacked_without_king(side);
        for (const Square king : king_of(!side).reach() & attacked)
            if (may_mate_at(king, side, attacked)) return true;
        return false;
    }

    const Man& king_of(Color color) const {
        for (const Man& man : men_)
            if (man.is_king() && man.piece.color == color) return man;
        return men_.front();
    }
    const Bitboard& stays(Color color) const { return stays_[static_cast<std::size_t>(color)]; }
    Bitboard stays() const { return stays_[0] | stays_[1]; }

    /// The men who neither move nor are captured, the squares they guard for ever, and where others may be captured.
    void find_what_stays() {
        stays_ = {};
        guards_ = {};
        visits_ = {};
        kings_at_home_ = Bitboard();
        std::array<Bitboard, 2> reached;
        for (const Man& man : men_) {
            reached[static_cast<std::size_t>(man.piece.color)] |= man.reach();
            if (!man.is_king()) visits_[static_cast<std::size_t>(man.piece.color)] |= man.reach();
        }
        for (const Man& man : men_) {
            const bool is_captured =
                !man.is_king() && reached[static_cast<std::size_t>(!man.piece.color)].meets(man.home);
            if (man.reach() != man.home || is_captured) continue;
            stays_[static_cast<std::size_t>(man.piece.color)] |= man.home;
            if (man.is_king()) kings_at_home_ |= man.home;
            // Next to a slider nothing can stand between; farther away something might.
            guards_[static_cast<std::size_t>(man.piece.color)] |=
                board::attacks(man.piece, man.home.first(), Bitboard::all());
        }
    }

    bool widen() {
        bool is_wider = false;
        for (Man& man : men_) {
            const Man before = man;
            widen_pawn(man);
            widen_officer(man);
            is_wider = is_wider || man.as_pawn != before.as_pawn || man.as_officer != before.as_officer;
        }
        return is_wider;
    }

    void widen_pawn(Man& man) const {
        const Color color = man.piece.color;
        const Bitboard last = Bitboard::of(color == Color::White ? Rank::Eight : Rank::One);
        const Bitboard victims = visits_[static_cast<std::size_t>(!color)];
        Bitboard arrivals;
        for (const Square from : man.as_pawn) arrivals |= board::pawn_attacks(color, from) & victims;
        arrivals = arrivals.without(stays(color));
        const Bitboard ahead =
            color == Color::White ? board::shifted<0, 1>(man.as_pawn) : board::shifted<0, -1>(man.as_pawn);
        arrivals |= ahead.without(stays());
        man.as_pawn |= arrivals.without(last);
        man.as_officer |= arrivals & last;
    }

    void widen_officer(Man& man) const {
        const Color color = man.piece.color;
        Bitboard forbidden = stays(color) | kings_at_home_;
        if (man.is_king()) forbidden |= guards_[static_cast<std::size_t>(!color)];
        for (const Square from : man.as_officer) man.as_officer |= seen_from(man, from).without(forbidden);
    }

    /// What an officer attacks when only those who stay stand in the way; a promoted pawn may be of any role.
    Bitboard seen_from(const Man& man, Square from) const {
        if (man.piece.role != Role::Pawn) return board::attacks(man.piece, from, stays());
        return board::queen_attacks(from, stays()) | board::knight_attacks(from);
    }

    Bitboard attacked_without_king(Color side) const {
        Bitboard attacked;
        for (const Man& man : men_) {
            if (man.piece.color != side || man.is_king()) continue;
            for (const Square from : man.as_pawn) attacked |= board::pawn_attacks(side, from);
            for (const Square from : man.as_officer) attacked |= seen_from(man, from);
        }
        return attacked;
    }

    /// Whether the king, were he attacked on this square, might find every square around him closed.
    bool may_mate_at(Square king, Color side, Bitboard attacked) const {
        const Bitboard flights = board::king_attacks(king).without(attacked);
        for (const Square winner : king_of(side).reach().without(board::king_attacks(king) | Bitboard(king)))
            if (may_block(flights.without(board::king_attacks(winner)), !side)) return true;
        return false;
    }

    /// Whether different men of that colour, not the king, might stand on all those squares.
    bool may_block(Bitboard squares, Color color) const {
        std::vector<const Man*> blockers;
        for (const Man& man : men_)
            if (man.piece.color == color && !man.is_king() && man.reach().meets(squares)) blockers.push_back(&man);
        return may_match(squares, blockers);
    }

    static bool may_match(Bitboard squares, std::vector<const Man*>& blockers) {
        if (squares.empty()) return true;
        if (static_cast<std::size_t>(squares.count()) > blockers.size()) return false;
        for (const Man*& blocker : blockers) {
            if (blocker == nullptr || !blocker->reach().has(squares.first())) continue;
            const Man* taken = blocker;
            blocker = nullptr;
            if (may_match(squares.without_first(), blockers)) return true;
            blocker = taken;
        }
        return false;
    }

    std::vector<Man> men_;
    std::array<Bitboard, 2> stays_;
    std::array<Bitboard, 2> guards_;
    std::array<Bitboard, 2> visits_;
    Bitboard kings_at_home_;
};

} // namespace

bool is_walled_off(const Position& position, Color side) {
    // A pawn that has just passed can still be taken on a square it will not see again.
    for (const board::Move move : position.legal_moves())
        if (move.kind() == board::MoveKind::EnPassant) return false;
    return !Mobility(position).may_ever_mate(side);
}

} // namespace rules::verdict
