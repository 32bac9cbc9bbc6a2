// What is to be seen: a plain description the shell draws. Everything seen is also said, so nothing here is news.
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/phrases/run.hpp"
#include "src/settings/preferences.hpp"

#include <optional>
#include <string>
#include <vector>

namespace session {

/// How the player wants the window to look.
struct Look {
    settings::Theme theme = settings::Theme::Dark;
    int text_size = 100; ///< percent, 100 ... 200
    settings::BoardSize board = settings::BoardSize::WithText;
    bool operator==(const Look&) const = default;
};

/// A list with one row in focus.
struct ListView {
    std::vector<std::string> rows;
    std::size_t focus = 0; ///< < rows.size(), unless there are no rows
    /// By row, of one that can be changed: where its value begins, in bytes, behind what it is called.
    std::vector<std::optional<std::size_t>> values{};
    bool operator==(const ListView&) const = default;
};

/// A line being typed.
struct TextView {
    std::string prompt;
    std::string text;
    bool is_secret = false; ///< the text is as many dots as are typed
    bool operator==(const TextView&) const = default;
};

/// The other board of doubles, to be looked at only.
struct OtherBoardView {
    rules::board::Placement placement;
    bool flipped = false; ///< seen from Black's side
    std::optional<rules::board::Move> last_move;
    std::optional<rules::board::Square> checked_king;
    std::string top_clock; ///< as those of the board
    std::string bottom_clock;
    std::string top_name;
    std::string bottom_name;
    bool operator==(const OtherBoardView&) const = default;
};

/// The board and what stands beside it.
struct BoardView {
    rules::board::Placement placement;
    bool flipped = false; ///< seen from Black's side
    rules::board::Square cursor{rules::board::File::E, rules::board::Rank::Two};
    std::optional<rules::board::Square> lifted;       ///< a piece taken up from here
    bool is_holding = false;                          ///< a piece is in the hand, wherever it came from
    std::optional<rules::board::Move> last_move;      ///< its two squares are marked
    std::optional<rules::board::Square> checked_king; ///< marked
    std::string top_clock; ///< of the side at the top of the board, `4:59`; empty without clocks
    std::string bottom_clock;
    std::string top_name;
    std::string bottom_name;
    bool top_runs = false;
    bool bottom_runs = false;
    bool top_is_low = false; ///< less than a minute is left
    bool bottom_is_low = false;
    std::string top_captured; ///< the pieces that side has captured, a sign each, the most valuable first
    std::string bottom_captured;
    std::string menu;               ///< on the button that opens the game's menu
    std::vector<std::string> moves; ///< one line a move, `12. Sf3 d5`: the latest, more than any window shows
    std::optional<OtherBoardView> other{};
    bool operator==(const BoardView&) const = default;
};

/// One whole picture of the window.
struct View {
    std::string title; ///< of the screen, also of the window
    std::optional<BoardView> board;
    std::optional<ListView> list; ///< with a board: a dialog over it
    std::optional<TextView> text;
    std::string caption; ///< the last sentence said, or that the program listens
    /// Where in the caption, in bytes, a space stands within the name of a square: no line ends there.
    std::vector<std::size_t> caption_ties{};
    std::size_t caption_turns = 0; ///< how often its next part was asked for, where it is too long for its place
    std::string hint;              ///< which key helps
    /// Of the writing; the board stands as it is.
    speech::phrases::Direction direction = speech::phrases::Direction::LeftToRight;
    Look look;
    bool operator==(const View&) const = default;
};

/// Part of words, in one language.
struct PartSeen {
    std::string language; ///< its tag
    std::size_t end;      ///< in bytes, from the beginning of the words; it begins where the one before it ends
    bool operator==(const PartSeen&) const = default;
};

/// Words as they are shown, and the language they are in.
struct WordsSeen {
    std::string text;
    std::string language;          ///< where there are several, the participant's
    std::vector<PartSeen> parts{}; ///< where there are several
    bool operator==(const WordsSeen&) const = default;
};

/// What is told or shown, with its languages; `language` is the participant's.
WordsSeen words_seen(const speech::phrases::Runs& runs, const std::string& language);

/// Where the value of a row's setting stands among those it may have.
struct ScaleSeen {
    int now;
    int least;
    int most;
    int step; ///< what one key moves it by
    bool operator==(const ScaleSeen&) const = default;
};

/// What a view has in pictures, and in which languages its words are, for whoever reads it in another way.
struct ViewInWords {
    std::string language;                         ///< the participant's: of all other words of the view
    std::vector<WordsSeen> rows;                  ///< of the list
    std::vector<std::optional<ScaleSeen>> scales; ///< of as many rows; empty where one has no setting with a scale
    std::vector<WordsSeen> squares; ///< from a1 to h8, row by row, as the finger comes to them; empty without a board
    bool operator==(const ViewInWords&) const = default;
};

} // namespace session
