#include "rules/verdict/mobility.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/steps.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::shifted;
using board::Square;
using variants::Position;

namespace {

Bitboard pawn_captures(Color color, Bitboard from) {
    return color == Color::White ? shifted<-1, 1>(from) | shifted<1, 1>(from)
                                 : shifted<-1, -1>(from) | shifted<1, -1>(from);
}

Bitboard double_step_rank(Color color) { return Bitboard::of(color == Color::White ? Rank::Two : Rank::Seven); }

Bitboard pawn_pushes(Color color, Bitboard from) {
    return color == Color::White ? shifted<0, 1>(from) : shifted<0, -1>(from);
}

/// What the man attacks from any square he might stand on, when only those who stay stand in the way.
Bitboard attacked_by(const Man& man) {
    const Bitboard attacked = pawn_captures(man.piece.color, man.as_pawn);
    return man.as_officer.empty() ? attacked : attacked | steps(man.piece.role, man.as_officer);
}

} // namespace

Mobility::Mobility(const Position& position, Color winner)
    : winner_(winner) {
    for (const Color color : board::both_colors) {
        for (const Role role : board::all_roles) {
            for (const Square square : position.men(color, role)) {
                const Bitboard home(square);
                if (role == Role::King)
                    kings_[static_cast<std::size_t>(color)] = count_;
                else if (color == winner)
                    helpers_ |= home;
                const bool is_pawn = role == Role::Pawn;
                if (is_pawn) of(pawns_, color) |= home;
                men_[count_++] = {{color, role}, home, is_pawn ? home : Bitboard(), is_pawn ? Bitboard() : home};
            }
        }
    }
    find_what_stays();
}

void Mobility::find_what_stays() {
    stays_ = {};
    guards_ = {};
    visits_ = {};
    takes_ = {};
    attacked_ = Bitboard();
    kings_at_home_ = Bitboard();
    for (const Man& man : men()) {
        of(takes_, man.piece.color) |= man.as_officer | pawn_captures(man.piece.color, man.as_pawn);
        if (man.is_king()) continue;
        of(visits_, man.piece.color) |= man.reach();
        if (man.piece.color == winner_) attacked_ |= attacked_by(man);
    }
    if (has_last_man()) {
        // A bare king does not mate, so nobody takes the last man before the mate.
        of(visits_, winner_) = {};
        of(takes_, !winner_) = {};
    }
    for (const Man& man : men()) {
        if (man.reach() != man.home) continue;
        if (!man.is_king() && of(takes_, !man.piece.color).meets(man.home)) continue;
        of(stays_, man.piece.color) |= man.home;
        if (man.is_king()) kings_at_home_ |= man.home;
        // Next to a slider nothing can stand between; farther away something might.
        of(guards_, man.piece.color) |= board::attacks(man.piece, man.home.first(), Bitboard::all());
    }
    lost_ = has_last_man() ? losing() : Bitboard();
}

bool Mobility::widen() {
    bool is_wider = false;
    for (Man& man : std::span(men_).first(count_)) {
        if (is_frozen(man)) continue;
        const Man before = man;
        if (man.is_pawn()) widen_pawn(man);
        widen_officer(man);
        is_wider = is_wider || man.as_pawn != before.as_pawn || man.as_officer != before.as_officer;
    }
    find_what_stays();
    return is_wider;
}

/// The homes of enemy pawns ahead on the pawn's file which he cannot pass: neither he nor they ever leave the file, nor
/// are they captured, so they stay ahead of him.
Bitboard Mobility::faced(const Man& pawn) const {
    const Bitboard file = Bitboard::of(pawn.home.first().file());
    if (!pawn.as_pawn.without(file).empty()) return {};
    Bitboard homes;
    for (const Man& other : men()) {
        if (other.piece.color == pawn.piece.color || !other.is_pawn() || !other.home.meets(file)) continue;
        if (!other.as_pawn.without(file).empty() || of(takes_, pawn.piece.color).meets(other.as_pawn)) continue;
        const bool is_ahead = (other.home.bits() > pawn.home.bits()) == (pawn.piece.color == Color::White);
        if (is_ahead) homes |= other.home;
    }
    return homes;
}

/// Where the man of the loser would give a check that nothing answers: nobody fits in between, nobody ever captures
/// there, and the winner's king, who has never moved, stays shut in though the man has left his place. It would be the
/// end of the game, and not as the winner wishes.
Bitboard Mobility::mating(const Man& man) const {
    if (man.piece.color == winner_ || man.is_king() || !kings_at_home_.meets(king(winner_).home)) return {};
    // Where the winner's last man would be lost he does not capture, but he passes when the man there has left.
    if ((lost_ & attacked_).meets(man.home)) return {};
    Bitboard squares = checking(man).without(attacked_ | of(takes_, winner_));
    // A man of the winner whom he captures kept the others off that square.
    if (!has_last_man()) squares = squares.without(helpers_);
    return squares.empty() || may_flee_without(man) ? Bitboard() : squares;
}

/// From where the man attacks the winner's king and nobody fits in between.
Bitboard Mobility::checking(const Man& man) const {
    const Bitboard king = this->king(winner_).home;
    if (!man.is_pawn()) return steps(man.piece.role, king);
    // A double step goes past one square, and may be captured in passing on the next.
    const Bitboard once = pawn_pushes(man.piece.color, man.home & double_step_rank(man.piece.color));
    return pawn_captures(winner_, king).without(once | pawn_pushes(man.piece.color, once));
}

/// Whether the man of the loser, who has never moved, would end the game so wherever he goes, for he uncovers a check
/// by one who stays: that man is next to him on one side, the winner's king on the other; no man of the winner ever
/// takes the place he leaves or captures the one who stays.
bool Mobility::is_frozen(const Man& man) const {
    if (man.piece.color == winner_ || man.is_king() || man.reach() != man.home) return false;
    const Bitboard king = this->king(winner_).home;
    if (!kings_at_home_.meets(king) || !steps(Role::King, king).meets(man.home)) return false;
    Bitboard entered = attacked_;
    for (const Man& other : men())
        if (other.piece.color == winner_) entered |= pawn_pushes(winner_, other.as_pawn);
    if (entered.meets(man.home) || may_flee_without(man)) return false;
    // Whom he captures might have shut the king in.
    const Square home = man.home.first();
    if (!has_last_man() && board::attacks(man.piece, home, stays()).meets(helpers_)) return false;
    for (const Man& other : men())
        if (of(stays_, !winner_).meets(other.home) && !attacked_.meets(other.home) &&
            board::attacks(other.piece, other.home.first(), ~man.home).meets(king))
            return true;
    return false;
}

/// Whether the winner's king, at home, has a flight that no loser's man but this one guards for ever.
bool Mobility::may_flee_without(const Man& gone) const {
    Bitboard flights = board::king_attacks(king(winner_).home.first()).without(of(stays_, winner_));
    for (const Man& man : men())
        if (man.piece.color != winner_ && &man != &gone && stays().meets(man.home))
            flights = flights.without(board::attacks(man.piece, man.home.first(), Bitboard::all()));
    return !flights.empty();
}

/// Where the winner's last man, an officer, would check a king who can never move, every square around him being filled
/// by men who stay, and be taken: nobody fits in between, so every answer captures him, and one who stays can, for
/// there is nobody to pin that man. A bare king is left, who does not mate.
Bitboard Mobility::losing() const {
    const Bitboard cage = board::king_attacks(king(!winner_).home.first());
    if (!cage.without(of(stays_, !winner_)).empty()) return {};
    // The king himself captures whom the other king does not protect.
    Bitboard guarded = cage.without(steps(Role::King, king(winner_).reach()));
    Bitboard checking;
    for (const Man& man : men()) {
        if (helpers_.meets(man.home) && !man.is_pawn()) checking = steps(man.piece.role, king(!winner_).home);
        if (!man.is_king() && of(stays_, !winner_).meets(man.home))
            guarded |= board::attacks(man.piece, man.home.first(), Bitboard::all());
    }
    return checking & guarded;
}

void Mobility::widen_pawn(Man& man) const {
    const Color color = man.piece.color;
    const Bitboard last = Bitboard::of(color == Color::White ? Rank::Eight : Rank::One);
    Bitboard pushed = pawn_pushes(color, man.as_pawn).without(stays() | man.as_pawn);
    if (pushed.meets(of(pawns_, !color))) pushed = pushed.without(faced(man));
    const Bitboard arrivals =
        ((pawn_captures(color, man.as_pawn) & of(visits_, !color)).without(of(stays_, color)) | pushed)
            .without(mating(man));
    man.as_pawn |= arrivals.without(last);
    man.as_officer |= arrivals & last;
}

void Mobility::widen_officer(Man& man) const {
    if (man.as_officer.empty()) return;
    const Color color = man.piece.color;
    Bitboard forbidden = of(stays_, color) | kings_at_home_;
    if (man.is_king()) forbidden |= of(guards_, !color);
    if (helpers_.meets(man.home)) forbidden |= lost_;
    Bitboard seen = man.as_officer;
    for (Bitboard fresh = seen; !fresh.empty(); seen |= fresh) {
        // Who stays may be captured after all, but not passed.
        fresh = steps(man.piece.role, fresh.without(stays().without(man.home))).without(forbidden | seen);
    }
    // Where a slider may not stop he may pass.
    man.as_officer |= man.is_pawn() ? seen : seen.without(mating(man));
}

} // namespace rules::verdict
