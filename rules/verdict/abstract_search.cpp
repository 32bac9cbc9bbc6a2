#include "rules/verdict/abstract_search.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/blockers.hpp"
#include "rules/verdict/steps.hpp"

#include <utility>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;

AbstractSearch::AbstractSearch(const AbstractPosition& root, std::vector<AbstractedPieces> abstracted, Color winner,
                               bool is_check)
    : abstracted_(std::move(abstracted))
    , winner_(winner)
    , places_(256) {
    AbstractPosition first = root;
    if (is_check) first.set_possible_check();
    spread(first);
    add(first);
}

AbstractSearch::Answer AbstractSearch::visit(std::size_t most) {
    for (; next_ < positions_.size(); ++next_) {
        if (positions_.size() > most) return Answer::Unknown;
        const AbstractPosition abstract = positions_[next_];
        if (abstract.turn() != winner_ && may_be_mate(abstract)) return Answer::MayMate;
        expand(abstract);
    }
    return Answer::NoMate;
}

/// Every abstracted piece goes wherever the pawns let it.
void AbstractSearch::spread(AbstractPosition& abstract) const {
    const Bitboard pawns = abstract.pieces(Role::Pawn);
    for (std::size_t number = 0; number < abstracted_.size(); ++number)
        abstract.set_region(number,
                            flood(abstracted_[number].piece.role, abstract.region(number).without(pawns), pawns));
}

AbstractSearch::BothPowers AbstractSearch::powers(const AbstractPosition& abstract) const {
    BothPowers both;
    for (std::size_t number = 0; number < abstracted_.size(); ++number) {
        const Role role = abstracted_[number].piece.role;
        const Bitboard region = abstract.region(number);
        Powers& powers = both[static_cast<std::size_t>(abstracted_[number].piece.color)];
        powers.stand |= region;
        powers.attacked |= steps(role, region);
        if (role == Role::Bishop || role == Role::Queen) powers.diagonal |= region;
        if (role == Role::Rook || role == Role::Queen) powers.straight |= region;
        powers.may_move = powers.may_move || region.several();
    }
    return both;
}

Bitboard AbstractSearch::anywhere(const AbstractPosition& abstract) const {
    Bitboard squares;
    for (std::size_t number = 0; number < abstracted_.size(); ++number) squares |= abstract.region(number);
    return squares;
}

/// Attacked whatever the abstracted pieces do.
bool AbstractSearch::is_surely_attacked(const AbstractPosition& abstract, Square square, Color by) const {
    return !attackers(abstract, square, by, abstract.occupied() | anywhere(abstract)).empty();
}

bool AbstractSearch::may_be_mate(const AbstractPosition& abstract) const {
    const Color loser = !winner_;
    const Square king = abstract.king(loser);
    if (!abstract.may_be_in_check() && !is_surely_attacked(abstract, king, winner_)) return false;
    const BothPowers both = powers(abstract);
    const Powers& winners = both[static_cast<std::size_t>(winner_)];
    const Bitboard around = abstract.occupied().without(Bitboard(king));
    Bitboard open;
    for (const Square flight : board::king_attacks(king).without(abstract.pieces(loser) | winners.attacked))
        if (attackers(abstract, flight, winner_, around).empty()) open |= Bitboard(flight);
    Blockers blockers;
    for (std::size_t number = 0; number < abstracted_.size(); ++number)
        if (abstracted_[number].piece.color == loser)
            for (int piece = 0; piece < abstracted_[number].count; ++piece) blockers.add(abstract.region(number));
    return blockers.may_block(open) && !may_surely_capture_checker(abstract, king, winners);
}

/// The piece that surely gives check can be captured wherever the abstracted pieces are, and none of them gives check
/// then.
bool AbstractSearch::may_surely_capture_checker(const AbstractPosition& abstract, Square king,
                                                const Powers& winners) const {
    if (winners.attacked.has(king)) return false;
    const Bitboard certain = abstract.occupied() | anywhere(abstract);
    const Bitboard checkers = attackers(abstract, king, winner_, certain);
    if (checkers.empty() || checkers.several()) return false;
    for (const Square from : attackers(abstract, checkers.first(), !winner_, certain).without(Bitboard(king))) {
        const Bitboard occupied = abstract.occupied().without(Bitboard(from));
        if (attackers(abstract, king, winner_, occupied).without(checkers).empty()) return true;
    }
    return false;
}

void AbstractSearch::expand(const AbstractPosition& abstract) {
    const Color us = abstract.turn();
    const Bitboard occupied = abstract.occupied();
    const Bitboard own = abstract.pieces(us);
    const BothPowers both = powers(abstract);
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King})
        for (const Square from : abstract.pieces(us, role))
            for (const Square to : board::attacks({us, role}, from, occupied).without(own))
                move(abstract, {us, role}, from, to);
    const Bitboard victims = abstract.pieces(!us) | both[static_cast<std::size_t>(!us)].stand;
    for (const Square from : abstract.pieces(us, Role::Pawn)) expand_pawn(abstract, from, victims);
    if (both[static_cast<std::size_t>(us)].may_move) move_abstracted(abstract, 0, Bitboard());
    const Bitboard prey = abstract.pieces(!us).without(abstract.pieces(Role::King));
    for (std::size_t number = 0; number < abstracted_.size(); ++number) {
        if (abstracted_[number].piece.color != us) continue;
        const Bitboard region = abstract.region(number);
        for (const Square to : prey&(region | steps(abstracted_[number].piece.role, region)))
            move_abstracted(abstract, number, Bitboard(to));
    }
}

void AbstractSearch::expand_pawn(const AbstractPosition& abstract, Square from, Bitboard victims) {
    const Color us = abstract.turn();
    const int up = us == Color::White ? 1 : -1;
    for (const Square to : board::pawn_attacks(us, from) & victims) move_pawn(abstract, from, to);
    for (const Square to : board::pawn_attacks(us, from) & abstract.passed()) {
        AbstractPosition next = abstract;
        const Bitboard left = Bitboard(from) | Bitboard(Square(to.file(), from.rank()));
        next.remove(left);
        next.put(to, {us, Role::Pawn});
        spread(next);
        arrive(next, left, to);
    }
    const Square ahead = *from.offset(0, up);
    if (abstract.occupied().has(ahead)) return;
    move_pawn(abstract, from, ahead);
    if (from.rank() != (us == Color::White ? Rank::Two : Rank::Seven)) return;
    const Square twice = *from.offset(0, 2 * up);
    if (abstract.occupied().has(twice)) return;
    AbstractPosition next = abstract;
    next.remove(Bitboard(from));
    next.put(twice, {us, Role::Pawn});
    spread(next);
    arrive(next, Bitboard(from), twice, ahead);
}

void AbstractSearch::move_pawn(const AbstractPosition& abstract, Square from, Square to) {
    const Color us = abstract.turn();
    if (to.rank() != Rank::One && to.rank() != Rank::Eight) return move(abstract, {us, Role::Pawn}, from, to);
    for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight}) move(abstract, {us, role}, from, to);
}

void AbstractSearch::move(const AbstractPosition& abstract, Piece piece, Square from, Square to) {
    if (abstract.pieces(Role::King).has(to)) return;
    AbstractPosition next = abstract;
    next.remove(Bitboard(from));
    next.put(to, piece);
    if (next.pieces(Role::Pawn) != abstract.pieces(Role::Pawn)) spread(next);
    arrive(next, Bitboard(from), to);
}

/// The move is made, with what the abstracted pieces make of it, but for the change of turns. The king who was not
/// attacked before is attacked now by the piece who arrived, or along a line which this move has opened.
void AbstractSearch::arrive(AbstractPosition next, Bitboard left, Square to, std::optional<Square> passed) {
    const Color us = next.turn();
    if (is_surely_attacked(next, next.king(us), !us)) return;
    next.pass_the_turn();
    if (passed && board::pawn_attacks(us, *passed).meets(next.pieces(!us, Role::Pawn))) next.set_passed(*passed);
    if (us == winner_ && may_open_check(next, left, to)) next.set_possible_check();
    add(next);
}

bool AbstractSearch::may_open_check(const AbstractPosition& abstract, Bitboard left, Square to) const {
    const Square king = abstract.king(!winner_);
    const Bitboard occupied = abstract.occupied();
    const Bitboard queens = abstract.pieces(Role::Queen);
    const Powers winners = powers(abstract)[static_cast<std::size_t>(winner_)];
    const auto may_check_along = [&](Bitboard lines, Bitboard sliders, Bitboard possible) {
        for (const Square from : lines&((abstract.pieces(winner_) & sliders) | possible.without(occupied)))
            if (from == to || board::between(king, from).meets(left)) return true;
        return false;
    };
    return may_check_along(board::bishop_attacks(king, occupied), abstract.pieces(Role::Bishop) | queens,
                           winners.diagonal) ||
           may_check_along(board::rook_attacks(king, occupied), abstract.pieces(Role::Rook) | queens, winners.straight);
}

/// An abstracted piece moves; or the one of that number captures on that square.
void AbstractSearch::move_abstracted(const AbstractPosition& abstract, std::size_t number, Bitboard captured) {
    const Color us = abstract.turn();
    AbstractPosition next = abstract;
    if (!captured.empty()) {
        next.remove(captured);
        next.set_region(number, next.region(number) | captured);
        spread(next);
    }
    const Square own_king = next.king(us);
    if (is_surely_attacked(next, own_king, !us)) return;
    next.pass_the_turn();
    if (us == winner_) {
        const Square king = next.king(!us);
        const bool may_check = powers(next)[static_cast<std::size_t>(us)].attacked.has(king) ||
                               !attackers(next, king, us, next.occupied()).empty();
        if (may_check) next.set_possible_check();
    }
    add(next);
}

void AbstractSearch::add(const AbstractPosition& abstract) {
    if (places_.size() < 2 * (positions_.size() + 1)) grow();
    std::size_t place = abstract.hash() & (places_.size() - 1);
    for (; places_[place] != 0; place = (place + 1) & (places_.size() - 1))
        if (positions_[places_[place] - 1] == abstract) return;
    positions_.push_back(abstract);
    places_[place] = static_cast<std::uint32_t>(positions_.size());
}

void AbstractSearch::grow() {
    std::vector<std::uint32_t> wider(4 * places_.size());
    for (std::uint32_t number = 1; number <= positions_.size(); ++number) {
        std::size_t place = positions_[number - 1].hash() & (wider.size() - 1);
        while (wider[place] != 0) place = (place + 1) & (wider.size() - 1);
        wider[place] = number;
    }
    places_ = std::move(wider);
}

} // namespace rules::verdict
