#include "src/session/board/board_answers.hpp"

#include "rules/board/attacks.hpp"
#include "rules/insight/king.hpp"
#include "rules/insight/pawns.hpp"
#include "rules/insight/pieces.hpp"
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

Runs describe_squares(const Scene& step, Bitboard squares) {
    std::vector<Runs> names;
    for (const Square square : squares) names.push_back(announce::describe_square(square, manner(step)));
    return announce::describe_list(names, manner(step));
}

Runs describe_files(const Scene& step, Bitboard squares) {
    std::vector<Runs> names;
    for (const File file : insight::files_of(squares)) names.push_back(announce::describe_file(file, manner(step)));
    return announce::describe_list(names, manner(step));
}

/// The men on the eight squares of a line, in order; empty if there are none.
template <typename SquareAt>
Runs men_along(const Scene& step, const SquareAt& square_at) {
    const Placement board = board_in_hand(step);
    std::vector<Runs> men;
    for (int place = 0; place < 8; ++place)
        if (const Square square = square_at(place); board[square])
            men.push_back(announce::describe_square(board, square, manner(step)));
    return announce::describe_list(men, manner(step));
}

/// The player's part of an answer, then the other one's.
template <typename Describe>
Runs for_both_sides(const Scene& step, const Describe& describe) {
    const auto part = [&](Color side) {
        return step.phrase(PhraseId::InsightSide,
                           {{"who", announce::who_word(side, manner(step))}, {"what", describe(side)}});
    };
    const Color mine = step.side();
    return step.phrase(PhraseId::InsightSides, {{"mine", part(mine)}, {"theirs", part(!mine)}});
}

Runs describe_islands(const Scene& step, const std::vector<insight::Island>& islands) {
    const announce::Manner how = manner(step);
    std::vector<Runs> files;
    for (const auto& [first, last] : islands) {
        const Runs begin = announce::describe_file(first, how);
        files.push_back(first == last ? begin
                                      : step.phrase(PhraseId::InsightFromTo,
                                                    {{"first", begin}, {"last", announce::describe_file(last, how)}}));
    }
    return step.phrase(PhraseId::InsightIslands,
                       {{"count", islands.size()}, {"files", announce::describe_list(files, how)}});
}

Runs report_pawns(const Scene& step, Color side) {
    const rules::variants::Position& position = step.model.game->table.position;
    const Bitboard own = position.men(side, Role::Pawn);
    if (own.empty()) return step.phrase(PhraseId::InsightNoPawns);
    const insight::PawnReport report = insight::report_pawns(side, own, position.men(!side, Role::Pawn));
    std::vector<Runs> clauses{describe_islands(step, report.islands)};
    if (!report.doubled.empty())
        clauses.push_back(step.phrase(PhraseId::InsightDoubled, {{"files", describe_files(step, report.doubled)}}));
    if (!report.isolated.empty())
        clauses.push_back(step.phrase(PhraseId::InsightIsolated, {{"files", describe_files(step, report.isolated)}}));
    if (!report.passed.empty())
        clauses.push_back(step.phrase(PhraseId::InsightPassed, {{"squares", describe_squares(step, report.passed)}}));
    return join_clauses(step, clauses);
}

} // namespace

Runs describe_men(const Scene& step, const Placement& board, Bitboard squares) {
    std::vector<Runs> men;
    for (const Square square : squares) men.push_back(announce::describe_square(board, square, manner(step)));
    return announce::describe_list(men, manner(step));
}

Runs knight_view(const Scene& step, Square square) {
    const Placement board = board_in_hand(step);
    const Bitboard reached = rules::board::knight_attacks(square);
    const Bitboard men = reached & insight::Men(board).all();
    if (men.empty()) return step.phrase(PhraseId::InsightKnightNone, {{"squares", reached.count()}});
    return describe_men(step, board, men);
}

Runs whole_rank(const Scene& step, Square square) {
    Runs men = men_along(step, [square](int place) { return Square(static_cast<File>(place), square.rank()); });
    if (!men.empty()) return men;
    return step.phrase(PhraseId::InsightEmptyRank, {{"rank", announce::describe_rank(square.rank(), manner(step))}});
}

Runs whole_file(const Scene& step, Square square) {
    const bool is_white = step.side() == Color::White;
    Runs men = men_along(step, [square, is_white](int place) {
        return Square(square.file(), static_cast<Rank>(is_white ? place : 7 - place));
    });
    if (!men.empty()) return men;
    return step.phrase(PhraseId::InsightEmptyFile, {{"file", announce::describe_file(square.file(), manner(step))}});
}

Runs around_king(const Scene& step, Color side) {
    const rules::variants::Position& position = step.model.game->table.position;
    const auto king = position.king(side);
    if (!king) return step.phrase(PhraseId::InsightKingIsAMan);
    const Placement board = position.setup().placement;
    const insight::Neighbourhood seen = insight::look_round(board, *king);
    std::vector<Runs> clauses{announce::describe_square(board, *king, manner(step))};
    if (position.is_attacked(*king, !side)) clauses.push_back(step.phrase(PhraseId::InsightInCheck));
    if (!seen.men.empty())
        clauses.push_back(step.phrase(PhraseId::InsightBeside, {{"men", describe_men(step, board, seen.men)}}));
    if (!seen.attacked.empty())
        clauses.push_back(
            step.phrase(PhraseId::InsightAttackedBeside, {{"squares", describe_squares(step, seen.attacked)}}));
    clauses.push_back(step.phrase(PhraseId::InsightKingMoves, {{"can", seen.open.empty() ? "no" : "yes"}}));
    return join_clauses(step, clauses);
}

Runs men_of_kind(const Scene& step, Role role) {
    const Placement board = board_in_hand(step);
    const insight::Men men(board);
    return for_both_sides(step, [&](Color side) {
        const Bitboard squares = men.of({side, role});
        // Without any it says so itself, of the kind and the colour.
        return squares.empty() ? announce::describe_pieces(board, {side, role}, manner(step))
                               : describe_squares(step, squares);
    });
}

Runs pawn_report(const Scene& step) {
    return for_both_sides(step, [&step](Color side) { return report_pawns(step, side); });
}

} // namespace session
