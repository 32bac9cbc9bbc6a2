#include "src/session/board.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/act.hpp"
#include "src/session/announcer.hpp"
#include "src/session/answers.hpp"
#include "src/session/assistant.hpp"
#include "src/session/audio_board.hpp"
#include "src/session/board_answers.hpp"
#include "src/session/fair_play.hpp"
#include "src/session/help.hpp"
#include "src/session/list.hpp"
#include "src/session/play.hpp"
#include "src/session/practice.hpp"
#include "src/session/reading.hpp"
#include "src/session/review.hpp"
#include "src/session/sealing.hpp"
#include "src/session/talk.hpp"
#include "src/session/text_entry.hpp"
#include "src/session/thoughts.hpp"

#include <algorithm>
#include <array>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::File;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using rules::table::Phase;
using sounds::cues::Cue;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

bool lifting_touches(const Model& model) {
    return model.preferences.touch_move == settings::TouchMove::On && !model.game->has_two_boards();
}

std::optional<Cue> square_cue(const Scene& step, Square square) {
    using settings::SquareColour;
    const SquareColour how = step.model.preferences.square_colour;
    if (how == SquareColour::InWords || how == SquareColour::Untold) return std::nullopt;
    return square.is_light() ? Cue::WhiteSquare : Cue::BlackSquare;
}

/// Whose man stands there, where a cue tells it.
std::optional<Cue> man_cue(const Scene& step, Square square) {
    const auto man = step.model.game->board()[square];
    if (!man || step.model.preferences.whose_man != settings::WhoseMan::ByCue) return std::nullopt;
    return man->color == manner(step.model).listener.value_or(Color::White) ? Cue::OwnMan : Cue::OpponentsMan;
}

Runs felt_words(const Scene& step, Square square) {
    return announce::describe_square(step.model.game->board(), square, manner_of_finger(step.model));
}

/// A square as the finger comes to it, in words and cues.
announce::Utterance felt(const Scene& step, Square square) {
    return {felt_words(step, square), announce::Urgency::Answer, square_cue(step, square), man_cue(step, square)};
}

void stop_at_edge(Step& step, Square square) { step.edge(felt_words(step, square), man_cue(step, square)); }

void step_finger(Step& step, int right, int up) {
    Finger& finger = step.model.game->finger;
    const int turn = finger.flipped ? -1 : 1;
    const auto next = finger.square.offset(right * turn, up * turn);
    if (!next) return stop_at_edge(step, finger.square);
    finger.square = *next;
    step.focus(felt(step, *next));
}

/// The next man of that role as the finger goes from square to square, row by row from the player's side; after the
/// last the first again.
void go_to_piece(Step& step, Role role, int direction) {
    const Game& game = *step.model.game;
    const int turn = game.finger.flipped ? -direction : direction;
    for (int away = 1; away <= 64; ++away) {
        const Square square = Square::at((game.finger.square.index() + turn * away + 128) % 64);
        const auto man = game.board()[square];
        if (man && man->role == role) return jump_to(step, square);
    }
    step.edge(step.phrase(PhraseId::BoardNoSuchMan, {{"piece", announce::describe_role(role, manner(step.model))}}));
}

void go_back(Step& step) {
    Finger& finger = step.model.game->finger;
    if (finger.trail.empty()) return stop_at_edge(step, finger.square);
    finger.square = finger.trail.back();
    finger.trail.pop_back();
    step.focus(felt(step, finger.square));
}

/// On one board, where lifting counts: whosever man it is.
void touch_man(Step& step) {
    Game& game = *step.model.game;
    const Square here = game.finger.square;
    if (command_table(step, rules::table::Lift{game.mine, here})) game.finger.lifted = here;
}

void lift(Step& step) {
    Game& game = *step.model.game;
    if (lifting_touches(step.model)) return touch_man(step);
    const auto man = game.table.position.at(game.finger.square);
    if (game.table.phase == Phase::Over) return announce_refusal(step, *rules::table::may_play(game.table, game.mine));
    if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
    if (man->color != game.mine)
        return step.refuse(
            step.phrase(PhraseId::BoardNotYours, {{"man", announce::describe_piece(*man, manner(step.model))}}));
    game.finger.lifted = game.finger.square;
    step.answer(step.phrase(PhraseId::BoardLifted, {{"man", announce::describe_role(man->role, manner(step.model))}}));
}

void lift_or_place(Step& step) {
    if (step.model.game->has_two_boards()) return touch_own_board(step);
    const Finger& finger = step.model.game->finger;
    if (!finger.lifted) return lift(step);
    if (*finger.lifted == finger.square) return put_back(step);
    try_move(step, *finger.lifted, finger.square);
}

constexpr std::array piece_order{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};

/// Keys that move the finger; false for any other.
bool finger_command(Step& step, Command command, int number) {
    const Finger& finger = step.model.game->finger;
    const auto place = static_cast<std::size_t>(number - 1);
    switch (command) {
    case Command::CursorUp: step_finger(step, 0, 1); return true;
    case Command::CursorDown: step_finger(step, 0, -1); return true;
    case Command::CursorLeft: step_finger(step, -1, 0); return true;
    case Command::CursorRight: step_finger(step, 1, 0); return true;
    case Command::CursorUpLeft: step_finger(step, -1, 1); return true;
    case Command::CursorUpRight: step_finger(step, 1, 1); return true;
    case Command::CursorDownLeft: step_finger(step, -1, -1); return true;
    case Command::CursorDownRight: step_finger(step, 1, -1); return true;
    case Command::GoToRank: jump_to(step, Square(finger.square.file(), static_cast<Rank>(place))); return true;
    case Command::GoToFile: jump_to(step, Square(static_cast<File>(place), finger.square.rank())); return true;
    case Command::NextPiece: go_to_piece(step, piece_order.at(place), 1); return true;
    case Command::PreviousPiece: go_to_piece(step, piece_order.at(place), -1); return true;
    case Command::CursorBack: go_back(step); return true;
    case Command::FlipBoard:
        step.model.game->finger.flipped = !finger.flipped;
        step.answer(step.phrase(step.model.game->finger.flipped ? PhraseId::BoardFromBlack : PhraseId::BoardFromWhite));
        return true;
    default: return false;
    }
}

/// Keys that ask for a fact; false for any other.
bool question_command(Step& step, Command command, int number, int times) {
    if (refuse_question(step, command)) return true;
    const Game& game = *step.model.game;
    const Square here = game.finger.square;
    const announce::Manner how = manner(step.model);
    const rules::table::Instant now = game.time(step.now);
    switch (command) {
    case Command::Here:
        step.focus(felt(step, here));
        step.model.history.add(square_and_man(step, here)); // in words, whatever a cue has told
        return true;
    case Command::SpellHere: step.answer(announce::describe_square(here, how)); return true;
    case Command::LastMove: step.answer(last_move(step)); return true;
    case Command::LastCapture: step.answer(last_capture(step)); return true;
    case Command::Clocks: step.answer(announce::describe_clocks(game.table.clock, now, how)); return true;
    case Command::MyTime:
        step.answer(times > 1 ? move_number(step) : announce::describe_time(game.table.clock, game.mine, now, how));
        return true;
    case Command::TheirTime: step.answer(announce::describe_time(game.table.clock, !game.mine, now, how)); return true;
    case Command::PieceMoves: step.answer(moves_of(step, here, false)); return true;
    case Command::PieceCaptures: step.answer(moves_of(step, here, true)); return true;
    case Command::ScanLines: step.answer(along_lines(step, here)); return true;
    case Command::ScanDiagonals: step.answer(along_diagonals(step, here)); return true;
    case Command::WholeRank: step.answer(whole_rank(step, here)); return true;
    case Command::WholeFile: step.answer(whole_file(step, here)); return true;
    case Command::KnightView: step.answer(knight_view(step, here)); return true;
    case Command::MyKing: step.answer(around_king(step, game.mine)); return true;
    case Command::TheirKing: step.answer(around_king(step, !game.mine)); return true;
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
    case Command::MyPieces: step.answer(announce::describe_pieces(game.board(), game.mine, how)); return true;
    case Command::TheirPieces: step.answer(announce::describe_pieces(game.board(), !game.mine, how)); return true;
    case Command::MenOfKind:
        step.answer(men_of_kind(step, piece_order.at(static_cast<std::size_t>(number - 1))));
        return true;
    case Command::PawnReport: step.answer(pawn_report(step)); return true;
    case Command::WhiteMen: step.answer(men_of(step, Color::White)); return true;
    case Command::BlackMen: step.answer(men_of(step, Color::Black)); return true;
    case Command::AllMen: step.answer(all_men(step)); return true;
    case Command::PawnsByFile: step.answer(pawns_by_file(step)); return true;
    case Command::Material: step.answer(announce::describe_material(game.board(), how)); return true;
    case Command::WhatChanged: step.answer(what_changed(step)); return true;
    case Command::WhoseTurn: step.answer(whose_turn(step)); return true;
    case Command::Why: step.answer(why(step)); return true;
    default: return false;
    }
}

void offer_or_accept(Step& step) {
    const Game& game = *step.model.game;
    ask(step, game.table.offer == !game.mine ? Confirmation::AcceptDraw : Confirmation::OfferDraw);
}

} // namespace

void put_back(Step& step) {
    Game& game = *step.model.game;
    if (game.has_two_boards() && !game.finger.lifted) return put_back_on_own_board(step);
    if (!game.finger.lifted) return tell_place(step);
    if (lifting_touches(step.model) && !game.table.hands.held.empty()) {
        game.finger.square = *game.finger.lifted;
        game.finger.lifted.reset();
        command_table(step, rules::table::Place{game.mine, game.finger.square, std::nullopt});
        return;
    }
    game.finger.square = *game.finger.lifted;
    game.finger.lifted.reset();
    step.answer(step.phrase(PhraseId::BoardPutBack,
                            {{"square", announce::describe_square(game.finger.square, manner(step.model))}}));
}

Runs describe_finger(const Scene& step) { return square_and_man(step, step.model.game->finger.square); }

void jump_to(Step& step, Square square) {
    Finger& finger = step.model.game->finger;
    if (square != finger.square) finger.trail.push_back(finger.square);
    finger.square = square;
    step.focus(felt(step, square));
}

std::vector<Move> moves_between(const rules::variants::Position& position, Square from, Square to) {
    std::vector<Move> found;
    for (const Move move : position.legal_moves())
        if (move.from() == from && move.to() == to) found.push_back(move);
    return found;
}

std::optional<Move> move_between(const rules::variants::Position& position, Square from, Square to, Move preferred) {
    const std::vector<Move> found = moves_between(position, from, to);
    if (found.empty()) return std::nullopt;
    return std::find(found.begin(), found.end(), preferred) == found.end() ? found.front() : preferred;
}

void try_move(Step& step, Square from, Square to) {
    const rules::variants::Position& position = step.model.game->table.position;
    const std::vector<Move> found = moves_between(position, from, to);
    if (found.size() == 1) return play_move(step, found.front());
    // Refused or asked back in the same words as when it is typed. The man stays in the hand, to be placed elsewhere.
    obey_words(step, from.name() + to.name());
}

void click_square(Step& step, Square square) {
    if (!std::holds_alternative<BoardScreen>(step.top())) return;
    step.model.game->finger.square = square;
    lift_or_place(step);
}

void click_control(Step& step, Control control) {
    switch (control) {
    case Control::Menu: board_command(step, Command::GameMenu, 1, 1); return;
    case Control::Clock: board_command(step, Command::PressClock, 1, 1); return;
    case Control::Caption: ++step.model.caption_turns; return;
    }
}

bool board_command(Step& step, Command command, int number, int times) {
    if (!std::holds_alternative<BoardScreen>(step.top())) return false;
    if (finger_command(step, command, number)) return true;
    if (step.model.game->is_assisted() && assistant_command(step, command)) return true;
    if (question_command(step, command, number, times)) return true;
    if (sounding_command(step, command)) return true;
    if (procedure_command(step, command)) return true;
    switch (command) {
    case Command::LiftOrPlace: lift_or_place(step); return true;
    case Command::PutBack:
        if (is_holding(*step.model.game)) {
            put_back(step);
        } else {
            open_list(step, {.kind = ListKind::GameMenu});
        }
        return true;
    case Command::TypeMove: {
        const Game& game = *step.model.game;
        open_text(step, is_called_to_seal(game.table, game.mine) ? TextPurpose::Seal : TextPurpose::Move);
        return true;
    }
    case Command::Talk: begin_talking(step); return true;
    case Command::TypeSquare: open_text(step, TextPurpose::Square); return true;
    case Command::OfferDraw: offer_or_accept(step); return true;
    case Command::Resign: ask(step, Confirmation::Resign); return true;
    case Command::GameMenu: open_list(step, {.kind = ListKind::GameMenu}); return true;
    default: return false;
    }
}

} // namespace session
