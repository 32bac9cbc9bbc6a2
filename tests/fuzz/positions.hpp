// Positions for the fuzzers of moves.
#pragma once

#include "rules/notation/fen.hpp"
#include "rules/variants/position.hpp"
#include "tests/fuzz/support.hpp"

#include <utility>
#include <variant>

namespace fuzz {

inline bool is_listed(const rules::variants::Position& position, rules::board::Move move) {
    const auto moves = position.legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// A text's first line is a FEN, the rest is for the reader. A FEN that makes no position means the initial one.
inline std::pair<rules::variants::Position, std::string_view> position_and_rest(std::string_view text) {
    using rules::variants::Position;
    const auto end = text.find('\n');
    const auto rest = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const auto setup = rules::notation::read_fen(text.substr(0, end));
    if (const auto* read = std::get_if<rules::board::Setup>(&setup)) {
        const auto made = Position::from_setup(*read);
        if (const auto* position = std::get_if<Position>(&made)) return {*position, rest};
    }
    return {Position::initial(), rest};
}

} // namespace fuzz
