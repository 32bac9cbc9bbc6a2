// FEN: what is read is written and read as the same, and a position is what its set-up says.
#include "tests/fuzz/positions.hpp"

using namespace rules;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = notation::read_fen(fuzz::text_of(data, size));
    const auto* setup = std::get_if<board::Setup>(&read);
    if (setup == nullptr) return 0;
    const std::string written = notation::write_fen(*setup);
    fuzz::require(notation::read_fen(written) == read);
    const auto variant = setup->reserve ? variants::Variant::Doubles : variants::Variant::Standard;
    const auto made = variants::Position::from_setup(*setup, variant);
    const auto* position = std::get_if<variants::Position>(&made);
    if (position == nullptr) return 0;
    // In doubles one right to castle says that the king has not moved, and with it stands the other.
    if (variant == variants::Variant::Standard) fuzz::require(position->setup() == *setup);
    const auto again = variants::Position::from_setup(position->setup(), variant);
    fuzz::require(std::get<variants::Position>(again).setup() == position->setup());
    fuzz::require(position->has_legal_move() == !position->legal_moves().empty());
    for (const board::Move move : position->legal_moves()) {
        const auto next = position->after(move);
        fuzz::require(
            std::holds_alternative<variants::Position>(variants::Position::from_setup(next.setup(), variant)));
    }
    return 0;
}
