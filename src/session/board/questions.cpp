#include "src/session/board/questions.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/answers.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/board/fair_play.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/what_if.hpp"
#include "src/session/core/screens.hpp"

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Square;
using speech::phrases::PhraseId;

void open_moves(Step& step) {
    const std::size_t made = step.model.game->table.plies.size();
    if (made == 0) return step.edge(step.phrase(PhraseId::BoardNoMoveYet));
    open_list(step, {.kind = ListKind::Moves, .focus = made - 1});
}

bool question_on_board(Step& step, Command command, int number, int times) {
    if (refuse_question(step, command)) return true;
    const Game& game = *step.model.game;
    const Square here = step.finger().square;
    const announce::Manner how = manner(step);
    const rules::table::Instant now = game.time(step.now);
    switch (command) {
    case Command::Here:
        step.focus(felt(step, here));
        step.participant().history.add(square_and_man(step, here)); // in words, whatever a cue has told
        return true;
    case Command::SpellHere: step.answer(announce::describe_square(here, how)); return true;
    case Command::LastMove: step.answer(last_move(step)); return true;
    case Command::LastCapture: step.answer(last_capture(step)); return true;
    case Command::Clocks: step.answer(announce::describe_clocks(game.table.clock, now, how)); return true;
    case Command::MyTime:
        step.answer(times > 1 ? move_number(step) : announce::describe_time(game.table.clock, step.side(), now, how));
        return true;
    case Command::TheirTime:
        step.answer(announce::describe_time(game.table.clock, !step.side(), now, how));
        return true;
    case Command::PieceMoves: step.answer(moves_of(step, here, false)); return true;
    case Command::PieceCaptures: step.answer(moves_of(step, here, true)); return true;
    case Command::ScanLines: step.answer(along_lines(step, here)); return true;
    case Command::ScanDiagonals: step.answer(along_diagonals(step, here)); return true;
    case Command::WholeRank: step.answer(whole_rank(step, here)); return true;
    case Command::WholeFile: step.answer(whole_file(step, here)); return true;
    case Command::KnightView: step.answer(knight_view(step, here)); return true;
    case Command::MyKing: step.answer(around_king(step, step.side())); return true;
    case Command::TheirKing: step.answer(around_king(step, !step.side())); return true;
    case Command::Attackers: step.answer(attackers_of(step, here)); return true;
    case Command::Defenders: step.answer(defenders_of(step, here)); return true;
    case Command::ThinkOf: think_of(step); return true;
    case Command::IfHere: suppose_here(step); return true;
    case Command::TimePerMove: step.answer(time_per_move(step)); return true;
    case Command::Scoresheet:
        if (times > 1) {
            open_moves(step);
        } else {
            step.answer(scoresheet(step));
        }
        return true;
    case Command::MyPieces: step.answer(announce::describe_pieces(board_in_hand(step), step.side(), how)); return true;
    case Command::TheirPieces:
        step.answer(announce::describe_pieces(board_in_hand(step), !step.side(), how));
        return true;
    case Command::MenOfKind:
        step.answer(men_of_kind(step, piece_order.at(static_cast<std::size_t>(number - 1))));
        return true;
    case Command::PawnReport: step.answer(pawn_report(step)); return true;
    case Command::WhiteMen: step.answer(men_of(step, Color::White)); return true;
    case Command::BlackMen: step.answer(men_of(step, Color::Black)); return true;
    case Command::AllMen: step.answer(all_men(step)); return true;
    case Command::PawnsByFile: step.answer(pawns_by_file(step)); return true;
    case Command::Material: step.answer(announce::describe_material(board_in_hand(step), how)); return true;
    case Command::WhatChanged: step.answer(what_changed(step)); return true;
    case Command::WhoseTurn: step.answer(whose_turn(step)); return true;
    case Command::Why: step.answer(why(step)); return true;
    default: return false;
    }
}

} // namespace session
