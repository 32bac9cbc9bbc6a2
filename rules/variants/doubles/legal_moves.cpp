#include "rules/variants/doubles/position.hpp"

#include "rules/variants/doubles/rules.hpp"
#include "rules/variants/move_visitors.hpp"

namespace rules::variants::doubles {

using board::Color;
using board::Move;
using board::MoveKind;
using board::Role;

MoveList Position::legal_moves() const { return list_moves<Rules>(*this); }

bool Position::has_legal_move() const { return has_move<Rules>(*this); }

template <Color Us>
Position Position::after_by(Move move) const {
    switch (move.kind()) {
    case MoveKind::Normal: return moved<Us>(at(*move.from())->role, *move.from(), move.to());
    case MoveKind::Promotion: return promoted<Us>(*move.promoted(), *move.from(), move.to());
    case MoveKind::EnPassant: return captured_en_passant<Us>(*move.from(), move.to());
    case MoveKind::Castling: return castled<Us>(*move.from(), move.to());
    case MoveKind::Drop: return dropped<Us>(*move.dropped(), move.to());
    }
    return *this;
}

Position Position::after(Move move) const {
    return turn_ == Color::White ? after_by<Color::White>(move) : after_by<Color::Black>(move);
}

std::optional<Ending> Position::ending() const {
    if (has_legal_move()) return std::nullopt;
    return ending_without_moves();
}

std::array<std::uint64_t, 6> Position::repetition_words() const {
    // What is in hand may be played, so it is part of the position: five bits for each number, none above 31. A mark
    // changes nothing about what a piece can do, so it is not.
    auto words = standard::Position::repetition_words();
    for (const Color color : board::both_colors)
        for (const Role role : board::droppable_roles)
            words[5] = words[5] << 5U | static_cast<std::uint64_t>(in_hand({color, role}));
    for (const Color color : board::both_colors)
        words[5] = words[5] << 1U | (unmoved_kings_.meets(pieces(color)) ? 1U : 0U);
    return words;
}

} // namespace rules::variants::doubles
