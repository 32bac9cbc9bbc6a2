#include "src/session/board/questions.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/answers.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/board/fair_play.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/partners.hpp"
#include "src/session/board/what_if.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>
#include <array>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Square;
using speech::phrases::PhraseId;

void open_moves(UpdateContext& context) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list != nullptr && list->kind == ListKind::Moves) return tell_place(context);
    const Review* past = Scene(context).review();
    const bool has_moves = past != nullptr ? !past->game().table.plies.empty() : !context.game().table.plies.empty();
    if (!has_moves) return context.edge(context.phrase(PhraseId::BoardNoMoveYet));
    const std::size_t made = Scene(context).plies().size();
    open_list(context, {.kind = ListKind::Moves, .focus = made == 0 ? 0 : made - 1});
}

bool question_on_board(UpdateContext& context, Command command, int number, int times) {
    if (refuse_question(context, command)) return true;
    const Square here = context.finger().square;
    const announce::Manner how = manner(context);
    switch (command) {
    case Command::Here:
        context.focus(felt(context, here));
        context.participant().history.add(square_and_piece(context, here)); // in words, whatever a cue has told
        return true;
    case Command::SpellHere: context.answer(announce::describe_square(here, how)); return true;
    case Command::LastMove: context.answer(last_move(context)); return true;
    case Command::LastCapture: context.answer(last_capture(context)); return true;
    case Command::Clocks: context.answer(clocks(context)); return true;
    case Command::MyTime:
        context.answer(times % 2 == 0 ? move_number(context) : time_of(context, context.side()));
        return true;
    case Command::TheirTime: context.answer(time_of(context, !context.side())); return true;
    case Command::PieceMoves: context.answer(moves_of(context, here, false)); return true;
    case Command::PieceCaptures: context.answer(moves_of(context, here, true)); return true;
    case Command::Captures: context.answer(captures(context)); return true;
    case Command::Reserve: tell_reserve(context, times > 1); return true;
    case Command::ScanLines: context.answer(along_lines(context, here)); return true;
    case Command::ScanDiagonals: context.answer(along_diagonals(context, here)); return true;
    case Command::WholeRank: context.answer(whole_rank(context, here)); return true;
    case Command::WholeFile: context.answer(whole_file(context, here)); return true;
    case Command::KnightView: context.answer(knight_view(context, here)); return true;
    case Command::MyKing: context.answer(around_king(context, context.side())); return true;
    case Command::TheirKing: context.answer(around_king(context, !context.side())); return true;
    case Command::Attackers: context.answer(attackers_of(context, here)); return true;
    case Command::Defenders: context.answer(defenders_of(context, here)); return true;
    case Command::ThinkOf: think_of(context); return true;
    case Command::IfHere: suppose_here(context); return true;
    case Command::TimePerMove: context.answer(time_per_move(context)); return true;
    case Command::Scoresheet:
        if (times > 1) {
            open_moves(context);
        } else {
            context.answer(scoresheet(context));
        }
        return true;
    case Command::MyPieces:
        context.answer(announce::describe_pieces(board_in_hand(context), context.side(), how));
        return true;
    case Command::TheirPieces:
        context.answer(announce::describe_pieces(board_in_hand(context), !context.side(), how));
        return true;
    case Command::PiecesOfKind:
        context.answer(pieces_of_kind(context, piece_order.at(static_cast<std::size_t>(number - 1))));
        return true;
    case Command::PawnReport: context.answer(pawn_report(context)); return true;
    case Command::WhitePieces: context.answer(pieces_of(context, Color::White)); return true;
    case Command::BlackPieces: context.answer(pieces_of(context, Color::Black)); return true;
    case Command::AllPieces: context.answer(all_pieces(context)); return true;
    case Command::PawnsByFile: context.answer(pawns_by_file(context)); return true;
    case Command::Material: context.answer(announce::describe_material(board_in_hand(context), how)); return true;
    case Command::WhatChanged: context.answer(what_changed(context)); return true;
    case Command::WhoseTurn: context.answer(what_is_awaited(context)); return true;
    case Command::Why: context.answer(why(context)); return true;
    default: return false;
    }
}

} // namespace session
