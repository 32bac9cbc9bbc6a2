#include "rules/verdict/ghosts.hpp"

#include "rules/board/attacks.hpp"
#include "rules/verdict/haunting.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Bitboard;
using board::Color;
using board::Role;
using board::Square;
using variants::Position;

namespace {

/// More kinds than these make too many choices.
constexpr std::size_t most_kinds = 8;
constexpr std::size_t cost_of_a_choice = 20;

bool may_capture_en_passant(const Position& position) {
    const auto moves = position.legal_moves();
    return std::any_of(moves.begin(), moves.end(),
                       [](board::Move move) { return move.kind() == board::MoveKind::EnPassant; });
}

bool may_castle_some_day(const Position& position) { return position.setup().castling != board::CastlingRights{}; }

} // namespace

GhostProof::GhostProof(const Position& position, Color side)
    : position_(position)
    , side_(side)
    , mobility_(position, side) {
    if (may_castle_some_day(position) || may_capture_en_passant(position)) return;
    while (mobility_.widen()) {
    }
    find_kinds();
    if (kinds_.size() > most_kinds) return;
    for (unsigned choice = 1; choice < 1U << kinds_.size(); ++choice) {
        Bitboard squares;
        for (std::size_t place = 0; place < kinds_.size(); ++place)
            if ((choice >> place & 1U) != 0) squares |= kinds_[place].squares;
        choices_.push_back(squares);
    }
    std::stable_sort(choices_.begin(), choices_.end(),
                     [](Bitboard one, Bitboard other) { return one.count() > other.count(); });
}

void GhostProof::find_kinds() {
    Bitboard occupied;
    for (const Man& man : mobility_.men()) occupied |= man.home;
    for (const Man& man : mobility_.men()) {
        if (man.is_pawn() || man.is_king() || man.reach() == man.home) continue;
        const Square home = man.home.first();
        const bool is_light = man.piece.role == Role::Bishop && home.is_light();
        const bool may_move = !board::attacks(man.piece, home, occupied).without(occupied).empty();
        auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& one) {
            return one.piece == man.piece && one.is_light_bishop == is_light && one.may_move_now == may_move;
        });
        if (kind == kinds_.end()) kind = kinds_.insert(kind, Kind{man.piece, is_light, may_move, {}});
        kind->squares |= man.home;
    }
}

BothGhosts GhostProof::ghosts_on(Bitboard squares) const {
    BothGhosts both;
    for (const Man& man : mobility_.men()) {
        if (!man.home.meets(squares)) continue;
        Ghosts& ghosts = both[static_cast<std::size_t>(man.piece.color)];
        const Role role = man.piece.role;
        ghosts.stand |= man.reach();
        if (role == Role::Bishop || role == Role::Queen) ghosts.diagonal |= man.reach();
        if (role == Role::Rook || role == Role::Queen) ghosts.straight |= man.reach();
        ghosts.attacked |= mobility_.attacks(man);
        ghosts.blockers.add(man.reach());
        ghosts.may_move = true;
    }
    return both;
}

GhostProof::Answer GhostProof::go_on(std::size_t scenes) {
    const std::size_t limit = visited_ + scenes;
    while (!choices_.empty() && visited_ < limit) {
        if (next_ == choices_.size()) {
            next_ = 0;
            patience_ *= 4;
        }
        const BothGhosts ghosts = ghosts_on(choices_[next_]);
        const bool is_check = position_.turn() != side_ && position_.is_check();
        Haunting haunting(Scene(position_, choices_[next_]), side_, ghosts, is_check);
        const auto answer = haunting.visit(std::min(patience_, limit - visited_));
        visited_ += haunting.size() + cost_of_a_choice;
        switch (answer) {
        case Haunting::Answer::NoMate: return Answer::Proved;
        case Haunting::Answer::MayMate: choices_.erase(choices_.begin() + static_cast<std::ptrdiff_t>(next_)); break;
        case Haunting::Answer::Unknown: ++next_; break;
        }
    }
    return choices_.empty() ? Answer::Hopeless : Answer::Open;
}

} // namespace rules::verdict
