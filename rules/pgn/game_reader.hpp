// Reads one game.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/pgn/scanner.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace rules::pgn {

/// Reads one game from where the scanner stands, to behind its result or to where the next game begins. For one use.
class GameReader {
public:
    GameReader(Scanner& scanner, const notation::PieceLetters& letters);

    /// Precondition: the scanner has gone past blanks and is not at the end.
    std::variant<Game, Fault> read();

    /// The tags are over: what was read last belongs to the moves.
    bool is_in_moves() const { return is_in_moves_; }

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

    void read_part();
    void read_tag();
    void begin_moves();
    std::optional<variants::Variant> variant() const;
    void read_comment();
    void read_variation_start();
    void read_variation_end();
    void read_glyph_number();
    void read_glyph_signs();
    void read_word();
    void read_result(Result result, std::size_t length);
    void read_move(std::string_view word);
    void read_pass();
    void add_glyph(std::uint8_t glyph);
    void add_comment(std::string text);
    void add_step(const Step& step, const variants::Position& next);
    void end(std::optional<Result> result);
    void fail(std::size_t line, decltype(Fault::reason) reason);
    void fail(Expected expected);

    Scanner& scanner_;
    const notation::PieceLetters& letters_;
    Game game_;
    std::vector<Level> levels_;
    std::vector<std::string> waiting_; ///< comments before and among the tags
    std::size_t fen_line_ = 0;
    std::size_t variant_line_ = 0;
    std::size_t start_;
    std::size_t plies_ = 0;
    bool is_in_moves_ = false;
    bool is_over_ = false;
    std::optional<Fault> fault_;
};

} // namespace rules::pgn
