// A legal position of whichever variant is played, and everything one may ask of it. Callers know this class only;
// a variant's own rules and generator live in its folder.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/board/move.hpp"
#include "rules/board/setup.hpp"
#include "rules/variants/castling.hpp"
#include "rules/variants/ending.hpp"
#include "rules/variants/move_list.hpp"
#include "rules/variants/registry.hpp"
#include "rules/variants/setup_fault.hpp"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace rules::variants {

/// A legal position. Value: at most 200 bytes, copying is cheap; the history is not in it (see Repetition keys).
class Position {
public:
    /// The usual initial position of a variant.
    static Position initial(Variant variant = Variant::Standard);
    /// The initial position of that number. Precondition: the variant has so many.
    static Position initial(Variant variant, int number);

    /// The position of a set-up, or everything that is wrong with it.
    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Variant variant = Variant::Standard);

    /// The position from which a game goes on after an irregularity (Article 7): as `from_setup`, but the side not to
    /// move may stand in check, and pawns on the first and last ranks. Its king is not captured all the same; and as
    /// every move is legal, after the first of them the side not to move is out of check again. A pawn on its last rank
    /// has no move, and stays a pawn.
    static std::variant<Position, std::set<SetupFault>> as_it_stands(const board::Setup& setup,
                                                                     Variant variant = Variant::Standard);

    /// A position that was composed: as `from_setup`, but a colour may have more than eight pawns.
    static std::variant<Position, std::set<SetupFault>> from_problem(const board::Setup& setup,
                                                                     Variant variant = Variant::Standard);

    /// What `as_standard` gave, or what was played from there.
    explicit Position(const standard::Position& position)
        : position_(position) {}
    /// For who plays many moves and asks little of each position: what stands behind it. Precondition: the variant is
    /// Standard.
    const standard::Position& as_standard() const { return *std::get_if<standard::Position>(&position_); }

    Variant variant() const { return static_cast<Variant>(position_.index()); }
    /// What the variant tells of itself.
    const Description& description() const { return describe(variant()); }
    board::Setup setup() const;
    board::Color turn() const;
    std::optional<board::Piece> at(board::Square square) const;
    /// The king the game is about; empty in matranj, where it is a piece like others.
    std::optional<board::Square> king(board::Color color) const;
    /// Where the pieces of that colour and role stand.
    board::Bitboard pieces(board::Color color, board::Role role) const;
    /// How many such pieces that side may drop: none where nothing is dropped.
    int in_hand(board::Piece piece) const;
    /// The piece on that square was a pawn, and when captured is one again (DBL-03).
    bool was_pawn(board::Square square) const;
    /// The position with one more such piece in hand, come from the partner's board. Empty where nothing is dropped,
    /// for a king, and when two sets have no more pieces.
    std::optional<Position> with_in_hand(board::Piece piece) const;
    /// Plies since the last pawn move or capture (Article 9.3).
    int halfmove_clock() const;
    /// The number of the coming move, as it is written on the scoresheet.
    int fullmove_number() const;

    /// The side to move is attacked on its king's square (Article 3.9 in 2005).
    bool is_check() const;
    /// Legal moves, each once, in no promised order.
    MoveList legal_moves() const;
    /// There is at least one legal move; quicker than listing them.
    bool has_legal_move() const;
    bool is_legal(board::Move move) const;
    /// The moves that are not legal only because another one would capture; none where nobody has to capture (MAT-02).
    MoveList moves_missing_captures() const;
    /// The side to move can capture, and must (MAT-02).
    bool must_capture() const;
    /// The piece a legal move would take, and from where (en passant: not where the capturer lands). Precondition:
    /// is_legal(move).
    struct Capture {
        board::Square square;
        board::Piece piece;
        bool operator==(const Capture&) const = default;
    };
    std::optional<Capture> captured(board::Move move) const;
    /// The position after a move. Precondition: is_legal(move), or it is one of moves_missing_captures().
    Position after(board::Move move) const;

    /// How that side castles, whether or not it may. Empty where nobody does, or where nothing tells from where.
    std::optional<Castling> castling(board::Color color, board::CastlingSide side) const;
    /// How king and rook go in a castling of the side to move. One that nobody can mean here is made with the rook from
    /// the corner.
    Castling castling(board::Move move) const;

    /// The pieces as ordinary chess would have them, castling aside where it is another there; empty where they move or
    /// win otherwise.
    struct Ordinary;
    std::optional<Ordinary> as_ordinary() const;

    /// The squares from which pieces of that colour attack the square, pinned pieces too (Article 3.1, MOV-06).
    std::vector<board::Square> attackers(board::Square square, board::Color by) const;
    /// There is at least one such piece.
    bool is_attacked(board::Square square, board::Color by) const;

    /// Two positions are "the same position" of Articles 9.2 and 9.3 exactly if their keys are equal: same side to
    /// move, same pieces on the same squares and in hand, same possible moves. The en passant file counts only when
    /// such a capture is legal. An exact value, not a hash: it cannot collide.
    class RepetitionKey {
    public:
        auto operator<=>(const RepetitionKey&) const = default;
        /// For tables of keys: equal keys hash alike, and unlike ones seldom do.
        std::size_t hash() const;

    private:
        friend class Position;
        std::array<std::uint64_t, 6> words_{};
    };
    RepetitionKey repetition_key() const;

    /// How the game has ended by what is on the board: mate, stalemate, and what a variant's own rules say. Of dead
    /// positions ask rules/verdict.
    std::optional<Ending> ending() const;

    /// Number of leaves of the tree of legal moves so many plies deep. 0 plies: 1.
    std::uint64_t perft(int depth) const;

private:
    explicit Position(AnyPosition position);
    static std::variant<Position, std::set<SetupFault>> made(const board::Setup& setup, Variant variant, Origin origin);
    AnyPosition position_;
};

struct Position::Ordinary {
    standard::Position position;
    bool is_exact; ///< nobody may castle in another way
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants
