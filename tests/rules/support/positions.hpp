// Positions for tests, from FENs and drawings.
#pragma once

#include "rules/board/bitboard.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "rules/variants/position.hpp"

#include <initializer_list>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

namespace support {

constexpr auto initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

inline rules::board::Setup setup(std::string_view fen) {
    const auto read = rules::notation::read_fen(fen);
    if (const auto* setup = std::get_if<rules::board::Setup>(&read)) return *setup;
    throw std::invalid_argument("no FEN: " + std::string(fen));
}

inline rules::variants::Position position(std::string_view fen,
                                          rules::variants::Variant variant = rules::variants::Variant::Standard) {
    const auto made = rules::variants::Position::from_setup(setup(fen), variant);
    if (const auto* position = std::get_if<rules::variants::Position>(&made)) return *position;
    throw std::invalid_argument("no position: " + std::string(fen));
}

inline rules::board::Square square(std::string_view name) {
    const auto parsed = rules::board::Square::parse(name);
    if (!parsed) throw std::invalid_argument("no square: " + std::string(name));
    return *parsed;
}

inline rules::board::Bitboard squares(std::initializer_list<const char*> names) {
    rules::board::Bitboard set;
    for (const char* name : names) set |= rules::board::Bitboard(square(name));
    return set;
}

inline rules::board::Move uci(const rules::variants::Position& position, std::string_view text) {
    const auto reading = rules::notation::read_uci(position, text);
    if (const auto* move = std::get_if<rules::board::Move>(&reading)) return *move;
    throw std::invalid_argument("no legal move: " + std::string(text));
}

/// The position after moves in UCI, separated by blanks.
inline rules::variants::Position after(rules::variants::Position position, std::string_view moves) {
    while (!moves.empty()) {
        const auto blank = moves.find(' ');
        position = position.after(uci(position, moves.substr(0, blank)));
        moves.remove_prefix(blank == std::string_view::npos ? moves.size() : blank + 1);
    }
    return position;
}

/// The legal moves in UCI.
inline std::set<std::string> moves(const rules::variants::Position& position) {
    std::set<std::string> texts;
    for (const auto move : position.legal_moves()) texts.insert(rules::notation::write_uci(position, move));
    return texts;
}

/// The moves of the piece on one square, as the squares it may arrive on.
inline std::set<std::string> arrivals(const rules::variants::Position& position, std::string_view from) {
    std::set<std::string> names;
    for (const auto move : position.legal_moves())
        if (move.from() == square(from)) names.insert(move.to().name());
    return names;
}

/// The squares marked `x` in a drawing of eight rows seen from White's side; blanks and line ends are skipped.
inline rules::board::Bitboard drawn(std::string_view drawing) {
    rules::board::Bitboard squares;
    int place = 0;
    for (const char sign : drawing) {
        if (sign == ' ' || sign == '\n') continue;
        const int file = place % 8;
        const int rank = 7 - place / 8;
        if (sign == 'x') squares |= rules::board::Bitboard(rules::board::Square::at(8 * rank + file));
        ++place;
    }
    if (place != 64) throw std::invalid_argument("a drawing has 64 squares");
    return squares;
}

} // namespace support
