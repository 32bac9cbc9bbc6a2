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

bool is_of_last_move(const auto& board, Square square) {
    return board.last_move && (board.last_move->to() == square || board.last_move->from() == square);
}

Colour ground(const Palette& colours, const auto& board, std::optional<Square> lifted, Square square) {
    if (board.checked_king == square) return colours.checked;
    if (lifted == square) return colours.lifted;
    if (is_of_last_move(board, square))
        return square.is_light() ? colours.light_square_played : colours.dark_square_played;
    return square.is_light() ? colours.light_square : colours.dark_square;
}

/// Half the line between two squares, in pixels.
int half_line(int square) { return std::max(1, square / 80); }

/// The frame around the cursor: a band between two lines.
struct CursorFrame {
    explicit CursorFrame(int square)
        : line(std::max(3, square / 30))
        , band(std::max(4, square / 12)) {}
    int line;
    int band;
    int whole() const { return 2 * line + band; }
};

/// Frames that tell a square apart without its colour. Under the cursor they stand within its frame.
void paint_marks(Canvas& canvas, Rectangle place, const session::BoardView& board, Square square) {
    const Palette& colours = canvas.palette();
    const int side = place.width;
    if (square == board.cursor) place = place.inset(CursorFrame(side).whole());
    if (is_of_last_move(board, square))
        canvas.frame(place.inset(half_line(side)), std::max(3, side / 20), colours.white_piece);
    if (board.lifted == square) {
        const int thickness = std::max(2, side / 24);
        canvas.frame(place.inset(2 * thickness), thickness, colours.black_piece);
    }
}

/// The accent between two lines, so that it can be seen on every ground.
void paint_cursor(Canvas& canvas, const Rectangle& place) {
    const Palette& colours = canvas.palette();
    const CursorFrame frame(place.width);
    canvas.frame(place, frame.line, colours.on_accent);
    canvas.frame(place.inset(frame.line), frame.band, colours.accent);
    canvas.frame(place.inset(frame.line + frame.band), frame.line, colours.on_accent);
}

/// How a piece stands on its square.
enum class Stance {
    Standing,
    Lifted,
    Framed, ///< smaller, so that the cursor's frame hides nothing of it, lifted or not
};

Stance stance_of(const session::BoardView& board, Square square) {
    if (board.cursor == square) return Stance::Framed;
    return board.lifted == square ? Stance::Lifted : Stance::Standing;
}

void paint_piece(Canvas& canvas, Rectangle place, Piece piece, Stance stance) {
    const Palette& colours = canvas.palette();
    const Colour own = piece.color == Color::White ? colours.white_piece : colours.black_piece;
    const Colour edge = piece.color == Color::White ? colours.black_piece : colours.white_piece;
    const int outline = std::max(2, place.width / 36);
    int size = place.width * 106 / 100; // the highest sign takes four fifths of its size
    switch (stance) {
    case Stance::Standing: break;
    case Stance::Lifted:
        size = place.width * 120 / 100;
        place.y -= place.width / 10;
        break;
    case Stance::Framed:
        place = place.inset(CursorFrame(place.width).whole());
        size = (place.width - 2 * outline - 2) * 115 / 100;
        break;
    }
    canvas.sign(sign_of(piece.role), place, {.size = size, .outline = outline}, own, edge);
}

/// Over the piece, in a corner it leaves free, or within the cursor.
void paint_check(Canvas& canvas, Rectangle place, bool has_cursor) {
    const Palette& colours = canvas.palette();
    const int size = place.width * 2 / 5;
    const int outline = std::max(2, place.width / 36);
    if (has_cursor) place = place.inset(CursorFrame(place.width).whole());
    canvas.sign("!", {place.right() - size, place.y, size, size}, {.size = size, .bold = true, .outline = outline},
                colours.on_checked, colours.black_piece);
}

void paint_labels_beside(Canvas& canvas, const BoardLayout& place, bool flipped) {
    const Palette& colours = canvas.palette();
    const Letters letters{.size = place.label_size, .bold = true};
    for (int line = 0; line < 8; ++line) {
        const Rectangle square = place.at(Square::at(line * 9), flipped);
        const Square named = Square::at(line * 9);
        canvas.line(named.name().substr(1), {place.rank_labels.x, square.y, place.rank_labels.width, square.height},
                    letters, colours.text, Align::Centre);
        canvas.line(named.name().substr(0, 1), {square.x, place.file_labels.y, square.width, place.file_labels.height},
                    letters, colours.text, Align::Centre);
    }
}

/// Ranks in the squares at the left, files in those at the bottom, each in a corner, outlined for whatever is there.
void paint_labels_inside(Canvas& canvas, const BoardLayout& place, bool flipped) {
    const Palette& colours = canvas.palette();
    const Letters letters{.size = place.label_size, .bold = true, .outline = 2};
    const int side = line_height(place.label_size);
    for (int index = 0; index < 64; ++index) {
        const Square named = Square::at(index);
        const Rectangle at = place.at(named, flipped);
        if (at.x == place.squares.x)
            canvas.sign(named.name().substr(1), {at.x, at.y, side * 3 / 4, side}, letters, colours.white_piece,
                        colours.black_piece);
        if (at.bottom() == place.squares.bottom())
            canvas.sign(named.name().substr(0, 1), {at.right() - side * 3 / 4, at.bottom() - side, side * 3 / 4, side},
                        letters, colours.white_piece, colours.black_piece);
    }
}

} // namespace

void paint_board(Canvas& canvas, const BoardLayout& place, const session::BoardView& board) {
    const bool has_room_beside = place.rank_labels.width > 0;
    if (has_room_beside) paint_labels_beside(canvas, place, board.flipped);
    canvas.fill(place.squares, canvas.palette().black_piece); // what is seen of it between squares tells them apart
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const Rectangle at = place.at(square, board.flipped);
        canvas.fill(at.inset(half_line(at.width)), ground(canvas.palette(), board, board.lifted, square));
        paint_marks(canvas, at, board, square);
    }
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const Rectangle at = place.at(square, board.flipped);
        if (const auto piece = board.placement[square]) paint_piece(canvas, at, *piece, stance_of(board, square));
    }
    paint_cursor(canvas, place.at(board.cursor, board.flipped)); // over its neighbours' pieces, so that it is whole
    if (board.checked_king)
        paint_check(canvas, place.at(*board.checked_king, board.flipped), *board.checked_king == board.cursor);
    if (!has_room_beside) paint_labels_inside(canvas, place, board.flipped);
}

void paint_other_board(Canvas& canvas, const OtherBoardLayout& place, const session::OtherBoardView& board) {
    const Palette& colours = canvas.palette();
    canvas.fill(place.squares, colours.black_piece);
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const Rectangle at = square_in(place.squares, square, board.flipped);
        canvas.fill(at.inset(half_line(at.width)), ground(colours, board, std::nullopt, square));
        if (const auto piece = board.placement[square]) paint_piece(canvas, at, *piece, Stance::Standing);
    }
    for (const Block* name : {&place.top_name, &place.bottom_name}) canvas.block(*name, colours.quiet_text);
    for (const Block* clock : {&place.top_clock, &place.bottom_clock}) canvas.block(*clock, colours.text, Align::End);
}

} // namespace shell
