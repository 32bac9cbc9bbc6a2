#include "speech/hearing/heard.hpp"

namespace speech::hearing {

using rules::board::Move;

std::vector<Move> moves_meant(const Choice& choice) {
    if (const auto* move = std::get_if<Move>(&choice)) return {*move};
    const auto* ambiguous = std::get_if<listen::Ambiguous>(&choice);
    return ambiguous == nullptr ? std::vector<Move>{} : ambiguous->candidates;
}

} // namespace speech::hearing
