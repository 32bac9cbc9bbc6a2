#include "speech/listen/reading.hpp"

namespace speech::listen {

std::vector<board::Move> moves_meant(const Reading& reading) {
    if (const auto* move = std::get_if<board::Move>(&reading)) return {*move};
    if (const auto* ambiguous = std::get_if<Ambiguous>(&reading)) return ambiguous->candidates;
    return {};
}

} // namespace speech::listen
