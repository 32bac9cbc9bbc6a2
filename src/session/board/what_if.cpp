#include "src/session/board/what_if.hpp"

#include "rules/insight/supposal.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"

namespace session {

namespace announce = speech::announce;

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Piece;
using rules::board::Placement;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using rules::insight::Supposal;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Placement standing(const Scene& step) { return step.model.game->table.position.setup().placement; }

void forget(Step& step) {
    Finger& finger = step.finger();
    const Runs man = announce::describe_square(standing(step), *finger.in_mind, manner(step));
    finger.in_mind.reset();
    step.answer(step.phrase(PhraseId::InsightForgotten, {{"man", man}}));
}

/// Why no man of that kind can stand there; empty if one can.
std::optional<PhraseId> obstacle(const rules::variants::Position& position, Role role, Square square) {
    for (const Color side : rules::board::both_colors)
        if (position.king(side) == square) return PhraseId::InsightKingsSquare;
    const bool is_end = square.rank() == Rank::One || square.rank() == Rank::Eight;
    if (role == Role::Pawn && is_end) return PhraseId::InsightPawnRank;
    return std::nullopt;
}

/// The square of the king the game is about, with that man moved there.
std::optional<Square> king_of(const rules::variants::Position& position, Color side, Square from, Square to) {
    const auto king = position.king(side);
    return king == from ? std::optional(to) : king;
}

Runs describe_supposal(const Scene& step, const Supposal& there, Square from, Square to) {
    const rules::variants::Position& position = step.model.game->table.position;
    const announce::Manner how = manner(step);
    std::vector<Runs> clauses{announce::describe_square(there.board, to, how)};
    if (const auto replaced = position.at(to))
        clauses.push_back(step.phrase(PhraseId::InsightInsteadOf, {{"man", announce::describe_piece(*replaced, how)}}));
    Bitboard kings;
    for (const Color side : {step.side(), !step.side()}) {
        const auto king = king_of(position, side, from, to);
        if (!king || !there.checked.has(*king)) continue;
        kings |= Bitboard(*king);
        clauses.push_back(step.phrase(PhraseId::InsightGivesCheck, {{"who", announce::who_word(side, how)}}));
    }
    const auto men = [&](PhraseId id, Bitboard squares) {
        clauses.push_back(step.phrase(id, {{"men", describe_men(step, there.board, squares)}}));
    };
    const bool is_attacked = !there.attackers.empty();
    if (is_attacked)
        men(PhraseId::InsightAttackers, there.attackers);
    else
        clauses.push_back(step.phrase(PhraseId::InsightNoAttackers));
    const bool is_defensible = king_of(position, there.board[to]->color, from, to) != to; // nobody recaptures a king
    if (is_defensible && !there.defenders.empty())
        men(PhraseId::InsightDefenders, there.defenders);
    else if (is_defensible && is_attacked)
        clauses.push_back(step.phrase(PhraseId::InsightNoDefenders));
    if (const Bitboard attacked = there.attacks.without(kings); !attacked.empty())
        men(PhraseId::InsightAttacks, attacked);
    return join_clauses(step, clauses);
}

} // namespace

void think_of(Step& step) {
    Finger& finger = step.finger();
    if (finger.in_mind == finger.square) return forget(step);
    const Placement board = standing(step);
    if (!board[finger.square]) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
    finger.in_mind = finger.square;
    step.answer(
        step.phrase(PhraseId::InsightInMind, {{"man", announce::describe_square(board, finger.square, manner(step))},
                                              {"key", key_words(step, Command::IfHere, Context::Board)}}));
}

void suppose_here(Step& step) {
    const Finger& finger = step.finger();
    if (!finger.in_mind)
        return step.refuse(
            step.phrase(PhraseId::InsightNoneInMind, {{"key", key_words(step, Command::ThinkOf, Context::Board)}}));
    if (*finger.in_mind == finger.square) return forget(step);
    const Placement board = standing(step);
    const Piece man = *board[*finger.in_mind];
    if (const auto why = obstacle(step.model.game->table.position, man.role, finger.square))
        return step.refuse(step.phrase(*why));
    const Supposal there = rules::insight::suppose(board, *finger.in_mind, finger.square);
    step.answer(describe_supposal(step, there, *finger.in_mind, finger.square));
}

} // namespace session
