#include "rules/verdict/haunting.hpp"

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

Haunting::Haunting(const Scene& root, std::vector<Ghosts> ghosts, Color winner, bool is_check)
    : ghosts_(std::move(ghosts))
    , winner_(winner)
    , places_(256) {
    Scene first = root;
    if (is_check) first.set_ghostly_check();
    spread(first);
    add(first);
}

Haunting::Answer Haunting::visit(std::size_t most) {
    for (; next_ < scenes_.size(); ++next_) {
        if (scenes_.size() > most) return Answer::Unknown;
        const Scene scene = scenes_[next_];
        if (scene.turn() != winner_ && may_be_mate(scene)) return Answer::MayMate;
        expand(scene);
    }
    return Answer::NoMate;
}

/// Every ghost goes wherever the pawns let him.
void Haunting::spread(Scene& scene) const {
    const Bitboard pawns = scene.men(Role::Pawn);
    for (std::size_t number = 0; number < ghosts_.size(); ++number)
        scene.set_region(number, flood(ghosts_[number].piece.role, scene.region(number).without(pawns), pawns));
}

Haunting::BothPowers Haunting::powers(const Scene& scene) const {
    BothPowers both;
    for (std::size_t number = 0; number < ghosts_.size(); ++number) {
        const Role role = ghosts_[number].piece.role;
        const Bitboard region = scene.region(number);
        Powers& powers = both[static_cast<std::size_t>(ghosts_[number].piece.color)];
        powers.stand |= region;
        powers.attacked |= steps(role, region);
        if (role == Role::Bishop || role == Role::Queen) powers.diagonal |= region;
        if (role == Role::Rook || role == Role::Queen) powers.straight |= region;
        powers.may_move = powers.may_move || region.several();
    }
    return both;
}

Bitboard Haunting::anywhere(const Scene& scene) const {
    Bitboard squares;
    for (std::size_t number = 0; number < ghosts_.size(); ++number) squares |= scene.region(number);
    return squares;
}

/// Attacked whatever the ghosts do.
bool Haunting::is_surely_attacked(const Scene& scene, Square square, Color by) const {
    return !attackers(scene, square, by, scene.occupied() | anywhere(scene)).empty();
}

bool Haunting::may_be_mate(const Scene& scene) const {
    const Color loser = !winner_;
    const Square king = scene.king(loser);
    if (!scene.may_be_in_ghostly_check() && !is_surely_attacked(scene, king, winner_)) return false;
    const BothPowers both = powers(scene);
    const Powers& winners = both[static_cast<std::size_t>(winner_)];
    const Bitboard around = scene.occupied().without(Bitboard(king));
    Bitboard open;
    for (const Square flight : board::king_attacks(king).without(scene.men(loser) | winners.attacked))
        if (attackers(scene, flight, winner_, around).empty()) open |= Bitboard(flight);
    Blockers blockers;
    for (std::size_t number = 0; number < ghosts_.size(); ++number)
        if (ghosts_[number].piece.color == loser)
            for (int ghost = 0; ghost < ghosts_[number].count; ++ghost) blockers.add(scene.region(number));
    return blockers.may_block(open) && !may_surely_capture_checker(scene, king, winners);
}

/// The man who surely gives check can be captured wherever the ghosts are, and no ghost gives check then.
bool Haunting::may_surely_capture_checker(const Scene& scene, Square king, const Powers& winners) const {
    if (winners.attacked.has(king)) return false;
    const Bitboard certain = scene.occupied() | anywhere(scene);
    const Bitboard checkers = attackers(scene, king, winner_, certain);
    if (checkers.empty() || checkers.several()) return false;
    for (const Square from : attackers(scene, checkers.first(), !winner_, certain).without(Bitboard(king))) {
        const Bitboard occupied = scene.occupied().without(Bitboard(from));
        if (attackers(scene, king, winner_, occupied).without(checkers).empty()) return true;
    }
    return false;
}

void Haunting::expand(const Scene& scene) {
    const Color us = scene.turn();
    const Bitboard occupied = scene.occupied();
    const Bitboard own = scene.men(us);
    const BothPowers both = powers(scene);
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King})
        for (const Square from : scene.men(us, role))
            for (const Square to : board::attacks({us, role}, from, occupied).without(own))
                move(scene, {us, role}, from, to);
    const Bitboard victims = scene.men(!us) | both[static_cast<std::size_t>(!us)].stand;
    for (const Square from : scene.men(us, Role::Pawn)) expand_pawn(scene, from, victims);
    if (both[static_cast<std::size_t>(us)].may_move) move_ghost(scene, 0, Bitboard());
    const Bitboard prey = scene.men(!us).without(scene.men(Role::King));
    for (std::size_t number = 0; number < ghosts_.size(); ++number) {
        if (ghosts_[number].piece.color != us) continue;
        const Bitboard region = scene.region(number);
        for (const Square to : prey&(region | steps(ghosts_[number].piece.role, region)))
            move_ghost(scene, number, Bitboard(to));
    }
}

void Haunting::expand_pawn(const Scene& scene, Square from, Bitboard victims) {
    const Color us = scene.turn();
    const int up = us == Color::White ? 1 : -1;
    for (const Square to : board::pawn_attacks(us, from) & victims) move_pawn(scene, from, to);
    for (const Square to : board::pawn_attacks(us, from) & scene.passed()) {
        Scene next = scene;
        const Bitboard left = Bitboard(from) | Bitboard(Square(to.file(), from.rank()));
        next.remove(left);
        next.put(to, {us, Role::Pawn});
        arrive(next, left, to);
    }
    const Square ahead = *from.offset(0, up);
    if (scene.occupied().has(ahead)) return;
    move_pawn(scene, from, ahead);
    if (from.rank() != (us == Color::White ? Rank::Two : Rank::Seven)) return;
    const Square twice = *from.offset(0, 2 * up);
    if (scene.occupied().has(twice)) return;
    Scene next = scene;
    next.remove(Bitboard(from));
    next.put(twice, {us, Role::Pawn});
    arrive(next, Bitboard(from), twice, ahead);
}

void Haunting::move_pawn(const Scene& scene, Square from, Square to) {
    const Color us = scene.turn();
    if (to.rank() != Rank::One && to.rank() != Rank::Eight) return move(scene, {us, Role::Pawn}, from, to);
    for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight}) move(scene, {us, role}, from, to);
}

void Haunting::move(const Scene& scene, Piece piece, Square from, Square to) {
    if (scene.men(Role::King).has(to)) return;
    Scene next = scene;
    next.remove(Bitboard(from));
    next.put(to, piece);
    arrive(next, Bitboard(from), to);
}

/// The move is made but for what the ghosts make of it and the change of turns. The king who was not attacked before is
/// attacked now by the man who arrived, or along a line which this move has opened.
void Haunting::arrive(Scene next, Bitboard left, Square to, std::optional<Square> passed) {
    const Color us = next.turn();
    spread(next);
    if (is_surely_attacked(next, next.king(us), !us)) return;
    next.pass_the_turn();
    if (passed && board::pawn_attacks(us, *passed).meets(next.men(!us, Role::Pawn))) next.set_passed(*passed);
    if (us == winner_ && may_open_ghostly_check(next, left, to)) next.set_ghostly_check();
    add(next);
}

bool Haunting::may_open_ghostly_check(const Scene& scene, Bitboard left, Square to) const {
    const Square king = scene.king(!winner_);
    const Bitboard occupied = scene.occupied();
    const Bitboard queens = scene.men(Role::Queen);
    const Powers winners = powers(scene)[static_cast<std::size_t>(winner_)];
    const auto may_check_along = [&](Bitboard lines, Bitboard sliders, Bitboard ghostly) {
        for (const Square from : lines&((scene.men(winner_) & sliders) | ghostly.without(occupied)))
            if (from == to || board::between(king, from).meets(left)) return true;
        return false;
    };
    return may_check_along(board::bishop_attacks(king, occupied), scene.men(Role::Bishop) | queens, winners.diagonal) ||
           may_check_along(board::rook_attacks(king, occupied), scene.men(Role::Rook) | queens, winners.straight);
}

/// A ghost moves; or the ghost of that number takes the man on that square.
void Haunting::move_ghost(const Scene& scene, std::size_t number, Bitboard captured) {
    const Color us = scene.turn();
    Scene next = scene;
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
        if (may_check) next.set_ghostly_check();
    }
    add(next);
}

void Haunting::add(const Scene& scene) {
    if (places_.size() < 2 * (scenes_.size() + 1)) grow();
    std::size_t place = scene.hash() & (places_.size() - 1);
    for (; places_[place] != 0; place = (place + 1) & (places_.size() - 1))
        if (scenes_[places_[place] - 1] == scene) return;
    scenes_.push_back(scene);
    places_[place] = static_cast<std::uint32_t>(scenes_.size());
}

void Haunting::grow() {
    std::vector<std::uint32_t> wider(4 * places_.size());
    for (std::uint32_t number = 1; number <= scenes_.size(); ++number) {
        std::size_t place = scenes_[number - 1].hash() & (wider.size() - 1);
        while (wider[place] != 0) place = (place + 1) & (wider.size() - 1);
        wider[place] = number;
    }
    places_ = std::move(wider);
}

} // namespace rules::verdict
