#include "rules/variants/position.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rules::variants {

using board::Bitboard;
using board::Move;
using board::MoveKind;
using board::Piece;
using board::Square;

Position::Position(AnyPosition position)
    : position_(position) {}

Position Position::initial(Variant variant) { return initial(variant, describe(variant).initial.usual); }

Position Position::initial(Variant variant, int number) {
    return std::get<Position>(from_setup(describe(variant).initial.of(number), variant));
}

namespace {

using Made = std::variant<AnyPosition, std::set<SetupFault>>;

template <class Kind>
Made make(const board::Setup& setup, Origin origin) {
    auto made = Kind::from_setup(setup, origin);
    if (auto* faults = std::get_if<std::set<SetupFault>>(&made)) return std::move(*faults);
    return AnyPosition(std::get<Kind>(made));
}

/// By variant, how a set-up becomes its position.
constexpr auto makers = []<std::size_t... Place>(std::index_sequence<Place...>) {
    return std::array{&make<std::variant_alternative_t<Place, AnyPosition>>...};
}
(std::make_index_sequence<std::variant_size_v<AnyPosition>>());

} // namespace

std::variant<Position, std::set<SetupFault>> Position::made(const board::Setup& setup, Variant variant, Origin origin) {
    Made made = makers[static_cast<std::size_t>(variant)](setup, origin);
    if (auto* faults = std::get_if<std::set<SetupFault>>(&made)) return std::move(*faults);
    return Position(std::get<AnyPosition>(made));
}

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Variant variant) {
    return made(setup, variant, Origin::Play);
}

std::variant<Position, std::set<SetupFault>> Position::as_it_stands(const board::Setup& setup, Variant variant) {
    return made(setup, variant, Origin::Irregularity);
}

std::variant<Position, std::set<SetupFault>> Position::from_problem(const board::Setup& setup, Variant variant) {
    return made(setup, variant, Origin::Problem);
}

board::Setup Position::setup() const {
    return std::visit([](const auto& position) { return position.setup(); }, position_);
}

board::Color Position::turn() const {
    return std::visit([](const auto& position) { return position.turn(); }, position_);
}

std::optional<Piece> Position::at(Square square) const {
    return std::visit([&](const auto& position) { return position.at(square); }, position_);
}

std::optional<Square> Position::king(board::Color color) const {
    return std::visit([&](const auto& position) { return std::optional<Square>(position.king(color)); }, position_);
}

Bitboard Position::pieces(board::Color color, board::Role role) const {
    return std::visit([&](const auto& position) { return position.pieces(color, role); }, position_);
}

// Some variants have what others have not.

int Position::in_hand(Piece piece) const {
    return std::visit(
        [&]<class Kind>(const Kind& position) {
            if constexpr (requires { position.in_hand(piece); }) return position.in_hand(piece);
            return 0;
        },
        position_);
}

bool Position::was_pawn(Square square) const {
    return std::visit(
        [&]<class Kind>(const Kind& position) {
            if constexpr (requires { position.promoted_pieces(); }) return position.promoted_pieces().has(square);
            return false;
        },
        position_);
}

std::optional<Position> Position::with_in_hand(Piece piece) const {
    return std::visit(
        [&]<class Kind>(const Kind& position) -> std::optional<Position> {
            if constexpr (requires { position.with_in_hand(piece); }) {
                const auto next = position.with_in_hand(piece);
                if (next) return Position(AnyPosition(*next));
            }
            return std::nullopt;
        },
        position_);
}

std::optional<Castling> Position::castling(board::Color color, board::CastlingSide side) const {
    return std::visit(
        [&]<class Kind>(const Kind& position) -> std::optional<Castling> {
            if constexpr (Kind::description.has_castling) return position.castling(color, side);
            return std::nullopt;
        },
        position_);
}

Castling Position::castling(Move move) const {
    const auto told = castling(turn(), move.castling_side());
    if (told && told->king_from == move.from() && told->king_to == move.to()) return *told;
    using board::File;
    const bool is_short = move.to().file() == File::G;
    const board::Rank rank = move.to().rank();
    return {*move.from(), move.to(), Square(is_short ? File::H : File::A, rank),
            Square(is_short ? File::F : File::D, rank)};
}

std::optional<Position::Ordinary> Position::as_ordinary() const {
    return std::visit(
        []<class Kind>(const Kind& position) -> std::optional<Ordinary> {
            if constexpr (!Kind::description.ends_as_ordinary_chess)
                return std::nullopt;
            else if constexpr (requires { position.castles_as_ordinary(); })
                return position.castles_as_ordinary() ? Ordinary{position, true}
                                                      : Ordinary{position.without_castling(), false};
            else
                return Ordinary{position, true};
        },
        position_);
}

int Position::halfmove_clock() const {
    return std::visit([](const auto& position) { return position.halfmove_clock(); }, position_);
}

int Position::fullmove_number() const {
    return std::visit([](const auto& position) { return position.fullmove_number(); }, position_);
}

bool Position::is_check() const {
    return std::visit([](const auto& position) { return position.is_check(); }, position_);
}

MoveList Position::legal_moves() const {
    return std::visit([](const auto& position) { return position.legal_moves(); }, position_);
}

bool Position::has_legal_move() const {
    return std::visit([](const auto& position) { return position.has_legal_move(); }, position_);
}

bool Position::is_legal(Move move) const {
    const MoveList moves = legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

MoveList Position::moves_missing_captures() const {
    return std::visit(
        [&]<class Kind>(const Kind& position) {
            if constexpr (requires { position.moves_missing_captures(); }) return position.moves_missing_captures();
            return MoveList();
        },
        position_);
}

bool Position::must_capture() const {
    if (!description().must_capture) return false;
    const MoveList moves = legal_moves(); // all of them captures, or none
    return !moves.empty() && captured(moves[0]).has_value();
}

std::optional<Position::Capture> Position::captured(Move move) const {
    switch (move.kind()) {
    case MoveKind::Normal:
    case MoveKind::Promotion: {
        const auto taken = at(move.to());
        return taken ? std::optional(Capture{move.to(), *taken}) : std::nullopt;
    }
    case MoveKind::EnPassant:
        return Capture{Square(move.to().file(), move.from()->rank()), {!turn(), board::Role::Pawn}};
    case MoveKind::Castling:
    case MoveKind::Drop: return std::nullopt;
    }
    return std::nullopt;
}

Position Position::after(Move move) const {
    return std::visit([&](const auto& position) { return Position(AnyPosition(position.after(move))); }, position_);
}

std::vector<Square> Position::attackers(Square square, board::Color by) const {
    std::vector<Square> squares;
    const Bitboard found = std::visit(
        [&](const auto& position) { return position.attackers(square, by, position.occupied()); }, position_);
    for (const Square from : found) squares.push_back(from);
    return squares;
}

bool Position::is_attacked(Square square, board::Color by) const {
    return std::visit(
        [&](const auto& position) { return !position.attackers(square, by, position.occupied()).empty(); }, position_);
}

std::optional<Ending> Position::ending() const {
    return std::visit([](const auto& position) { return position.ending(); }, position_);
}

Position::RepetitionKey Position::repetition_key() const {
    RepetitionKey key;
    key.words_ = std::visit([](const auto& position) { return position.repetition_words(); }, position_);
    return key;
}

std::size_t Position::RepetitionKey::hash() const {
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words_) {
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 32U;
    }
    return static_cast<std::size_t>(mixed);
}

std::uint64_t Position::perft(int depth) const {
    return std::visit([&](const auto& position) { return position.perft(depth); }, position_);
}

} // namespace rules::variants
