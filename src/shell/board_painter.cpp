#include "src/shell/board_painter.hpp"

#include <algorithm>

namespace shell {
namespace {

using rules::board::Color;
using rules::board::Piece;
using rules::board::Role;
using rules::board::Square;

/// The filled signs, for both colours: they are told apart by fill and outline.
const char* sign_of(Role role) {
    switch (role) {
    case Role::King: return "\u265A";
    case Role::Queen: return "\u265B";
    case Role::Rook: return "\u265C";
    case Role::Bishop: return "\u265D";
    case Role::Knight: return "\u265E";
    case Role::Pawn: return "\u265F";
    }
    return "";
}

bool is_of_last_move(const session::BoardView& board, Square square) {
    return board.last_move && (board.last_move->to() == square || board.last_move->from() == square);
}

Colour ground(const Palette& colours, const session::BoardView& board, Square square) {
    if (board.checked_king == square) return colours.checked;
    if (board.lifted == square) return colours.lifted;
    if (is_of_last_move(board, square))
        return square.is_light() ? colours.light_square_played : colours.dark_square_played;
    return square.is_light() ? colours.light_square : colours.dark_square;
}

/// Marks that tell a square apart without its colour: corners cut off, or a frame.
void paint_marks(Canvas& canvas, const Rectangle& place, const session::BoardView& board, Square square) {
    const Palette& colours = canvas.palette();
    const int corner = place.width / 5;
    if (is_of_last_move(board, square)) {
        const Colour colour = square.is_light() ? colours.black_piece : colours.white_piece;
        canvas.triangle({{{place.x, place.y}, {place.x + corner, place.y}, {place.x, place.y + corner}}}, colour);
        canvas.triangle({{{place.right(), place.bottom()},
                          {place.right() - corner, place.bottom()},
                          {place.right(), place.bottom() - corner}}},
                        colour);
    }
    if (board.lifted == square) {
        const int thickness = std::max(2, place.width / 24);
        canvas.frame(place.inset(2 * thickness), thickness, colours.black_piece);
    }
}

/// Yellow between two lines of black, so that it can be seen on every square.
void paint_cursor(Canvas& canvas, const Rectangle& place) {
    const Palette& colours = canvas.palette();
    const int edge = std::max(2, place.width / 32);
    const int thickness = std::max(4, place.width / 12);
    canvas.frame(place, edge, colours.on_accent);
    canvas.frame(place.inset(edge), thickness, colours.accent);
    canvas.frame(place.inset(edge + thickness), edge, colours.on_accent);
}

void paint_piece(Canvas& canvas, Rectangle place, Piece piece, bool is_lifted) {
    const Palette& colours = canvas.palette();
    const Colour own = piece.color == Color::White ? colours.white_piece : colours.black_piece;
    const Colour edge = piece.color == Color::White ? colours.black_piece : colours.white_piece;
    const int size = place.width * (is_lifted ? 120 : 106) / 100;
    if (is_lifted) place.y -= place.width / 10;
    canvas.sign(sign_of(piece.role), place, {.size = size, .outline = std::max(1, place.width / 36)}, own, edge);
}

/// Over the piece, in a corner he leaves free.
void paint_check(Canvas& canvas, const Rectangle& place) {
    const Palette& colours = canvas.palette();
    const int size = place.width * 2 / 5;
    canvas.sign("!", {place.right() - size, place.y, size, size},
                {.size = size, .bold = true, .outline = std::max(1, place.width / 36)}, colours.on_checked,
                colours.checked);
}

void paint_labels(Canvas& canvas, const BoardLayout& place, bool flipped) {
    const Palette& colours = canvas.palette();
    const Letters letters{.size = place.rank_labels.width * 4 / 5, .bold = true};
    for (int line = 0; line < 8; ++line) {
        const Rectangle square = place.at(Square::at(line * 9), flipped);
        const Square named = Square::at(line * 9);
        canvas.line(named.name().substr(1), {place.rank_labels.x, square.y, place.rank_labels.width, square.height},
                    letters, colours.text, Align::Centre);
        canvas.line(named.name().substr(0, 1), {square.x, place.file_labels.y, square.width, place.file_labels.height},
                    letters, colours.text, Align::Centre);
    }
}

} // namespace

void paint_board(Canvas& canvas, const BoardLayout& place, const session::BoardView& board) {
    paint_labels(canvas, place, board.flipped);
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const Rectangle at = place.at(square, board.flipped);
        canvas.fill(at, ground(canvas.palette(), board, square));
        paint_marks(canvas, at, board, square);
        if (square == board.cursor) paint_cursor(canvas, at);
    }
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const Rectangle at = place.at(square, board.flipped);
        if (const auto piece = board.placement[square]) paint_piece(canvas, at, *piece, board.lifted == square);
        if (board.checked_king == square) paint_check(canvas, at);
    }
}

} // namespace shell
