#include "src/session/board/answers.hpp"

#include "speech/announce/describe.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::File;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

const rules::variants::Position& position(const Scene& step) { return step.model.game->table.position; }

/// The first man felt from a square in one direction.
std::optional<Square> first_man(const rules::board::Placement& board, Square from, int files, int ranks) {
    for (auto next = from.offset(files, ranks); next; next = next->offset(files, ranks))
        if (board[*next]) return next;
    return std::nullopt;
}

using Direction = std::pair<int, int>;

Runs along(const Scene& step, Square square, const std::array<Direction, 4>& directions) {
    std::vector<Runs> seen;
    for (const auto& [files, ranks] : directions)
        if (const auto man = first_man(board_in_hand(step), square, files, ranks))
            seen.push_back(square_and_man(step, *man));
    if (seen.empty()) return step.phrase(PhraseId::BoardNothingAlong);
    return announce::describe_list(seen, manner(step));
}

/// The position with that side to move, as if the other had passed; empty where that is no position.
std::optional<rules::variants::Position> with_turn(const rules::variants::Position& position, Color turn) {
    if (position.turn() == turn) return position;
    rules::board::Setup setup = position.setup();
    setup.turn = turn;
    setup.en_passant.reset();
    auto made = rules::variants::Position::from_setup(setup, position.variant());
    if (auto* legal = std::get_if<rules::variants::Position>(&made)) return *legal;
    return std::nullopt;
}

/// Whose square it is: his whose man stands there, an empty one the player's.
Color owner(const Scene& step, Square square) {
    const auto man = position(step).at(square);
    return man ? man->color : step.side();
}

Runs men_reaching(const Scene& step, Square square, Color side, PhraseId none) {
    std::vector<Runs> men;
    for (const Square from : position(step).attackers(square, side)) men.push_back(square_and_man(step, from));
    return men.empty() ? step.phrase(none) : announce::describe_list(men, manner(step));
}

} // namespace

Runs square_and_man(const Scene& step, Square square) {
    return announce::describe_square(board_in_hand(step), square, manner(step));
}

Runs moves_of(const Scene& step, Square square, bool captures) {
    const auto man = position(step).at(square);
    if (!man) return step.phrase(PhraseId::BoardNothingHere);
    const auto turned = with_turn(position(step), man->color);
    if (!turned) return step.phrase(PhraseId::BoardInCheckFirst);
    std::vector<Runs> targets;
    std::vector<Square> told; // the four promotions to one square count once
    for (const Move move : turned->legal_moves()) {
        if (move.from() != square || std::find(told.begin(), told.end(), move.to()) != told.end()) continue;
        const auto taken = turned->captured(move);
        if (captures && !taken) continue;
        told.push_back(move.to());
        const Runs where = announce::describe_square(move.to(), manner(step));
        if (!taken) {
            targets.push_back(where);
        } else {
            const Runs what = announce::describe_role(taken->piece.role, manner(step));
            targets.push_back(step.phrase(PhraseId::BoardCaptureOn, {{"man", what}, {"square", where}}));
        }
    }
    if (targets.empty()) return step.phrase(captures ? PhraseId::BoardNoCaptures : PhraseId::BoardNoMoves);
    return announce::describe_list(targets, manner(step));
}

Runs along_lines(const Scene& step, Square square) {
    return along(step, square, {Direction{0, 1}, Direction{1, 0}, Direction{0, -1}, Direction{-1, 0}});
}

Runs along_diagonals(const Scene& step, Square square) {
    return along(step, square, {Direction{1, 1}, Direction{1, -1}, Direction{-1, -1}, Direction{-1, 1}});
}

Runs attackers_of(const Scene& step, Square square) {
    return men_reaching(step, square, !owner(step, square), PhraseId::BoardNoAttackers);
}

Runs defenders_of(const Scene& step, Square square) {
    return men_reaching(step, square, owner(step, square), PhraseId::BoardNoDefenders);
}

Runs men_of(const Scene& step, Color side) {
    const Runs men = announce::describe_pieces(board_in_hand(step), side, manner(step));
    return step.phrase(PhraseId::BoardMenOf, {{"side", side == Color::White ? "white" : "black"}, {"men", men}});
}

Runs all_men(const Scene& step) {
    return step.phrase(PhraseId::BoardAllMen,
                       {{"white", men_of(step, Color::White)}, {"black", men_of(step, Color::Black)}});
}

Runs pawns_by_file(const Scene& step) {
    const rules::board::Placement board = board_in_hand(step);
    std::vector<Runs> pawns;
    for (int file = 0; file < 8; ++file) {
        for (int rank = 0; rank < 8; ++rank) {
            const Square square(static_cast<File>(file), static_cast<Rank>(rank));
            const auto man = board[square];
            if (!man || man->role != Role::Pawn) continue;
            pawns.push_back(
                step.phrase(PhraseId::BoardPawnOn, {{"color", announce::side_word(man->color)},
                                                    {"square", announce::describe_square(square, manner(step))}}));
        }
    }
    if (pawns.empty()) return step.phrase(PhraseId::BoardNoPawns);
    return announce::describe_list(pawns, manner(step));
}

} // namespace session
