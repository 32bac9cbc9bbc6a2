#include "rules/board/setup.hpp"

namespace rules::board {

Placement Placement::initial() {
    constexpr std::array officers{Role::Rook, Role::Knight, Role::Bishop, Role::Queen,
                                  Role::King, Role::Bishop, Role::Knight, Role::Rook};
    Placement placement;
    for (std::size_t file = 0; file < officers.size(); ++file) {
        const auto named = static_cast<File>(file);
        placement.put(Square(named, Rank::One), {Color::White, officers[file]});
        placement.put(Square(named, Rank::Two), {Color::White, Role::Pawn});
        placement.put(Square(named, Rank::Seven), {Color::Black, Role::Pawn});
        placement.put(Square(named, Rank::Eight), {Color::Black, officers[file]});
    }
    return placement;
}

Setup Setup::initial() {
    Setup setup;
    setup.placement = Placement::initial();
    setup.castling = {.white_short = true, .white_long = true, .black_short = true, .black_long = true};
    return setup;
}

} // namespace rules::board
