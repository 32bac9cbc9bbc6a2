#include "speech/listen/listener.hpp"

#include "rules/notation/uci.hpp"
#include "speech/listen/lattice.hpp"
#include "speech/listen/matching.hpp"
#include "speech/listen/request.hpp"
#include "speech/vocabulary/folding.hpp"

#include <algorithm>

namespace speech::listen {
namespace {

using board::File;
using board::Move;
using board::Rank;
using board::Role;
using board::Square;
using vocabulary::Order;

constexpr std::array roles_with_initials{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

/// A request and the hindrance against it tell more, the closer the move is to a legal one.
int closeness(Hindrance hindrance) {
    switch (hindrance) {
    case Hindrance::ExposesKing:
    case Hindrance::StaysInCheck:
    case Hindrance::CastlingInCheck:
    case Hindrance::CastlingAttacked:
    case Hindrance::MissesCapture: return 3;
    case Hindrance::NothingToCapture:
    case Hindrance::NotThere:
    case Hindrance::CannotPromote:
    case Hindrance::NotInReserve:
    case Hindrance::DropOccupied:
    case Hindrance::DropOnEdge:
    case Hindrance::CannotCastle:
    case Hindrance::CastlingLost:
    case Hindrance::CastlingBlocked: return 2;
    case Hindrance::OwnPiece:
    case Hindrance::EmptySquare:
    case Hindrance::OpponentsPiece:
    case Hindrance::CannotReach: return 1;
    case Hindrance::NoSuchPiece: return 0;
    }
    return 0;
}

Illegal closest_hindrance(const variants::Position& position, const std::vector<MoveRequest>& requests) {
    Illegal best = hindrance(position, requests.front());
    for (const MoveRequest& request : requests) {
        const Illegal other = hindrance(position, request);
        if (closeness(other.hindrance) > closeness(best.hindrance)) best = other;
    }
    return best;
}

void add_once(std::vector<Move>& moves, Move move) {
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
}

} // namespace

Listener::Listener(const std::vector<const vocabulary::Vocabulary*>& vocabularies,
                   const std::vector<rules::notation::PieceLetters>& letters) {
    for (const vocabulary::Vocabulary* one : vocabularies) {
        const std::vector<vocabulary::Spelling> known = spellings_;
        for (const vocabulary::Spelling& spelling : one->spellings())
            if (!std::holds_alternative<vocabulary::Answer>(spelling.meaning) &&
                !std::holds_alternative<vocabulary::Opening>(spelling.meaning) &&
                std::none_of(known.begin(), known.end(),
                             [&](const auto& other) { return other.words == spelling.words; }))
                spellings_.push_back(spelling);
    }
    for (const rules::notation::PieceLetters& set : letters)
        for (const Role role : roles_with_initials) {
            const std::string initial = vocabulary::fold(set.of(role));
            if (std::none_of(initials_.begin(), initials_.end(), [&](const auto& one) { return one.first == initial; }))
                initials_.emplace_back(initial, role);
        }
}

Reading Listener::read(const variants::Position& position, std::string_view text) const {
    // UCI has English initials in every language.
    const auto exact = rules::notation::read_uci(position, text);
    if (const auto* move = std::get_if<Move>(&exact)) return *move;
    const Lattice lattice = read_lattice(text, {spellings_, initials_});
    std::vector<MoveRequest> requests;
    std::vector<Move> moves;
    std::vector<Move> moves_in_full;
    std::vector<Move> drops;
    for (const Meanings& row : lattice.rows) {
        if (row.size() == 1 && std::holds_alternative<Order>(row.front())) return std::get<Order>(row.front());
        for (const MoveRequest& request : read_requests(row)) {
            if (request.drops && !position.description().has_partners) continue;
            requests.push_back(request);
            for (const Move move : matching_moves(position, request))
                add_once(request.drops ? drops : request.from() ? moves_in_full : moves, move);
        }
    }
    // `b2c3` could also be a bishop from the second rank; but where two squares are named, they are meant.
    if (!moves_in_full.empty()) moves = moves_in_full;
    // The word that puts a piece on the board is also one that leads to a square; where it can be that, it is.
    if (!drops.empty()) moves = drops;
    if (moves.size() == 1) return moves.front();
    if (!moves.empty()) return Ambiguous{moves};
    if (requests.empty()) return NotUnderstood{lattice.strange_word};
    return closest_hindrance(position, requests);
}

bool Listener::describes(const variants::Position& position, std::string_view text, Move move) const {
    for (const Meanings& row : read_lattice(text, {spellings_, initials_}).rows)
        for (const MoveRequest& request : read_requests(row))
            if (listen::describes(position, move, request)) return true;
    return false;
}

std::optional<Square> Listener::read_square(std::string_view text) const {
    for (const Meanings& row : read_lattice(text, {spellings_, initials_}).rows) {
        if (row.size() != 2 || !std::holds_alternative<File>(row[0]) || !std::holds_alternative<Rank>(row[1])) continue;
        return Square(std::get<File>(row[0]), std::get<Rank>(row[1]));
    }
    return std::nullopt;
}

Listener listener_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies) {
    std::vector<const vocabulary::Vocabulary*> own_first;
    for (const bool own : {true, false})
        for (const vocabulary::NamedVocabulary& named : vocabularies)
            if ((named.name == locale.language.tag) == own) own_first.push_back(&named.vocabulary);
    std::vector letters{rules::notation::english_letters(), rules::notation::german_letters()};
    letters.insert(letters.begin(), locale.piece_letters);
    return Listener(own_first, letters);
}

std::variant<Listener, base::toml::DataFault> load_listener(const std::filesystem::path& data,
                                                            const phrases::Locale& locale) {
    const auto vocabularies = vocabulary::load_all(data);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&vocabularies)) return *fault;
    return listener_for(locale, std::get<std::vector<vocabulary::NamedVocabulary>>(vocabularies));
}

} // namespace speech::listen
