#include "src/school/line.hpp"

#include <algorithm>
#include <variant>

namespace school {

using rules::board::Move;
using rules::variants::Position;

std::optional<std::vector<Move>> read_line(std::string_view text, const ReadMove& read_move) {
    auto position = Position::initial();
    std::vector<Move> moves;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const auto read = read_move(position, text.substr(0, end));
        const auto* move = std::get_if<Move>(&read);
        if (move == nullptr) return std::nullopt;
        moves.push_back(*move);
        position = position.after(*move);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return moves;
}

Position position_after(const std::vector<Move>& moves) {
    auto position = Position::initial();
    for (const Move move : moves) position = position.after(move);
    return position;
}

} // namespace school
