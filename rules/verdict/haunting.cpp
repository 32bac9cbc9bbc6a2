#include "rules/verdict/haunting.hpp"

#include "rules/board/attacks.hpp"

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;

Haunting::Haunting(const Scene& root, Color winner, const BothGhosts& ghosts, bool is_check)
    : winner_(winner)
    , ghosts_(ghosts)
    , anywhere_(ghosts[0].stand | ghosts[1].stand)
    , places_(256) {
    Scene first = root;
    if (is_check) first.set_ghostly_check();
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

/// Attacked whatever the ghosts do.
bool Haunting::is_surely_attacked(const Scene& scene, Square square, Color by) const {
    return !attackers(scene, square, by, scene.occupied() | anywhere_).empty();
}
/// Attacked if the ghosts stand just so.
bool Haunting::may_be_attacked(const Scene& scene, Square square, Color by, Bitboard occupied) const {
    return ghosts(by).attacked.has(square) || !attackers(scene, square, by, occupied).empty();
}

bool Haunting::may_be_mate(const Scene& scene) const {
    const Color loser = !winner_;
    const Square king = scene.king(loser);
    if (!scene.may_be_in_ghostly_check() && !is_surely_attacked(scene, king, winner_)) return false;
    const Bitboard around = scene.occupied().without(Bitboard(king));
    Bitboard open;
    for (const Square flight : board::king_attacks(king).without(scene.men(loser)))
        if (!may_be_attacked(scene, flight, winner_, around)) open |= Bitboard(flight);
    return ghosts(loser).blockers.may_block(open) && !may_surely_capture_checker(scene, king);
}

/// The man who surely gives check can be captured wherever the ghosts are, and no ghost gives check then.
bool Haunting::may_surely_capture_checker(const Scene& scene, Square king) const {
    const Bitboard certain = scene.occupied() | anywhere_;
    const Bitboard checkers = attackers(scene, king, winner_, certain);
    if (checkers.empty() || checkers.several()) return false;
    const Square checker = checkers.first();
    for (const Square from : attackers(scene, checker, !winner_, certain).without(Bitboard(king))) {
        const Bitboard occupied = scene.occupied().without(Bitboard(from));
        if (ghosts(winner_).attacked.has(king)) return false;
        if (attackers(scene, king, winner_, occupied).without(checkers).empty()) return true;
    }
    return false;
}

void Haunting::expand(const Scene& scene) {
    const Color us = scene.turn();
    const Bitboard occupied = scene.occupied();
    const Bitboard own = scene.men(us);
    for (const Role role : {Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King})
        for (const Square from : scene.men(us, role))
            for (const Square to : board::attacks({us, role}, from, occupied).without(own))
                move(scene, {us, role}, from, to);
    for (const Square from : scene.men(us, Role::Pawn)) expand_pawn(scene, us, from);
    if (!ghosts(us).may_move) return;
    move_ghost(scene, Bitboard());
    for (const Square to : scene.men(!us).without(scene.men(Role::King)) & ghosts(us).stand)
        move_ghost(scene, Bitboard(to));
}

void Haunting::expand_pawn(const Scene& scene, Color us, Square from) {
    const int up = us == Color::White ? 1 : -1;
    for (const Square to : board::pawn_attacks(us, from) & (scene.men(!us) | ghosts(!us).stand))
        move_pawn(scene, us, from, to);
    for (const Square to : board::pawn_attacks(us, from) & scene.passed()) {
        Scene next = scene;
        const Bitboard left = Bitboard(from) | Bitboard(Square(to.file(), from.rank()));
        next.remove(left);
        next.put(to, {us, Role::Pawn});
        arrive(next, left, to);
    }
    const Square ahead = *from.offset(0, up);
    if (scene.occupied().has(ahead)) return;
    move_pawn(scene, us, from, ahead);
    if (from.rank() != (us == Color::White ? Rank::Two : Rank::Seven)) return;
    const Square twice = *from.offset(0, 2 * up);
    if (scene.occupied().has(twice)) return;
    Scene next = scene;
    next.remove(Bitboard(from));
    next.put(twice, {us, Role::Pawn});
    arrive(next, Bitboard(from), twice, ahead);
}

void Haunting::move_pawn(const Scene& scene, Color us, Square from, Square to) {
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

/// The move is made but for the change of turns. The king who was not attacked before is attacked now by the man
/// who arrived, or along a line which this move has opened.
void Haunting::arrive(Scene next, Bitboard left, Square to, std::optional<Square> passed) {
    const Color us = next.turn();
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
    const auto may_check_along = [&](Bitboard lines, Bitboard sliders, Bitboard ghostly) {
        for (const Square from : lines&((scene.men(winner_) & sliders) | ghostly.without(occupied)))
            if (from == to || board::between(king, from).meets(left)) return true;
        return false;
    };
    return may_check_along(board::bishop_attacks(king, occupied), scene.men(Role::Bishop) | queens,
                           ghosts(winner_).diagonal) ||
           may_check_along(board::rook_attacks(king, occupied), scene.men(Role::Rook) | queens,
                           ghosts(winner_).straight);
}

/// A ghost moves, and may take the man on that square.
void Haunting::move_ghost(const Scene& scene, Bitboard captured) {
    const Color us = scene.turn();
    Scene next = scene;
    next.remove(captured);
    if (is_surely_attacked(next, next.king(us), !us)) return;
    next.pass_the_turn();
    if (us == winner_ && may_be_attacked(next, next.king(!us), us, next.occupied())) next.set_ghostly_check();
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
    std::vector<std::uint32_t> wider(2 * places_.size());
    for (std::uint32_t number = 1; number <= scenes_.size(); ++number) {
        std::size_t place = scenes_[number - 1].hash() & (wider.size() - 1);
        while (wider[place] != 0) place = (place + 1) & (wider.size() - 1);
        wider[place] = number;
    }
    places_ = std::move(wider);
}

} // namespace rules::verdict
