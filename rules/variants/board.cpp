#include "rules/variants/board.hpp"

#include <algorithm>
#include <utility>

namespace rules::variants {

using board::Bitboard;
using board::Color;
using board::Piece;
using board::Rank;
using board::Role;
using board::Square;

namespace {

constexpr std::uint16_t counted(int number, int least) {
    return static_cast<std::uint16_t>(std::clamp(number, least, 65535));
}

} // namespace

Board::Board(const board::Setup& setup)
    : halfmove_clock_(counted(setup.halfmove_clock, 0))
    , fullmove_number_(counted(setup.fullmove_number, 1))
    , turn_(setup.turn) {
    for (const Square square : Bitboard::all())
        if (const auto piece = setup.placement[square]) put(square, *piece);
}

std::optional<Piece> Board::at(Square square) const {
    for (const Color color : board::both_colors) {
        if (!pieces(color).has(square)) continue;
        for (const Role role : board::all_roles)
            if (pieces(role).has(square)) return Piece{color, role};
    }
    return std::nullopt;
}

Bitboard Board::attackers(Square square, Color by, Bitboard occupied) const {
    const Bitboard straight = pieces(Role::Rook) | pieces(Role::Queen);
    const Bitboard diagonal = pieces(Role::Bishop) | pieces(Role::Queen);
    return pieces(by) &
           ((board::pawn_attacks(!by, square) & pieces(Role::Pawn)) |
            (board::knight_attacks(square) & pieces(Role::Knight)) |
            (board::king_attacks(square) & pieces(Role::King)) | (board::rook_attacks(square, occupied) & straight) |
            (board::bishop_attacks(square, occupied) & diagonal));
}

bool Board::can_have_been_passed(Square passed) const {
    const Color mover = !turn_;
    const bool is_white = mover == Color::White;
    if (passed.rank() != (is_white ? Rank::Three : Rank::Six)) return false;
    const Square stands(passed.file(), is_white ? Rank::Four : Rank::Five);
    const Square came(passed.file(), is_white ? Rank::Two : Rank::Seven);
    return at(stands) == Piece{mover, Role::Pawn} && !occupied().meets(Bitboard(passed) | Bitboard(came));
}

board::Setup Board::to_setup() const {
    board::Setup setup;
    for (const Square square : occupied()) setup.placement.put(square, *at(square));
    setup.turn = turn_;
    setup.en_passant = en_passant_;
    setup.halfmove_clock = halfmove_clock_;
    setup.fullmove_number = fullmove_number_;
    return setup;
}

std::array<std::uint64_t, 6> Board::to_words(bool en_passant_matters) const {
    // Each square in four bits, one from each of the first four words: the colour, and a number for the role.
    const Bitboard first = pieces(Role::Pawn) | pieces(Role::Bishop) | pieces(Role::Queen);
    const Bitboard second = pieces(Role::Knight) | pieces(Role::Bishop) | pieces(Role::King);
    const Bitboard third = pieces(Role::Rook) | pieces(Role::Queen) | pieces(Role::King);
    std::uint64_t rest = turn_ == Color::Black ? 2U : 0U;
    if (en_passant_matters && en_passant_) rest |= 4U | static_cast<std::uint64_t>(en_passant_->file()) << 3U;
    return {pieces(Color::Black).bits(), first.bits(), second.bits(), third.bits(), rest, 0};
}

void Board::take_words(const std::array<std::uint64_t, 6>& words) {
    const Bitboard black(words[0]);
    const Bitboard first(words[1]);
    const Bitboard second(words[2]);
    const Bitboard third(words[3]);
    of(Role::Pawn) = first.without(second | third);
    of(Role::Knight) = second.without(first | third);
    of(Role::Bishop) = (first & second).without(third);
    of(Role::Rook) = third.without(first | second);
    of(Role::Queen) = (first & third).without(second);
    of(Role::King) = (second & third).without(first);
    of(Color::White) = (first | second | third).without(black);
    of(Color::Black) = black;
    turn_ = (words[4] & 2U) != 0 ? Color::Black : Color::White;
    en_passant_.reset();
    if ((words[4] & 4U) != 0)
        en_passant_ =
            Square(static_cast<board::File>((words[4] >> 3U) & 7U), turn_ == Color::White ? Rank::Six : Rank::Three);
    halfmove_clock_ = 1;
    fullmove_number_ = 1;
}

void Board::swap_colors() {
    for (Bitboard& pieces_of_role : roles_) pieces_of_role = pieces_of_role.ranks_swapped();
    for (Bitboard& pieces_of_color : colors_) pieces_of_color = pieces_of_color.ranks_swapped();
    std::swap(colors_[0], colors_[1]);
    turn_ = !turn_;
    if (en_passant_) en_passant_ = Bitboard(*en_passant_).ranks_swapped().first();
}

void Board::swap_files() {
    for (Bitboard& pieces_of_role : roles_) pieces_of_role = pieces_of_role.files_swapped();
    for (Bitboard& pieces_of_color : colors_) pieces_of_color = pieces_of_color.files_swapped();
    if (en_passant_) en_passant_ = Bitboard(*en_passant_).files_swapped().first();
}

void check_pawns(const Board& position, std::set<SetupFault>& faults) {
    if (position.pieces(Role::Pawn).meets(Bitboard::of(Rank::One) | Bitboard::of(Rank::Eight)))
        faults.insert(SetupFault::PawnOnFirstOrLastRank);
}

void check_one_set(const Board& position, const board::Setup& setup, Origin origin, std::set<SetupFault>& faults) {
    constexpr int most_pieces = 16;
    for (const Color color : board::both_colors)
        if (position.pieces(color).count() > most_pieces) faults.insert(SetupFault::TooManyPieces);
    constexpr int most_pawns = 8;
    for (const Color color : board::both_colors)
        if (origin == Origin::Play && position.pieces(color, Role::Pawn).count() > most_pawns)
            faults.insert(SetupFault::TooManyPawns);
    const bool has_pieces_in_hand = setup.reserve && !setup.reserve->empty();
    if (has_pieces_in_hand || !setup.promoted.empty()) faults.insert(SetupFault::ReserveNotPlayed);
}

} // namespace rules::variants
