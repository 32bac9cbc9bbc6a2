// UCI: exactly the legal moves are read, and only as they are written.
#include "rules/notation/uci.hpp"

#include "tests/fuzz/positions.hpp"

using namespace rules;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto [position, text] = fuzz::position_and_rest(fuzz::text_of(data, size));
    const auto reading = notation::read_uci(position, text);
    fuzz::require(!std::holds_alternative<notation::AmbiguousMove>(reading));
    if (const auto* move = std::get_if<board::Move>(&reading)) {
        fuzz::require(fuzz::is_listed(position, *move));
        fuzz::require(notation::write_uci(*move) == text);
        return 0;
    }
    for (const board::Move move : position.legal_moves()) fuzz::require(notation::write_uci(move) != text);
    return 0;
}
