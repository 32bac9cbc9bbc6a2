// What the program exposes to a screen reader.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace speech::output::reader {

/// Part of a text that is in one language.
struct Part {
    std::string language; ///< its tag: `de`
    std::size_t end;      ///< in bytes, from the beginning of the text; it begins where the one before it ends
    bool operator==(const Part&) const = default;
};

/// Words as they are shown, and the language they are in.
struct Words {
    std::string text;
    std::string language;      ///< of all of it; where there are several, of what surrounds it
    std::vector<Part> parts{}; ///< where there are several
    bool operator==(const Words&) const = default;
};

/// Where something is on the screen: from the top left corner of the window, which itself is told from that of the
/// screen.
struct Extents {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Extents&) const = default;
};

/// Where a value stands among those there may be.
struct Scale {
    int now;
    int least;
    int most;
    int step; ///< what one key moves it by
    bool operator==(const Scale&) const = default;
};

/// A list, one of its rows in focus.
struct SeenList {
    std::string title;
    std::vector<Words> rows;
    std::size_t focus = 0;                            ///< < rows.size(), unless there are no rows
    std::vector<std::optional<Scale>> scales{};       ///< as many, of the rows that have one; or none
    std::vector<std::optional<Extents>> row_places{}; ///< as many, of the rows in sight; none where no row's is known
    std::optional<Extents> place{};
    bool operator==(const SeenList&) const = default;
};

/// A square of the board.
struct SeenSquare {
    Words words;        ///< what it is called, and what stands there
    std::size_t id = 0; ///< by which it is asked for, whoever's side the board is seen from
    std::optional<Extents> place{};
    bool operator==(const SeenSquare&) const = default;
};

/// The board, one of its squares in focus.
struct SeenBoard {
    std::string title;
    std::vector<std::string> columns; ///< what they are called, from the left
    std::vector<std::string> rows;    ///< from the top
    std::vector<SeenSquare> squares;  ///< row by row from the top left: as many as rows times columns
    std::size_t focus = 0;            ///< < squares.size()
    std::optional<Extents> place{};
    bool operator==(const SeenBoard&) const = default;
};

/// A line being typed, at its end.
struct SeenLine {
    std::string prompt;
    std::string text;
    bool is_secret = false; ///< the text stands for what is typed
    std::optional<Extents> place{};
    bool operator==(const SeenLine&) const = default;
};

/// What else is to be read: lines of text.
struct SeenText {
    std::string text;
    std::optional<Extents> place{};
    bool operator==(const SeenText&) const = default;
};

/// What a screen reader finds when it reads the window by itself.
struct Seen {
    std::string title{};    ///< of the window
    std::string language{}; ///< of whatever does not say otherwise
    std::optional<SeenBoard> board{};
    std::optional<SeenList> list{};
    std::optional<SeenLine> line{};
    std::vector<SeenText> beside_board{}; ///< who plays, how long, and what was played
    SeenText caption{};                   ///< the last sentence said
    SeenText hint{};                      ///< which key helps
    std::optional<Extents> place{};
    bool is_active = false; ///< the keyboard is the window's
    bool is_spoken = false; ///< the screen reader is the one to speak: what has the focus is told
    bool operator==(const Seen&) const = default;
};

/// A screen reader's user wants what Enter does on that row of the list, or on the square of that id.
struct RowAsked {
    std::size_t row;
    bool operator==(const RowAsked&) const = default;
};
struct SquareAsked {
    std::size_t id;
    bool operator==(const SquareAsked&) const = default;
};
/// The focus is wanted on that row, or on the square of that id.
struct RowReached {
    std::size_t row;
    bool operator==(const RowReached&) const = default;
};
struct SquareReached {
    std::size_t id;
    bool operator==(const SquareReached&) const = default;
};
/// That row is to have that value of its scale.
struct RowSet {
    std::size_t row;
    int value;
    bool operator==(const RowSet&) const = default;
};
/// In place of the characters from the first to, but not with, the other that text is to stand.
struct LineEdited {
    std::size_t from;
    std::size_t to;
    std::string text;
    bool operator==(const LineEdited&) const = default;
};
using Request = std::variant<RowAsked, SquareAsked, RowReached, SquareReached, RowSet, LineEdited>;

/// Takes what is asked for, in the thread of the bridge.
using Ask = std::function<void(const Request&)>;

} // namespace speech::output::reader
