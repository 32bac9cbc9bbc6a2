#include "speech/hearing/naming.hpp"

#include <algorithm>

namespace speech::hearing {
namespace {

using rules::board::Move;
using rules::board::MoveKind;
using rules::board::Role;
using rules::board::Square;
using rules::variants::Position;
using vocabulary::Meaning;
using vocabulary::Sign;

/// The words and squares of a move.
struct Names {
    std::set<Phrase> own;       ///< of what it does
    std::set<Phrase> departure; ///< of where it comes from
};

std::set<Phrase> of(Square square) { return {{square.file()}, {square.rank()}, {square.file(), square.rank()}}; }

/// The piece that is put on the square, or moved there.
Role role_of(const Position& position, Move move) {
    return move.dropped() ? *move.dropped() : position.at(*move.from())->role;
}

Names names_of(const Position& position, Move move) {
    if (move.kind() == MoveKind::Castling) {
        const bool is_short = move.castling_side() == rules::board::CastlingSide::Short;
        return {{{is_short ? Sign::ShortCastling : Sign::LongCastling}}, {}};
    }
    Names names{of(move.to()), {}};
    names.own.insert({move.promoted() ? *move.promoted() : role_of(position, move)});
    if (move.from()) names.departure = of(*move.from());
    return names;
}

} // namespace

std::vector<std::set<Phrase>> names_among(const Position& position, const std::vector<Move>& moves) {
    std::vector<Names> all;
    for (const Move move : moves) all.push_back(names_of(position, move));
    std::vector<std::set<Phrase>> alone;
    for (const Names& names : all) {
        std::set<Phrase> left = names.departure;
        left.insert(names.own.begin(), names.own.end());
        for (const Names& other : all) {
            if (&other == &names) continue;
            for (const Phrase& phrase : other.own) left.erase(phrase);
            for (const Phrase& phrase : other.departure)
                if (!names.own.contains(phrase)) left.erase(phrase);
        }
        alone.push_back(std::move(left));
    }
    return alone;
}

std::optional<std::pair<Meaning, Meaning>> difference(const Position& position, Move one, Move other) {
    if (one.kind() == MoveKind::Castling || other.kind() == MoveKind::Castling) return std::nullopt;
    if (one.promoted().has_value() != other.promoted().has_value()) return std::nullopt;
    std::vector<std::pair<Meaning, Meaning>> differences;
    const auto compare = [&differences](Meaning first, Meaning second) {
        if (first != second) differences.emplace_back(first, second);
    };
    compare(role_of(position, one), role_of(position, other));
    compare(one.to().file(), other.to().file());
    compare(one.to().rank(), other.to().rank());
    if (one.promoted()) compare(*one.promoted(), *other.promoted());
    return differences.size() == 1 ? std::optional(differences.front()) : std::nullopt;
}

} // namespace speech::hearing
