// The moves of a game as the window lists them, and what they have captured, written once and not at every drawing.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/table/state.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace session {

/// `12. Nf3  d5`: a line for each move, however many there are.
class MoveList {
public:
    /// Takes over what there is now; costs no more than what is new. Whoever changes plies before the last one cuts
    /// first.
    void follow(std::span<const rules::table::Ply> plies, const rules::notation::PieceLetters& letters);
    /// Forgets everything from that ply on, from 0.
    void cut(std::size_t ply);

    /// The pieces of that colour that were captured, in the order of that, but for those of the last plies.
    std::vector<rules::board::Piece> captured(rules::board::Color of, std::size_t without_plies) const;

    /// The last lines, at most so many, of the game without its last plies, which are not to be read yet.
    std::vector<std::string> last(std::size_t most, std::size_t without_plies) const;

private:
    struct Line {
        std::string text;
        std::size_t with_one_ply; ///< how long it is without the second one
        bool has_two;
    };

    struct Capture {
        std::size_t ply;
        rules::board::Piece piece;
    };

    void add(const rules::table::Ply& ply);

    std::vector<Line> lines_;
    std::vector<Capture> captures_;
    std::optional<rules::board::Move> last_move_{};
    std::size_t plies_ = 0;
    rules::notation::PieceLetters letters_{};
};

} // namespace session
