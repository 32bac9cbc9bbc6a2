// Moves in algebraic notation, short and long, in every language. The first byte chooses the letters.
#include "rules/notation/san.hpp"

#include "rules/notation/uci.hpp"
#include "tests/fuzz/positions.hpp"

#include <vector>

using namespace rules;
using namespace rules::notation;

namespace {

std::vector<PieceLetters> all_letters() {
    std::vector<PieceLetters> all;
    for (const std::string_view language : lettered_languages()) all.push_back(*letters_of(language));
    all.push_back(figurines());
    return all;
}

void require_readable(const variants::Position& position, board::Move move, const PieceLetters& letters) {
    for (const Signs signs : {Signs::Pgn, Signs::Laws})
        for (const Length length : {Length::Short, Length::Long}) {
            const std::string written = write_move(position, move, {letters, signs, length});
            fuzz::require(read_san(position, written, letters) == MoveReading(move));
        }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    static const std::vector<PieceLetters> letter_sets = all_letters();
    const PieceLetters& letters = letter_sets[data[0] % letter_sets.size()];
    const auto [position, text] = fuzz::position_and_rest(fuzz::text_of(data, size).substr(1));
    const auto reading = read_san(position, text, letters);
    if (const auto* move = std::get_if<board::Move>(&reading)) {
        fuzz::require(fuzz::is_listed(position, *move));
        require_readable(position, *move, letters);
        return 0;
    }
    if (const auto* several = std::get_if<AmbiguousMove>(&reading)) {
        fuzz::require(several->candidates.size() > 1);
        for (const board::Move move : several->candidates) fuzz::require(fuzz::is_listed(position, move));
        return 0;
    }
    for (const board::Move move : position.legal_moves()) fuzz::require(write_san(position, move, letters) != text);
    if (const auto* illegal = std::get_if<IllegalMove>(&reading))
        fuzz::require(illegal->piece.has_value() ==
                      (illegal->obstacle == Obstacle::ExposesKing || illegal->obstacle == Obstacle::StaysInCheck));
    return 0;
}
