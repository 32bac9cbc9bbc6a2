#include "src/session/board/board_answers.hpp"

#include "rules/board/attacks.hpp"
#include "rules/insight/king.hpp"
#include "rules/insight/pawns.hpp"
#include "rules/insight/piece_attacks.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/game_words.hpp"

namespace session {

namespace announce = speech::announce;
namespace insight = rules::insight;

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::File;
using rules::board::Placement;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs describe_files(const Scene& context, Bitboard squares) {
    std::vector<Runs> names;
    for (const File file : insight::files_of(squares)) names.push_back(announce::describe_file(file, manner(context)));
    return announce::describe_list(names, manner(context));
}

/// The pieces on the eight squares of a line, in order; empty if there are none.
template <typename SquareAt>
Runs pieces_along(const Scene& context, const SquareAt& square_at) {
    const Placement board = board_in_hand(context);
    std::vector<Runs> pieces;
    for (int place = 0; place < 8; ++place)
        if (const Square square = square_at(place); board[square])
            pieces.push_back(announce::describe_square(board, square, manner(context)));
    return announce::describe_list(pieces, manner(context));
}

/// The player's part of an answer, then the other one's.
template <typename Describe>
Runs for_both_sides(const Scene& context, const Describe& describe) {
    const auto part = [&](Color side) {
        return context.phrase(PhraseId::InsightSide,
                              {{"who", announce::who_word(side, manner(context))}, {"what", describe(side)}});
    };
    const Color mine = context.side();
    return context.phrase(PhraseId::InsightSides, {{"mine", part(mine)}, {"theirs", part(!mine)}});
}

Runs describe_islands(const Scene& context, const std::vector<insight::Island>& islands) {
    const announce::Manner how = manner(context);
    std::vector<Runs> files;
    for (const auto& [first, last] : islands) {
        const Runs begin = announce::describe_file(first, how);
        files.push_back(first == last
                            ? begin
                            : context.phrase(PhraseId::InsightFromTo,
                                             {{"first", begin}, {"last", announce::describe_file(last, how)}}));
    }
    return context.phrase(PhraseId::InsightIslands,
                          {{"count", islands.size()}, {"files", announce::describe_list(files, how)}});
}

Runs report_pawns(const Scene& context, Color side) {
    const rules::variants::Position& position = context.position();
    const Bitboard own = position.pieces(side, Role::Pawn);
    if (own.empty()) return context.phrase(PhraseId::InsightNoPawns);
    const insight::PawnReport report = insight::report_pawns(side, own, position.pieces(!side, Role::Pawn));
    std::vector<Runs> clauses{describe_islands(context, report.islands)};
    if (!report.doubled.empty())
        clauses.push_back(
            context.phrase(PhraseId::InsightDoubled, {{"files", describe_files(context, report.doubled)}}));
    if (!report.isolated.empty())
        clauses.push_back(
            context.phrase(PhraseId::InsightIsolated, {{"files", describe_files(context, report.isolated)}}));
    if (!report.passed.empty())
        clauses.push_back(
            context.phrase(PhraseId::InsightPassed, {{"squares", describe_squares(context, report.passed)}}));
    return join_clauses(context, clauses);
}

} // namespace

Runs describe_placed_pieces(const Scene& context, const Placement& board, Bitboard squares) {
    std::vector<Runs> pieces;
    for (const Square square : squares) pieces.push_back(announce::describe_square(board, square, manner(context)));
    return announce::describe_list(pieces, manner(context));
}

Runs knight_view(const Scene& context, Square square) {
    const Placement board = board_in_hand(context);
    const Bitboard reached = rules::board::knight_attacks(square);
    const Bitboard pieces = reached & insight::PieceAttacks(board).all();
    if (pieces.empty()) return context.phrase(PhraseId::InsightKnightNone, {{"squares", reached.count()}});
    return describe_placed_pieces(context, board, pieces);
}

Runs whole_rank(const Scene& context, Square square) {
    Runs pieces =
        pieces_along(context, [square](int place) { return Square(static_cast<File>(place), square.rank()); });
    if (!pieces.empty()) return pieces;
    return context.phrase(PhraseId::InsightEmptyRank,
                          {{"rank", announce::describe_rank(square.rank(), manner(context))}});
}

Runs whole_file(const Scene& context, Square square) {
    const bool is_white = context.side() == Color::White;
    Runs pieces = pieces_along(context, [square, is_white](int place) {
        return Square(square.file(), static_cast<Rank>(is_white ? place : 7 - place));
    });
    if (!pieces.empty()) return pieces;
    return context.phrase(PhraseId::InsightEmptyFile,
                          {{"file", announce::describe_file(square.file(), manner(context))}});
}

Runs around_king(const Scene& context, Color side) {
    const rules::variants::Position& position = context.position();
    const auto king = position.king(side);
    if (!king) return context.phrase(PhraseId::InsightKingIsAPiece);
    const Placement board = position.setup().placement;
    const insight::Neighbourhood seen = insight::look_round(board, *king);
    std::vector<Runs> clauses{announce::describe_square(board, *king, manner(context))};
    if (position.is_attacked(*king, !side)) clauses.push_back(context.phrase(PhraseId::InsightInCheck));
    if (!seen.pieces.empty())
        clauses.push_back(
            context.phrase(PhraseId::InsightBeside, {{"pieces", describe_placed_pieces(context, board, seen.pieces)}}));
    if (!seen.attacked.empty())
        clauses.push_back(
            context.phrase(PhraseId::InsightAttackedBeside, {{"squares", describe_squares(context, seen.attacked)}}));
    clauses.push_back(context.phrase(PhraseId::InsightKingMoves, {{"can", seen.open.empty() ? "no" : "yes"}}));
    return join_clauses(context, clauses);
}

Runs pieces_of_kind(const Scene& context, Role role) {
    const Placement board = board_in_hand(context);
    const insight::PieceAttacks pieces(board);
    return for_both_sides(context, [&](Color side) {
        const Bitboard squares = pieces.of({side, role});
        // Without any it says so itself, of the kind and the colour.
        return squares.empty() ? announce::describe_pieces(board, {side, role}, manner(context))
                               : describe_squares(context, squares);
    });
}

Runs pawn_report(const Scene& context) {
    return for_both_sides(context, [&context](Color side) { return report_pawns(context, side); });
}

} // namespace session
