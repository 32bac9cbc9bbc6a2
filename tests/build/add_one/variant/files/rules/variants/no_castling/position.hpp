// A position of chess without castling. Other folders use variants::Position.
#pragma once

#include "rules/variants/no_castling/description.hpp"
#include "rules/variants/standard/position.hpp"

namespace rules::variants::no_castling {

/// Every question means what it means in variants::Position. Rights to castle in a set-up say nothing here.
class Position : public standard::Position {
public:
    static constexpr const Description& description = no_castling::description;

    static std::variant<Position, std::set<SetupFault>> from_setup(const board::Setup& setup,
                                                                   Origin origin = Origin::Play);

    Position after(board::Move move) const { return Position(standard::Position::after(move)); }

private:
    explicit Position(const standard::Position& position)
        : standard::Position(position) {}
};

} // namespace rules::variants::no_castling
