#include "src/shell/other_board_layout.hpp"

#include <algorithm>
#include <string>

namespace shell {
namespace {

/// In pixels.
constexpr int smallest_square = 14;

/// A name at the beginning of the line, and a clock at its end.
void place_player(Block& name, Block& clock, const std::string& text, const std::string& time, Rectangle line,
                  const OtherBoardRoom& room, const Ruler& ruler) {
    if (!time.empty()) {
        const Rectangle end = cut_end(line, line.width * 3 / 10, room.direction);
        clock = fit(time, end, room.sizes, true, ruler);
        clock.area = end;
    }
    name = fit(text, line, room.sizes, false, ruler);
    name.area = line;
}

} // namespace

Rectangle square_in(const Rectangle& squares, rules::board::Square where, bool flipped) {
    const int square = squares.width / 8;
    const int file = static_cast<int>(where.file());
    const int rank = static_cast<int>(where.rank());
    const int column = flipped ? 7 - file : file;
    const int row = flipped ? rank : 7 - rank;
    return {squares.x + column * square, squares.y + row * square, square, square};
}

std::optional<OtherBoardLayout> cut_other_board(Rectangle& area, const session::OtherBoardView& board,
                                                const OtherBoardRoom& room, const Ruler& ruler) {
    const int line = room.letter * 13 / 10;
    const int beside = std::min(area.width - room.narrowest - room.margin, area.height - 2 * line) / 8;
    const int below = std::min(area.width, area.height * 3 / 4 - 2 * line - room.margin) / 8;
    const int square = std::max(beside, below);
    if (square < smallest_square) return std::nullopt;
    Rectangle column = area;
    if (beside >= below) {
        column = cut_end(area, 8 * square, room.direction);
        cut_end(area, room.margin, room.direction);
    } else {
        Rectangle rows = area.cut_bottom(8 * square + 2 * line);
        area.cut_bottom(room.margin);
        column = cut_start(rows, 8 * square, room.direction);
    }
    OtherBoardLayout place;
    place_player(place.top_name, place.top_clock, board.top_name, board.top_clock, column.cut_top(line), room, ruler);
    place.squares = column.cut_top(8 * square);
    place_player(place.bottom_name, place.bottom_clock, board.bottom_name, board.bottom_clock, column.cut_top(line),
                 room, ruler);
    return place;
}

} // namespace shell
