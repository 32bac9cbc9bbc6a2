#include "rules/variants/no_castling/position.hpp"

#include <utility>

namespace rules::variants::no_castling {

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Origin origin) {
    board::Setup without = setup;
    without.castling = {};
    auto made = standard::Position::from_setup(without, origin);
    if (auto* faults = std::get_if<std::set<SetupFault>>(&made)) return std::move(*faults);
    return Position(std::get<standard::Position>(made));
}

} // namespace rules::variants::no_castling
