// Views as a session makes them, one of each kind.
#pragma once

#include "src/session/core/view.hpp"

#include <string>

inline rules::board::Square square(const char* name) { return *rules::board::Square::parse(name); }

inline session::View menu_view() {
    session::View view;
    view.title = "Klangbrett";
    view.list = session::ListView{{"New game", "Go on with a game", "Settings", "Sounds", "Keys", "Help", "Quit"}, 1};
    view.caption = "Go on with a game. 2 of 7.";
    view.hint = "F1: help. F1 twice: all keys.";
    return view;
}

inline session::View long_list_view() {
    session::View view = menu_view();
    view.title = "Keys";
    view.list->rows.clear();
    for (int row = 0; row < 60; ++row)
        view.list->rows.push_back("Ctrl+Shift+Up: row " + std::to_string(row) +
                                  " tells at some length what this key does, and where, and when it does not");
    view.list->focus = 30;
    return view;
}

inline session::View board_view() {
    using rules::board::Color;
    using rules::board::Piece;
    using rules::board::Role;
    session::View view;
    view.title = "White against Stockfish, level 3";
    session::BoardView board;
    const std::string rows[] = {"r.bqk..r", "pppp.ppp", "..n..n..", "....p...",
                                ".bB.P...", "..N..N..", "PPPP.PPP", "R.BQK..R"};
    const std::string letters = "pnbrqk";
    for (std::size_t row = 0; row < 8; ++row)
        for (std::size_t column = 0; column < 8; ++column) {
            const char letter = rows[row][column];
            if (letter == '.') continue;
            const bool is_white = letter < 'a';
            const char small = is_white ? static_cast<char>(letter - 'A' + 'a') : letter;
            board.placement.put(
                rules::board::Square(static_cast<rules::board::File>(column), static_cast<rules::board::Rank>(7 - row)),
                Piece{is_white ? Color::White : Color::Black, static_cast<Role>(letters.find(small))});
        }
    board.cursor = square("f3");
    board.last_move = rules::board::Move::normal(square("g8"), square("f6"));
    board.top_clock = "4:59";
    board.bottom_clock = "5:07";
    board.top_name = "Stockfish, level 3";
    board.bottom_name = "White";
    board.bottom_runs = true;
    board.top_captured = "♘♙";
    board.bottom_captured = "♕♗♙♙";
    board.moves = {"1. e4 e5", "2. Nf3 Nc6", "3. Bc4 Bb4", "4. Nc3 Nf6"};
    view.board = board;
    view.caption = "Black: Springer Gustav acht Felix sechs";
    view.hint = "F1: help. F1 twice: all keys.";
    return view;
}

/// Doubles: the partner plays Black at the other board.
inline session::View doubles_view() {
    session::View view = board_view();
    view.board->top_captured.clear(); // what is captured there changes boards
    view.board->bottom_captured.clear();
    view.title = "doubles · FIDE 2005 · 10+0";
    session::OtherBoardView other;
    other.placement = view.board->placement;
    other.flipped = true;
    other.last_move = rules::board::Move::normal(square("b8"), square("c6"));
    other.checked_king = square("e8");
    other.top_name = "Fairy-Stockfish";
    other.bottom_name = "Fairy-Stockfish · ♘♙";
    other.top_clock = "9:41";
    other.bottom_clock = "9:58";
    view.board->other = other;
    return view;
}

inline session::View check_view() {
    session::View view = board_view();
    view.board->flipped = true;
    view.board->checked_king = square("e8");
    view.board->lifted = square("c4");
    view.board->cursor = square("f7");
    view.board->top_runs = true;
    view.board->bottom_runs = false;
    return view;
}

inline session::View dialog_view() {
    session::View view = board_view();
    view.title = "Resign the game?";
    view.list = session::ListView{{"No, play on", "Yes, resign"}, 0};
    view.caption = "Resign the game? No, play on. 1 of 2.";
    view.hint = "Enter: choose. Escape: back.";
    return view;
}

inline session::View typing_view() {
    session::View view = board_view();
    view.text = session::TextView{"Type a move, for example e2e4, or Springer Felix drei", "springer fe"};
    view.caption = "Type a move.";
    view.hint = "Enter: play it. Escape: back.";
    return view;
}

inline session::View naming_view() {
    session::View view;
    view.title = "Time control";
    view.text = session::TextView{"Minutes for the whole game and seconds for each move, for example 5+3", "15+10"};
    view.caption = "Minutes for the whole game and seconds for each move.";
    view.hint = "Enter: done. Escape: back.";
    return view;
}

/// Everything as long as nobody hopes it will be.
inline session::View crowded_view() {
    session::View view = check_view();
    const std::string endless =
        "This is a very long sentence which nobody would want to hear to its end but which has to "
        "stand on the screen without covering anything else, Donaudampfschifffahrtsgesellschaft. ";
    view.title = endless;
    view.caption = endless + endless + endless + endless;
    view.hint = endless + endless;
    view.board->top_name = endless;
    view.board->bottom_name = endless;
    view.board->top_clock = "12:34:56.7";
    view.board->moves.assign(200, "123. Nbxd7+ Qxd7");
    return view;
}

/// The view in a language written from the right.
inline session::View in_persian(session::View view) {
    view.direction = speech::phrases::Direction::RightToLeft;
    view.title = "تنظیمات";
    view.caption = "سفید: Springer Gustav acht Felix sechs، کیش";
    view.hint = "F1: راهنما";
    if (view.list) view.list->rows = {"بازیِ جدید", "تنظیمات", "خروج از Klangbrett؟"};
    if (view.list) view.list->focus = 1;
    if (view.board) view.board->moves = {"1. e4 e5", "2. ♘f3 ♘c6"};
    return view;
}
