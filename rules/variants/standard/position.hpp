// A legal position of ordinary chess. Other folders use variants::Position, behind which this stands; only
// rules/verdict, which knows no other chess and plays millions of moves, looks behind it.
#pragma once

#include "rules/variants/board.hpp"
#include "rules/variants/castling.hpp"
#include "rules/variants/ending.hpp"
#include "rules/variants/move_list.hpp"
#include "rules/variants/standard/description.hpp"

#include <variant>

namespace rules::variants::standard {

/// Every question means what it means in variants::Position.
class Position : public Board {
public:
    static constexpr const Description& description = standard::description;

    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Origin origin = Origin::Play);

    board::Setup setup() const;
    board::Square king(board::Color color) const { return pieces(color, board::Role::King).first(); }
    bool is_check() const { return !attackers(king(turn_), !turn_, occupied()).empty(); }
    MoveList legal_moves() const;
    bool has_legal_move() const;
    Position after(board::Move move) const;
    std::optional<Ending> ending() const;
    std::uint64_t perft(int depth) const;
    std::array<std::uint64_t, 6> repetition_words() const;
    /// The position of its repetition words, all it needs to go on but the counts: of those it says that nothing
    /// irreversible has happened just now.
    static Position of_words(const std::array<std::uint64_t, 6>& words);

    /// The same position with the colours exchanged and the ranks counted from the other side.
    Position with_colors_swapped() const;
    /// The same position with left and right exchanged. Precondition: nobody may castle any more.
    Position with_files_swapped() const;

    /// How that side castles, whether or not it may, and whether or not the pieces are there.
    std::optional<Castling> castling(board::Color color, board::CastlingSide side) const;
    /// The same pieces, and nobody may castle any more.
    Position without_castling() const;

    /// The rooks that may still castle.
    board::Bitboard castling_rooks() const { return castling_rooks_; }

    /// One step of the game for each kind of move, all by the side to move, which is Us.
    template <board::Color Us>
    Position moved(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position promoted(board::Role role, board::Square from, board::Square to) const;
    template <board::Color Us>
    Position captured_en_passant(board::Square from, board::Square to) const;
    template <board::Color Us>
    Position castled(board::Square from, board::Square to) const;

protected:
    Position() = default;
    explicit Position(const board::Setup& setup)
        : Board(setup) {}
    /// Takes over what is not castling, and names what is wrong with it.
    void take_all_but_castling(const board::Setup& setup, Origin origin, std::set<SetupFault>& faults);
    /// The repetition words of this position without castling rights.
    std::array<std::uint64_t, 6> words_without_castling() const;
    /// Each side has one king, and in play the one who is not to move is not in check.
    void check_kings(Origin origin, std::set<SetupFault>& faults) const;
    bool can_be_given_at_once(board::Bitboard checks, board::Square king) const;
    /// Takes the set-up's en passant square over, if a double step can just have passed it.
    void take_en_passant(const board::Setup& setup, std::set<SetupFault>& faults);
    /// How the game has ended when whoever is to move cannot.
    Ending ending_without_moves() const;

    board::Bitboard castling_rooks_;

private:
    template <board::Color Us>
    void lose_rights(board::Role role, board::Square from, board::Square to);
    template <board::Color Us>
    Position after_by(board::Move move) const;
};

static_assert(sizeof(Position) <= 200);

} // namespace rules::variants::standard
