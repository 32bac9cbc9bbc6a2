#include "tests/exercises/tactics.hpp"

#include "rules/board/attacks.hpp"
#include "tests/exercises/balance.hpp"
#include "tests/exercises/mate.hpp"

#include <algorithm>

namespace exercises {

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Move;
using rules::board::MoveKind;
using rules::board::Piece;
using rules::board::Role;
using rules::board::Square;
using rules::variants::Position;

namespace {

constexpr int least_piece = 3; // pawns: a knight

int worth_at(const Position& position, Square square) { return worth(position.at(square)->role); }

bool holds(const Position& position, Square square, Color color) {
    const auto piece = position.at(square);
    return piece && piece->color == color;
}

Bitboard attacked_from(const Position& position, Square square) {
    return rules::board::attacks(*position.at(square), square, occupied(position));
}

bool is_slider(const Position& position, Square square) {
    const Role role = position.at(square)->role;
    return role == Role::Bishop || role == Role::Rook || role == Role::Queen;
}

/// A king, or a piece that is worth more than the attacker, or one that nothing defends.
bool is_target(const Position& position, Square square, int attacker) {
    const Piece piece = *position.at(square);
    if (piece.role == Role::Pawn) return false;
    return worth(piece.role) > attacker || !position.is_attacked(square, piece.color);
}

/// The piece there is still the same after the reply, and the solver's next move captures it.
bool is_captured_next(const Play& play, std::size_t ply, Square square) {
    if (ply + 2 >= play.size() || play.move(ply + 1).to() == square) return false;
    if (play.at(ply + 1).at(square) != play.at(ply + 2).at(square)) return false;
    const auto captured = play.at(ply + 2).captured(play.move(ply + 2));
    return captured && captured->square == square;
}

/// Two pieces of the other side on a line from a square, one behind the other.
struct InLine {
    Square front;
    Square back;
};

std::vector<InLine> lines_from(const Position& position, Square square) {
    std::vector<InLine> lines;
    if (!is_slider(position, square)) return lines;
    const Piece piece = *position.at(square);
    const Bitboard all = occupied(position);
    const Bitboard seen = rules::board::attacks(piece, square, all);
    for (const Square front : seen& all) {
        if (!holds(position, front, !piece.color)) continue;
        const Bitboard through = rules::board::attacks(piece, square, all.without(Bitboard(front)));
        for (const Square back : through.without(seen) & all)
            if (holds(position, back, !piece.color)) lines.push_back({front, back});
    }
    return lines;
}

bool had_line(const Position& before, const InLine& line, Color color) {
    for (const Square square : occupied(before)) {
        if (!holds(before, square, color)) continue;
        const auto lines = lines_from(before, square);
        if (std::ranges::any_of(lines, [&](InLine one) { return one.front == line.front && one.back == line.back; }))
            return true;
    }
    return false;
}

/// Whether the piece there may not move away because its king stands behind it.
bool is_pinned_to_king(const Position& position, Square square, Color pinning) {
    for (const Square from : occupied(position)) {
        if (!holds(position, from, pinning)) continue;
        for (const InLine line : lines_from(position, from))
            if (line.front == square && position.at(line.back)->role == Role::King) return true;
    }
    return false;
}

bool pins_and_wins(const Play& play, std::size_t ply) {
    const Position& after = play.at(ply + 1);
    const Square pinning = play.move(ply).to();
    return std::ranges::any_of(lines_from(after, pinning), [&](InLine line) {
        const Role back = after.at(line.back)->role;
        const bool is_pin = back == Role::King || (back == Role::Queen && after.at(line.front)->role != Role::King);
        return is_pin && worth_at(after, line.front) < worth(back) && worth_at(after, line.front) >= least_piece &&
               !had_line(play.at(ply), line, play.solver()) && is_captured_next(play, ply, line.front);
    });
}

bool attacks_pinned(const Play& play, std::size_t ply) {
    const Square attacker = play.move(ply).to();
    const Position& after = play.at(ply + 1);
    for (const Square square : attacked_from(after, attacker)) {
        if (!holds(after, square, !play.solver()) || worth_at(after, square) < least_piece) continue;
        if (is_pinned_to_king(play.at(ply), square, play.solver()) && is_captured_next(play, ply, square) &&
            play.move(ply + 2).from() == attacker)
            return true;
    }
    return false;
}

/// The move captures what is defended, but by pieces alone that cannot capture, for they are pinned to their king.
bool captures_before_pinned(const Position& before, Move move) {
    const auto captured = before.captured(move);
    if (!captured || move.promoted()) return false;
    const Color solver = before.turn();
    const Position after = before.after(move);
    if (worth(captured->piece.role) - worth_at(after, move.to()) >= 2) return false;
    const auto defenders = after.attackers(move.to(), !solver);
    const bool all_pinned = std::ranges::all_of(defenders, [&](Square square) {
        return after.at(square)->role == Role::King || is_pinned_to_king(after, square, solver);
    });
    const bool has_defender =
        std::ranges::any_of(defenders, [&](Square square) { return after.at(square)->role != Role::King; });
    const auto replies = after.legal_moves();
    const bool is_taken = std::ranges::any_of(replies, [&](Move reply) { return reply.to() == move.to(); });
    return has_defender && all_pinned && !is_taken;
}

bool opens_line(const Play& play, std::size_t ply, Square slider) {
    const Position& before = play.at(ply);
    const Position& after = play.at(ply + 1);
    const Move move = play.move(ply);
    const Bitboard opened = attacked_from(after, slider).without(attacked_from(before, slider));
    for (const Square square : opened& occupied(after)) {
        if (!holds(after, square, !play.solver()) || !rules::board::between(slider, square).has(*move.from())) continue;
        if (!is_target(after, square, worth_at(after, slider))) continue;
        if (after.at(square)->role != Role::King) {
            if (is_captured_next(play, ply, square) && play.move(ply + 2).from() == slider) return true;
            continue;
        }
        const auto captured = before.captured(move);
        if (captured && worth(captured->piece.role) >= least_piece && ply + 1 == play.size()) return true;
        if (ply + 2 >= play.size() || play.move(ply + 2).from() != move.to()) continue;
        const auto next = play.at(ply + 2).captured(play.move(ply + 2));
        if (next && worth(next->piece.role) >= least_piece && is_captured_next(play, ply, next->square)) return true;
    }
    return false;
}

bool discovers_at(const Play& play, std::size_t ply) {
    const Move move = play.move(ply);
    if (move.kind() == MoveKind::Castling) return false;
    for (const Square slider : occupied(play.at(ply)))
        if (slider != *move.from() && holds(play.at(ply), slider, play.solver()) && is_slider(play.at(ply), slider) &&
            opens_line(play, ply, slider))
            return true;
    return false;
}

bool skewers_at(const Play& play, std::size_t ply) {
    const Position& after = play.at(ply + 1);
    const Square slider = play.move(ply).to();
    return std::ranges::any_of(lines_from(after, slider), [&](InLine line) {
        return worth_at(after, line.front) > worth_at(after, line.back) && worth_at(after, line.back) >= least_piece &&
               worth_at(after, line.front) > worth_at(after, slider) && !had_line(play.at(ply), line, play.solver()) &&
               is_captured_next(play, ply, line.back) && play.move(ply + 1).from() == line.front &&
               play.move(ply + 2).from() == slider;
    });
}

bool forks_at(const Play& play, std::size_t ply) {
    const Position& after = play.at(ply + 1);
    const Square forking = play.move(ply).to();
    const Bitboard before = attacked_from(play.at(ply), *play.move(ply).from());
    int targets = 0;
    bool is_new = false;
    bool is_won = false;
    for (const Square square : attacked_from(after, forking)) {
        if (!holds(after, square, !play.solver()) || !is_target(after, square, worth_at(after, forking))) continue;
        ++targets;
        is_new = is_new || !before.has(square);
        is_won = is_won || (is_captured_next(play, ply, square) && play.move(ply + 2).from() == forking);
    }
    return targets >= 2 && is_new && is_won;
}

/// Whether it holds of the solver's last move but one, after which the last one wins something.
template <typename Holds>
bool wins_by(const Play& play, Holds holds_at) {
    return play.size() >= 3 && holds_at(play, play.size() - 3);
}

} // namespace

bool captures_loose_piece(const Play& play) {
    if (play.size() != 1) return false;
    const Move move = play.move(0);
    const auto captured = play.at(0).captured(move);
    if (!captured || move.promoted() || worth(captured->piece.role) < least_piece) return false;
    if (play.last_capture() == captured->square) return false;
    return settled_balance(play.now(), play.solver()) - balance(play.at(0), play.solver()) >= 2;
}

bool forks(const Play& play) { return wins_by(play, forks_at); }

bool pins(const Play& play) {
    return wins_by(play, pins_and_wins) || wins_by(play, attacks_pinned) ||
           (play.size() == 1 && captures_before_pinned(play.at(0), play.move(0)));
}

bool skewers(const Play& play) { return wins_by(play, skewers_at); }

bool discovers_attack(const Play& play) {
    return wins_by(play, discovers_at) || (play.size() == 1 && discovers_at(play, 0));
}

bool mates_on_back_rank(const Play& play) {
    const Position& mate = play.now();
    if (!is_mate(mate)) return false;
    const Color mated = mate.turn();
    const Square king = *mate.king(mated);
    if (king.rank() != (mated == Color::White ? rules::board::Rank::One : rules::board::Rank::Eight)) return false;
    const auto checking = mate.attackers(king, !mated);
    const bool is_along = std::ranges::any_of(
        checking, [&](Square square) { return square.rank() == king.rank() && mate.at(square)->role != Role::King; });
    const int forward = mated == Color::White ? 1 : -1;
    int pawns = 0;
    for (const int file : {-1, 0, 1}) {
        const auto square = king.offset(file, forward);
        if (square && mate.pieces(mated, Role::Pawn).has(*square)) ++pawns;
    }
    return is_along && pawns >= 2;
}

bool promotes(const Play& play) {
    if (play.size() == 0) return false;
    const auto promoted = play.move(play.size() - 1).promoted();
    return promoted && (play.size() >= 3 || *promoted != Role::Queen);
}

bool may_be_stalemated(const Position& after_solver) {
    if (is_stalemate(after_solver)) return true;
    const auto replies = after_solver.legal_moves();
    return std::ranges::any_of(replies, [&](Move reply) { return is_stalemate(after_solver.after(reply)); });
}

} // namespace exercises
