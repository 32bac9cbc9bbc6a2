// Algebraic notation (Appendix C of the Laws; Appendix E of 2001 and 2005).
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/notation/reading.hpp"
#include "rules/notation/style.hpp"
#include "rules/variants/position.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace rules::notation {

/// The mark of a draw offer, written behind the move it was made with (NOT-10).
inline constexpr std::string_view draw_offer_mark = "(=)";

/// Writes a legal move in PGN's signs, with the departure square only as far as needed (NOT-07): PGN's SAN when the
/// letters are English. Precondition: move is legal in the position.
std::string write_san(const variants::Position& position, board::Move move,
                      const PieceLetters& letters = english_letters());

/// Writes a legal move in any style. Precondition: move is legal in the position.
std::string write_move(const variants::Position& position, board::Move move, const Style& style);

/// Reads a move of the position written in those letters, in any style. Accepted are departure squares as needed or
/// more of them (`Ngf3 N1f3 Ng1f3 Ng1-f3`), `x` `×` `:` or nothing for a capture, figurines, castling with O, o or 0, a
/// promotion as `e8=Q e8Q e8(Q) e8/Q`, also with a small letter, Persian and Arabic digits, `e.p.`, and behind the move
/// any of `+ ++ # ! ?` and
/// `(=)`. Check and mate marks are not compared with the position; `x` and `e.p.` must be true.
MoveReading read_san(const variants::Position& position, std::string_view text,
                     const PieceLetters& letters = english_letters());

/// A legal move found by what is written, and what finding it has told.
struct FoundMove {
    board::Move move;
    /// From where pieces of its role have a legal move to its square, its own among them; empty for castling and drops.
    board::Bitboard departures;
};
using FindingMove = std::variant<FoundMove, NotAMove, IllegalMove, AmbiguousMove>;

/// As read_san.
FindingMove find_san(const variants::Position& position, std::string_view text, const PieceLetters& letters);
/// A move known already. Precondition: it is legal in the position.
FoundMove found(const variants::Position& position, board::Move move);

/// PGN's SAN of one move, in place: at most `Qa1xb2#`.
class San {
public:
    std::string_view text() const { return {signs_.data(), size_}; }
    operator std::string_view() const { return text(); }
    San& operator+=(char sign) {
        signs_[size_++] = sign;
        return *this;
    }
    San& operator+=(std::string_view signs) {
        std::copy(signs.begin(), signs.end(), signs_.begin() + size_);
        size_ = static_cast<std::uint8_t>(size_ + signs.size());
        return *this;
    }

private:
    std::array<char, 7> signs_{};
    std::uint8_t size_ = 0;
};

/// As write_san in English letters, for who knows what stands after the move. Precondition: `next` is that.
San write_san(const variants::Position& position, const FoundMove& found, const variants::Position& next);

/// A draw was offered with the move that is written there: `Nf3 (=)`.
bool offers_draw(std::string_view text, const PieceLetters& letters = english_letters());

} // namespace rules::notation
