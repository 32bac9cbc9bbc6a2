#include "rules/variants/position.hpp"

#include <algorithm>
#include <utility>

namespace rules::variants {

using board::Bitboard;
using board::Move;
using board::MoveKind;
using board::Piece;
using board::Square;

namespace {

template <class Kind>
std::variant<Position, std::set<SetupFault>> wrapped(std::variant<Kind, std::set<SetupFault>> made, auto wrap) {
    if (auto* faults = std::get_if<std::set<SetupFault>>(&made)) return std::move(*faults);
    return wrap(std::get<Kind>(made));
}

board::Setup initial_setup(Variant variant) {
    board::Setup setup = board::Setup::initial();
    switch (variant) {
    case Variant::Standard:
    case Variant::Doubles: break;
    case Variant::Matranj: setup.castling = {}; break;
    }
    return setup;
}

} // namespace

std::optional<Variant> parse_variant(std::string_view text) {
    for (const Variant variant : all_variants)
        if (text == name(variant)) return variant;
    return std::nullopt;
}

std::string_view name(Variant variant) {
    switch (variant) {
    case Variant::Standard: return "standard";
    case Variant::Doubles: return "doubles";
    case Variant::Matranj: return "matranj";
    }
    return {};
}

Position::Position(Any position)
    : position_(position) {}

Position Position::initial(Variant variant) { return std::get<Position>(from_setup(initial_setup(variant), variant)); }

std::variant<Position, std::set<SetupFault>> Position::made(const board::Setup& setup, Variant variant, Origin origin) {
    const auto wrap = [](const auto& position) { return Position(Any(position)); };
    switch (variant) {
    case Variant::Standard: return wrapped(standard::Position::from_setup(setup, origin), wrap);
    case Variant::Doubles: return wrapped(doubles::Position::from_setup(setup, origin), wrap);
    case Variant::Matranj: return wrapped(matranj::Position::from_setup(setup, origin), wrap);
    }
    return std::set<SetupFault>{};
}

std::variant<Position, std::set<SetupFault>> Position::from_setup(const board::Setup& setup, Variant variant) {
    return made(setup, variant, Origin::Play);
}

std::variant<Position, std::set<SetupFault>> Position::as_it_stands(const board::Setup& setup, Variant variant) {
    return made(setup, variant, Origin::Irregularity);
}

std::variant<Position, std::set<SetupFault>> Position::from_problem(const board::Setup& setup) {
    return made(setup, Variant::Standard, Origin::Problem);
}

Variant Position::variant() const {
    struct Names {
        Variant operator()(const standard::Position&) const { return Variant::Standard; }
        Variant operator()(const doubles::Position&) const { return Variant::Doubles; }
        Variant operator()(const matranj::Position&) const { return Variant::Matranj; }
    };
    return std::visit(Names{}, position_);
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

Bitboard Position::men(board::Color color, board::Role role) const {
    return std::visit([&](const auto& position) { return position.men(color, role); }, position_);
}

int Position::in_hand(Piece piece) const {
    struct Count {
        Piece piece;
        int operator()(const standard::Position&) const { return 0; }
        int operator()(const doubles::Position& position) const { return position.in_hand(piece); }
        int operator()(const matranj::Position&) const { return 0; }
    };
    return std::visit(Count{piece}, position_);
}

bool Position::was_pawn(Square square) const {
    struct Ask {
        Square square;
        bool operator()(const standard::Position&) const { return false; }
        bool operator()(const doubles::Position& position) const { return position.promoted_men().has(square); }
        bool operator()(const matranj::Position&) const { return false; }
    };
    return std::visit(Ask{square}, position_);
}

std::optional<Position> Position::with_in_hand(Piece piece) const {
    struct Take {
        Piece piece;
        std::optional<Any> operator()(const standard::Position&) const { return std::nullopt; }
        std::optional<Any> operator()(const doubles::Position& position) const { return position.with_in_hand(piece); }
        std::optional<Any> operator()(const matranj::Position&) const { return std::nullopt; }
    };
    const auto taken = std::visit(Take{piece}, position_);
    return taken ? std::optional(Position(*taken)) : std::nullopt;
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
    struct List {
        MoveList operator()(const standard::Position&) const { return {}; }
        MoveList operator()(const doubles::Position&) const { return {}; }
        MoveList operator()(const matranj::Position& position) const { return position.moves_missing_captures(); }
    };
    return std::visit(List{}, position_);
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
    return std::visit([&](const auto& position) { return Position(Any(position.after(move))); }, position_);
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
