// A scoresheet as it is written out: what stands on it, in the words of a language, before anybody prints it.
#pragma once

#include "speech/phrases/catalogue.hpp"
#include "src/storage/replaying.hpp"

#include <optional>
#include <string>
#include <vector>

namespace sheet {

/// One side's move.
struct Written {
    std::string text; ///< as it stands on the sheet, with `(=)` behind it where a draw was offered; may be empty
    std::optional<rules::table::Duration> left; ///< what the side's clock showed after it
    bool operator==(const Written&) const = default;
};

/// A line with both sides' moves.
struct Line {
    int number;
    Written white;
    Written black;
    bool operator==(const Line&) const = default;
};

/// A whole sheet.
struct Score {
    std::vector<std::string> heading;
    std::vector<Line> lines;
    std::vector<std::string> closing; ///< the result, and who has signed
    std::vector<std::string> to_sign; ///< what stands beside the places where nobody has signed yet
};

/// What is written of a game.
struct Source {
    const game::NewGame& game;
    const storage::ReplayedGame& replayed;
    const speech::phrases::Catalogue& catalogue;
    std::optional<std::string> head{}; ///< of the game's chain, where it has one
};

/// The signs a program-kept sheet is written in. What a side has written itself stays as it wrote it.
enum class Letters {
    Own,   ///< the language's; figures where it is written from the right, which would turn the signs of a move about
    Latin, ///< the language's, or the English ones where its letters are not Latin
};

/// The sheet of one side; without one the sheet of both, or each side's own, White's first, where they differ.
std::vector<Score> scores(const Source& source, std::optional<rules::table::Color> side, Letters letters);

} // namespace sheet
