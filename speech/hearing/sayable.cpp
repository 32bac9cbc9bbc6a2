#include "speech/hearing/sayable.hpp"

#include "speech/vocabulary/keys.hpp"

#include <algorithm>

namespace speech::hearing {
namespace {

using rules::board::Move;
using rules::board::MoveKind;
using rules::board::Role;
using rules::board::Square;
using rules::variants::Position;
using vocabulary::Order;
using vocabulary::Sign;

using Phrases = std::set<Phrase>;

/// Each of the phrases followed by each of the endings.
Phrases then(const Phrases& phrases, const Phrases& endings) {
    Phrases joined;
    for (const Phrase& phrase : phrases)
        for (const Phrase& ending : endings) {
            Phrase whole = phrase;
            whole.insert(whole.end(), ending.begin(), ending.end());
            joined.insert(std::move(whole));
        }
    return joined;
}

Phrases maybe(Phrases phrases) {
    phrases.insert(Phrase{});
    return phrases;
}

Phrase square(Square square) { return {square.file(), square.rank()}; }

/// Whether another piece of the kind could go there too, so that the departure square must be told.
bool has_rival(const Position& position, Move move) {
    const Role role = position.at(*move.from())->role;
    for (const Move other : position.legal_moves())
        if (other.from() && *other.from() != *move.from() && other.to() == move.to() &&
            position.at(*other.from())->role == role)
            return true;
    return false;
}

/// What comes before the arrival square, or before the word of a capture: the piece and, as far as it is told, where it
/// stands. "Springer", "Springer Gustav eins", "Gustav eins", "Eva" of a pawn that captures.
Phrases beginnings(const Position& position, Move move, bool captures) {
    const Square from = *move.from();
    const Role role = position.at(from)->role;
    Phrases begun{{role}, {role, from.file(), from.rank()}, square(from)};
    if (role == Role::Pawn && !captures) begun.insert(Phrase{});
    if (role == Role::Pawn && captures) begun.merge(Phrases{{from.file()}, {from.file(), role}});
    if (role != Role::Pawn && has_rival(position, move))
        begun.merge(Phrases{{role, from.file()}, {role, from.rank()}, {from.file(), role}, {from.rank(), role}});
    return begun;
}

Phrases castling(Move move) {
    const bool is_short = move.castling_side() == rules::board::CastlingSide::Short;
    return {{Sign::Castling}, {is_short ? Sign::ShortCastling : Sign::LongCastling}};
}

/// Up to the arrival square.
Phrases way(const Position& position, Move move) {
    if (move.kind() == MoveKind::Drop) return then({{*move.dropped()}}, then({{Sign::Drop}}, {square(move.to())}));
    const auto capture = position.captured(move);
    const Phrases begun = beginnings(position, move, capture.has_value());
    Phrases joined = then(begun, maybe({{Sign::To}}));
    if (capture) joined.merge(then(begun, then({{Sign::Takes}}, maybe({{capture->piece.role}}))));
    joined.erase(Phrase{Sign::To});
    return then(joined, {square(move.to())});
}

} // namespace

std::set<Phrase> ways_to_say(const Position& position, Move move) {
    Phrases ways = move.kind() == MoveKind::Castling ? castling(move) : way(position, move);
    if (move.kind() == MoveKind::EnPassant) ways = then(ways, maybe({{Sign::EnPassant}}));
    if (const auto role = move.promoted()) ways = then(ways, {{*role}, {Sign::Becomes, *role}});
    const Position after = position.after(move);
    if (after.is_check())
        ways = then(ways, after.has_legal_move() ? maybe({{Sign::Check}}) : maybe({{Sign::Check}, {Sign::Mate}}));
    return ways;
}

std::vector<Sayable> sayable_in(const Position& position) {
    std::vector<Sayable> choices;
    for (const Move move : position.legal_moves()) choices.push_back({move, ways_to_say(position, move)});
    for (const vocabulary::MeaningKey& key : vocabulary::meaning_keys)
        if (const auto* order = std::get_if<Order>(&key.meaning)) choices.push_back({*order, {{*order}}});
    return choices;
}

namespace {

bool is_meant(const Sayable& sayable, const Choice& choice) {
    if (const auto* order = std::get_if<Order>(&choice)) return sayable.what == decltype(sayable.what)(*order);
    const std::vector<Move> moves = moves_meant(choice);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return sayable.what == decltype(sayable.what)(move); });
}

} // namespace

std::set<Phrase> phrases_of(const std::vector<Sayable>& sayables) {
    std::set<Phrase> phrases;
    for (const Sayable& sayable : sayables) phrases.insert(sayable.phrases.begin(), sayable.phrases.end());
    return phrases;
}

std::set<Phrase> single_words() {
    std::set<Phrase> words;
    for (const vocabulary::MeaningKey& key : vocabulary::meaning_keys)
        if (!std::holds_alternative<vocabulary::Opening>(key.meaning)) words.insert({key.meaning});
    return words;
}

std::set<Phrase> phrases_besides(const std::vector<Sayable>& sayables, const Choice& choice) {
    std::set<Phrase> phrases = phrases_of(sayables);
    for (const Sayable& sayable : sayables)
        if (is_meant(sayable, choice))
            for (const Phrase& phrase : sayable.phrases) phrases.erase(phrase);
    return phrases;
}

} // namespace speech::hearing
