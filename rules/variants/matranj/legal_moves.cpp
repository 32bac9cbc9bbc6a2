#include "rules/variants/matranj/position.hpp"

#include "rules/variants/matranj/capture_reachability.hpp"
#include "rules/variants/matranj/rules.hpp"

namespace rules::variants::matranj {

using board::Color;
using board::Move;
using board::MoveKind;

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Origin origin) {
    std::set<SetupFault> faults;
    Position position(setup);
    if (origin != Origin::Irregularity) check_pawns(position, faults);
    check_one_set(position, setup, origin, faults);
    if (setup.en_passant) {
        if (position.can_have_been_passed(*setup.en_passant))
            position.en_passant_ = setup.en_passant;
        else
            faults.insert(SetupFault::ImpossibleEnPassant);
    }
    if (!faults.empty()) return faults;
    return position;
}

MoveList Position::legal_moves() const { return list_moves<Rules>(*this); }

MoveList Position::moves_missing_captures() const { return list_moves<OversightRules>(*this); }

bool Position::has_legal_move() const { return has_move<Rules>(*this); }

template <Color Us>
Position Position::after_by(Move move) const {
    switch (move.kind()) {
    case MoveKind::Normal: return moved<Us>(at(*move.from())->role, *move.from(), move.to());
    case MoveKind::Promotion: return promoted<Us>(*move.promoted(), *move.from(), move.to());
    case MoveKind::EnPassant: return captured_en_passant<Us>(*move.from(), move.to());
    case MoveKind::Castling:
    case MoveKind::Drop: break; // are no legal moves of matranj
    }
    return *this;
}

Position Position::after(Move move) const {
    return turn_ == Color::White ? after_by<Color::White>(move) : after_by<Color::Black>(move);
}

std::optional<Ending> Position::ending() const {
    for (const Color color : {turn_, !turn_})
        if (pieces(color).empty()) return Ending{End::NoPiecesLeft, color};
    if (!has_legal_move()) return Ending{End::Stalemate, turn_};
    if (is_no_capture_reachable(*this)) return Ending{End::NoCapturePossible, std::nullopt};
    return std::nullopt;
}

std::array<std::uint64_t, 6> Position::repetition_words() const {
    const auto to = en_passant_;
    const bool has_capture = to && !(turn_ == Color::White ? en_passant_candidates<Color::White>(*this, *to)
                                                           : en_passant_candidates<Color::Black>(*this, *to))
                                        .empty();
    return to_words(has_capture);
}

} // namespace rules::variants::matranj
