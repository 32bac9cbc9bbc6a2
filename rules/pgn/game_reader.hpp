// Reads one game.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/pgn/reading.hpp"
#include "rules/pgn/scanner.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rules::pgn {

/// Reads one game from where the scanner stands, to behind its result or to where the next game begins. For one use.
class GameReader {
public:
    GameReader(Scanner& scanner, const notation::PieceLetters& letters, const Note& note, Comments comments);

    /// The game as far as it can be read, or why none of it can be placed on a board. Precondition: the scanner has
    /// gone past blanks and is not at the end.
    std::variant<Reading, Fault> read();

    /// The text of the game was too long, and it goes on behind what was read.
    bool has_given_up() const { return has_given_up_; }

private:
    /// A line being read: the game's own, or a variation.
    struct Level {
        Line* line;
        variants::Position before; ///< the last step
        variants::Position now;
        std::vector<std::string> waiting{}; ///< comments for the next step
        bool is_behind_step = false;        ///< with nothing between but glyphs and comments
        std::size_t opened = 0;             ///< the line of the text where it begins
    };
    /// What is being gone past unread.
    struct Skipping {
        enum class What { RestOfLine, Variation } what;
        std::size_t open = 0;  ///< brackets that have been opened in it
        std::size_t words = 0; ///< gone past so far
    };

    void read_part();
    void read_tag();
    void add_repeated(const Tag& first, const Tag& tag, std::size_t line);
    void begin_moves();
    void set_start(variants::Variant variant);
    void read_comment();
    Comments kept_comments() const;
    void read_variation_start();
    void read_variation_end();
    void close_variation();
    void read_glyph_number();
    void read_glyph_signs();
    void read_word();
    void read_number(std::string_view word);
    void read_result(Result result, std::size_t length);
    void read_move(std::string_view word);
    bool read_squares(std::string_view word);
    void read_pass(std::string_view word);
    void add_glyph(std::uint8_t glyph);
    void add_comment(std::string text);
    void add_move(const notation::FoundMove& found);
    void add_step(Step step, const SpelledStep& spelled, const variants::Position& next);
    bool is_full() const { return spelling_.size() >= ReadingLimits::most_plies; }

    /// Another game begins here, which has no tags and whose predecessor has no result.
    bool is_at_another_game(std::string_view word) const;
    void skip_part();
    void skip_bracket();
    void skip_word();
    void end(std::optional<Result> told, std::size_t line);
    void give_up();

    /// Something is not as it should be, and reading goes on behind it.
    void tell(std::size_t line, decltype(Fault::reason) reason);
    void tell(Expected expected);
    /// The same, but of many of the kind only the first is told.
    void tell_once(Expected expected);
    /// The rest of this line of moves cannot be read.
    void stop(decltype(Fault::reason) reason);

    Scanner& scanner_;
    const notation::PieceLetters& letters_;
    const Note& note_;
    Comments comments_;
    Game game_;
    Spelling spelling_;
    std::vector<Fault> faults_;
    std::map<std::string, std::size_t, std::less<>> places_; ///< of the tags so far among the game's, by name
    std::optional<Fault> unplaced_;                          ///< why the moves belong to no position
    std::vector<Level> levels_;
    std::vector<std::string> waiting_; ///< comments before and among the tags
    std::optional<Skipping> skipping_;
    std::size_t fen_line_ = 0;
    std::size_t variant_line_ = 0;
    std::size_t start_;
    bool is_in_moves_ = false;
    bool is_cut_off_ = false; ///< the end of the moves has not been read
    bool is_over_ = false;
    bool has_given_up_ = false;
};

} // namespace rules::pgn
