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

Placement standing(const Scene& context) { return context.position().setup().placement; }

void forget(UpdateContext& context) {
    Finger& finger = context.finger();
    const Runs piece = announce::describe_square(standing(context), *finger.in_mind, manner(context));
    finger.in_mind.reset();
    context.answer(context.phrase(PhraseId::InsightForgotten, {{"piece", piece}}));
}

/// Why no piece of that kind can stand there; empty if one can.
std::optional<PhraseId> obstacle(const rules::variants::Position& position, Role role, Square square) {
    for (const Color side : rules::board::both_colors)
        if (position.king(side) == square) return PhraseId::InsightKingsSquare;
    const bool is_end = square.rank() == Rank::One || square.rank() == Rank::Eight;
    if (role == Role::Pawn && is_end) return PhraseId::InsightPawnRank;
    return std::nullopt;
}

/// The square of the king the game is about, with that piece moved there.
std::optional<Square> king_of(const rules::variants::Position& position, Color side, Square from, Square to) {
    const auto king = position.king(side);
    return king == from ? std::optional(to) : king;
}

Runs describe_supposal(const Scene& context, const Supposal& there, Square from, Square to) {
    const rules::variants::Position& position = context.position();
    const announce::Manner how = manner(context);
    std::vector<Runs> clauses{announce::describe_square(there.board, to, how)};
    if (const auto replaced = position.at(to))
        clauses.push_back(
            context.phrase(PhraseId::InsightInsteadOf, {{"piece", announce::describe_piece(*replaced, how)}}));
    Bitboard kings;
    for (const Color side : {context.side(), !context.side()}) {
        const auto king = king_of(position, side, from, to);
        if (!king || !there.checked.has(*king)) continue;
        kings |= Bitboard(*king);
        clauses.push_back(context.phrase(PhraseId::InsightGivesCheck, {{"who", announce::who_word(side, how)}}));
    }
    const auto pieces = [&](PhraseId id, Bitboard squares) {
        clauses.push_back(context.phrase(id, {{"pieces", describe_placed_pieces(context, there.board, squares)}}));
    };
    const bool is_attacked = !there.attackers.empty();
    if (is_attacked)
        pieces(PhraseId::InsightAttackers, there.attackers);
    else
        clauses.push_back(context.phrase(PhraseId::InsightNoAttackers));
    const bool is_defensible = king_of(position, there.board[to]->color, from, to) != to; // nobody recaptures a king
    if (is_defensible && !there.defenders.empty())
        pieces(PhraseId::InsightDefenders, there.defenders);
    else if (is_defensible && is_attacked)
        clauses.push_back(context.phrase(PhraseId::InsightNoDefenders));
    if (const Bitboard attacked = there.attacks.without(kings); !attacked.empty())
        pieces(PhraseId::InsightAttacks, attacked);
    return join_clauses(context, clauses);
}

} // namespace

void think_of(UpdateContext& context) {
    Finger& finger = context.finger();
    if (finger.in_mind == finger.square) return forget(context);
    const Placement board = standing(context);
    if (!board[finger.square]) return context.refuse(context.phrase(PhraseId::BoardNothingHere));
    finger.in_mind = finger.square;
    context.answer(context.phrase(PhraseId::InsightInMind,
                                  {{"piece", announce::describe_square(board, finger.square, manner(context))},
                                   {"key", key_words(context, Command::IfHere, KeyContext::Board)}}));
}

void suppose_here(UpdateContext& context) {
    const Finger& finger = context.finger();
    if (!finger.in_mind)
        return context.refuse(context.phrase(PhraseId::InsightNoneInMind,
                                             {{"key", key_words(context, Command::ThinkOf, KeyContext::Board)}}));
    if (*finger.in_mind == finger.square) return forget(context);
    const Placement board = standing(context);
    const Piece piece = *board[*finger.in_mind];
    if (const auto why = obstacle(Scene(context).position(), piece.role, finger.square))
        return context.refuse(context.phrase(*why));
    const Supposal there = rules::insight::suppose(board, *finger.in_mind, finger.square);
    context.answer(describe_supposal(context, there, *finger.in_mind, finger.square));
}

} // namespace session
