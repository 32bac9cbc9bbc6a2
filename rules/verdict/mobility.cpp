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

/// What the piece attacks from any square it might stand on, when only those that stay stand in the way.
Bitboard attacked_by(const MobilePiece& mobile) {
    const Bitboard attacked = pawn_captures(mobile.piece.color, mobile.as_pawn);
    return mobile.as_officer.empty() ? attacked : attacked | steps(mobile.piece.role, mobile.as_officer);
}

} // namespace

Mobility::Mobility(const Position& position, Color winner)
    : winner_(winner) {
    for (const Color color : board::both_colors) {
        for (const Role role : board::all_roles) {
            for (const Square square : position.pieces(color, role)) {
                const Bitboard home(square);
                if (role == Role::King)
                    kings_[static_cast<std::size_t>(color)] = count_;
                else if (color == winner)
                    helpers_ |= home;
                const bool is_pawn = role == Role::Pawn;
                if (is_pawn) of(pawns_, color) |= home;
                pieces_[count_++] = {{color, role}, home, is_pawn ? home : Bitboard(), is_pawn ? Bitboard() : home};
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
    for (const MobilePiece& mobile : pieces()) {
        of(takes_, mobile.piece.color) |= mobile.as_officer | pawn_captures(mobile.piece.color, mobile.as_pawn);
        if (mobile.is_king()) continue;
        of(visits_, mobile.piece.color) |= mobile.reach();
        if (mobile.piece.color == winner_) attacked_ |= attacked_by(mobile);
    }
    if (has_last_piece()) {
        // A bare king does not mate, so nobody takes the last piece before the mate.
        of(visits_, winner_) = {};
        of(takes_, !winner_) = {};
    }
    for (const MobilePiece& mobile : pieces()) {
        if (mobile.reach() != mobile.home) continue;
        if (!mobile.is_king() && of(takes_, !mobile.piece.color).meets(mobile.home)) continue;
        of(stays_, mobile.piece.color) |= mobile.home;
        if (mobile.is_king()) kings_at_home_ |= mobile.home;
        // Next to a slider nothing can stand between; farther away something might.
        of(guards_, mobile.piece.color) |= board::attacks(mobile.piece, mobile.home.first(), Bitboard::all());
    }
    lost_ = has_last_piece() ? losing() : Bitboard();
}

bool Mobility::widen() {
    bool is_wider = false;
    for (MobilePiece& mobile : std::span(pieces_).first(count_)) {
        if (is_frozen(mobile)) continue;
        const MobilePiece before = mobile;
        if (mobile.is_pawn()) widen_pawn(mobile);
        widen_officer(mobile);
        is_wider = is_wider || mobile.as_pawn != before.as_pawn || mobile.as_officer != before.as_officer;
    }
    find_what_stays();
    return is_wider;
}

/// The homes of enemy pawns ahead on the pawn's file which it cannot pass: neither it nor they ever leave the file, nor
/// are they captured, so they stay ahead of it.
Bitboard Mobility::faced(const MobilePiece& pawn) const {
    const Bitboard file = Bitboard::of(pawn.home.first().file());
    if (!pawn.as_pawn.without(file).empty()) return {};
    Bitboard homes;
    for (const MobilePiece& other : pieces()) {
        if (other.piece.color == pawn.piece.color || !other.is_pawn() || !other.home.meets(file)) continue;
        if (!other.as_pawn.without(file).empty() || of(takes_, pawn.piece.color).meets(other.as_pawn)) continue;
        const bool is_ahead = (other.home.bits() > pawn.home.bits()) == (pawn.piece.color == Color::White);
        if (is_ahead) homes |= other.home;
    }
    return homes;
}

/// Where the piece of the loser would give a check that nothing answers: nobody fits in between, nobody ever captures
/// there, and the winner's king, which has never moved, stays shut in though the piece has left its place. It would be
/// the end of the game, and not as the winner wishes.
Bitboard Mobility::mating(const MobilePiece& mobile) const {
    if (mobile.piece.color == winner_ || mobile.is_king() || !kings_at_home_.meets(king(winner_).home)) return {};
    // Where the winner's last piece would be lost it does not capture, but it passes when the piece there has left.
    if ((lost_ & attacked_).meets(mobile.home)) return {};
    Bitboard squares = checking(mobile).without(attacked_ | of(takes_, winner_));
    // A piece of the winner that it captures kept the others off that square.
    if (!has_last_piece()) squares = squares.without(helpers_);
    return squares.empty() || may_flee_without(mobile) ? Bitboard() : squares;
}

/// From where the piece attacks the winner's king and nobody fits in between.
Bitboard Mobility::checking(const MobilePiece& mobile) const {
    const Bitboard king = this->king(winner_).home;
    if (!mobile.is_pawn()) return steps(mobile.piece.role, king);
    // A double step goes past one square, and may be captured in passing on the next.
    const Bitboard once = pawn_pushes(mobile.piece.color, mobile.home & double_step_rank(mobile.piece.color));
    return pawn_captures(winner_, king).without(once | pawn_pushes(mobile.piece.color, once));
}

/// Whether the piece of the loser, which has never moved, would end the game so wherever it goes, for it uncovers a
/// check by one that stays: that piece is next to it on one side, the winner's king on the other; no piece of the
/// winner ever takes the place it leaves or captures the one that stays.
bool Mobility::is_frozen(const MobilePiece& mobile) const {
    if (mobile.piece.color == winner_ || mobile.is_king() || mobile.reach() != mobile.home) return false;
    const Bitboard king = this->king(winner_).home;
    if (!kings_at_home_.meets(king) || !steps(Role::King, king).meets(mobile.home)) return false;
    Bitboard entered = attacked_;
    for (const MobilePiece& other : pieces())
        if (other.piece.color == winner_) entered |= pawn_pushes(winner_, other.as_pawn);
    if (entered.meets(mobile.home) || may_flee_without(mobile)) return false;
    // What it captures might have shut the king in.
    const Square home = mobile.home.first();
    if (!has_last_piece() && board::attacks(mobile.piece, home, stays()).meets(helpers_)) return false;
    for (const MobilePiece& other : pieces())
        if (of(stays_, !winner_).meets(other.home) && !attacked_.meets(other.home) &&
            board::attacks(other.piece, other.home.first(), ~mobile.home).meets(king))
            return true;
    return false;
}

/// Whether the winner's king, at home, has a flight that no loser's piece but this one guards for ever.
bool Mobility::may_flee_without(const MobilePiece& gone) const {
    Bitboard flights = board::king_attacks(king(winner_).home.first()).without(of(stays_, winner_));
    for (const MobilePiece& mobile : pieces())
        if (mobile.piece.color != winner_ && &mobile != &gone && stays().meets(mobile.home))
            flights = flights.without(board::attacks(mobile.piece, mobile.home.first(), Bitboard::all()));
    return !flights.empty();
}

/// Where the winner's last piece, an officer, would check a king that can never move, every square around it being
/// filled by pieces that stay, and be taken: nothing fits in between, so every answer captures it, and one that stays
/// can, for there is nobody to pin that piece. A bare king is left, who does not mate.
Bitboard Mobility::losing() const {
    const Bitboard cage = board::king_attacks(king(!winner_).home.first());
    if (!cage.without(of(stays_, !winner_)).empty()) return {};
    // The king itself captures what the other king does not protect.
    Bitboard guarded = cage.without(steps(Role::King, king(winner_).reach()));
    Bitboard checking;
    for (const MobilePiece& mobile : pieces()) {
        if (helpers_.meets(mobile.home) && !mobile.is_pawn()) checking = steps(mobile.piece.role, king(!winner_).home);
        if (!mobile.is_king() && of(stays_, !winner_).meets(mobile.home))
            guarded |= board::attacks(mobile.piece, mobile.home.first(), Bitboard::all());
    }
    return checking & guarded;
}

void Mobility::widen_pawn(MobilePiece& mobile) const {
    const Color color = mobile.piece.color;
    const Bitboard last = Bitboard::of(color == Color::White ? Rank::Eight : Rank::One);
    Bitboard pushed = pawn_pushes(color, mobile.as_pawn).without(stays() | mobile.as_pawn);
    if (pushed.meets(of(pawns_, !color))) pushed = pushed.without(faced(mobile));
    const Bitboard arrivals =
        ((pawn_captures(color, mobile.as_pawn) & of(visits_, !color)).without(of(stays_, color)) | pushed)
            .without(mating(mobile));
    mobile.as_pawn |= arrivals.without(last);
    mobile.as_officer |= arrivals & last;
}

void Mobility::widen_officer(MobilePiece& mobile) const {
    if (mobile.as_officer.empty()) return;
    const Color color = mobile.piece.color;
    Bitboard forbidden = of(stays_, color) | kings_at_home_;
    if (mobile.is_king()) forbidden |= of(guards_, !color);
    if (helpers_.meets(mobile.home)) forbidden |= lost_;
    Bitboard seen = mobile.as_officer;
    for (Bitboard fresh = seen; !fresh.empty(); seen |= fresh) {
        // Who stays may be captured after all, but not passed.
        fresh = steps(mobile.piece.role, fresh.without(stays().without(mobile.home))).without(forbidden | seen);
    }
    // A slider may pass over squares it may not stop on.
    mobile.as_officer |= mobile.is_pawn() ? seen : seen.without(mating(mobile));
}

} // namespace rules::verdict
