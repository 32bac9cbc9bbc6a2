#include "src/ports/engine/uci_move.hpp"

namespace engine {

namespace {

bool is_square(std::string_view text) { return text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8'; }

} // namespace

std::optional<UciMove> UciMove::parse(std::string_view text) {
    constexpr std::string_view promotions = "qrbnk"; // a king in matranj
    constexpr std::string_view drops = "QRBNP";
    if (text.size() == 4 && text[1] == '@' && drops.find(text[0]) != std::string_view::npos &&
        is_square(text.substr(2)))
        return UciMove(text);
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const std::string_view from = text.substr(0, 2);
    const std::string_view to = text.substr(2, 2);
    if (!is_square(from) || !is_square(to) || from == to) return std::nullopt;
    if (text.size() == 5 && promotions.find(text[4]) == std::string_view::npos) return std::nullopt;
    return UciMove(text);
}

} // namespace engine
