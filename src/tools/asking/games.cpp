#include "src/tools/asking/games.hpp"

#include "rules/notation/san.hpp"
#include "rules/variants/registry.hpp"
#include "src/tools/asking/position.hpp"

#include <fmt/core.h>

namespace tools::asking {
namespace {

using rules::board::Color;
using rules::board::Role;
using rules::board::Square;
using rules::notation::Obstacle;
using rules::pgn::Expected;
using rules::variants::Position;

std::string_view name(Role role) {
    switch (role) {
    case Role::Pawn: return "pawn";
    case Role::Knight: return "knight";
    case Role::Bishop: return "bishop";
    case Role::Rook: return "rook";
    case Role::Queen: return "queen";
    case Role::King: return "king";
    }
    return {};
}

std::string name(std::optional<Square> square) { return square ? square->name() : std::string("?"); }

std::string exposed(const rules::notation::IllegalMove& illegal) {
    const std::string attack = "the king would be attacked from " + name(illegal.attacker);
    if (illegal.role == Role::King) return attack;
    return fmt::format("the {} on {} is pinned: {}", name(illegal.role), name(illegal.piece), attack);
}

std::string describe(const rules::notation::IllegalMove& illegal) {
    const std::string_view role = name(illegal.role);
    const std::string to = name(illegal.to);
    switch (illegal.obstacle) {
    case Obstacle::NoSuchPiece: return fmt::format("there is no such {}", role);
    case Obstacle::CannotReach: return fmt::format("no {} can reach {}", role, to);
    case Obstacle::OwnPiece: return fmt::format("an own piece stands on {}", to);
    case Obstacle::ExposesKing: return exposed(illegal);
    case Obstacle::StaysInCheck:
        return fmt::format("the king is in check and would still be attacked from {}", name(illegal.attacker));
    case Obstacle::NothingToCapture: return fmt::format("there is nothing to capture on {}", to);
    case Obstacle::NotEnPassant: return "that is no capture en passant";
    case Obstacle::CannotPromote: return fmt::format("no pawn becomes that on {}", to);
    case Obstacle::PromotionUnnamed: return "what the pawn becomes is not told";
    case Obstacle::CannotCastle: return "castling to that side is not possible";
    case Obstacle::CannotDrop: return fmt::format("no {} can be dropped on {}", role, to);
    case Obstacle::MustCapture: return "a capture is possible, and captures are compulsory";
    }
    return {};
}

/// Tells why a text is not read as one legal move.
struct Teller {
    const Position& position;

    std::string operator()(rules::board::Move) const { return {}; }
    std::string operator()(rules::notation::NotAMove) const { return "not a move"; }
    std::string operator()(const rules::notation::IllegalMove& illegal) const { return describe(illegal); }
    std::string operator()(const rules::notation::AmbiguousMove& ambiguous) const {
        std::string text = "ambiguous: ";
        for (std::size_t place = 0; place < ambiguous.candidates.size(); ++place) {
            if (place > 0) text += place + 1 == ambiguous.candidates.size() ? " or " : ", ";
            text += rules::notation::write_san(position, ambiguous.candidates[place]);
        }
        return text;
    }
};

std::string_view describe(Expected expected) {
    switch (expected) {
    case Expected::TagName: return "expected the name of a tag behind [";
    case Expected::TagValue: return "expected a value in quotes behind the tag's name";
    case Expected::TagValueEnd: return "expected a closing quote in the same line";
    case Expected::TagEnd: return "expected ] behind the tag's value";
    case Expected::CommentEnd: return "expected } to close the comment that begins here";
    case Expected::VariationEnd: return "expected ) to close the variation that begins here";
    case Expected::VariationStart: return "expected a ( before this )";
    case Expected::MoveBeforeVariation: return "expected a move before a variation";
    case Expected::MoveBeforeGlyph: return "expected a move before a glyph";
    case Expected::GlyphNumber: return "expected a number from 0 to 255 behind $";
    case Expected::MoveOrResult: return "expected a move or a result";
    case Expected::Result: return "expected a result at the end of the game";
    case Expected::Hyphen: return "expected a hyphen in a result";
    case Expected::AlgebraicMove: return "expected moves in algebraic notation, not as squares";
    case Expected::MoveNotPass: return "expected a move: only a variation may pass";
    case Expected::MoveOutOfCheck: return "expected a move: a king in check cannot pass";
    case Expected::ShorterGame: return "expected a shorter game";
    case Expected::FewerLevels: return "expected fewer variations in variations";
    }
    return {};
}

struct FaultTeller {
    std::string operator()(const rules::pgn::Unexpected& wrong) const {
        const std::string_view expected = describe(wrong.expected);
        if (wrong.found.empty()) return std::string(expected);
        return fmt::format("{}, found {}", expected, wrong.found);
    }
    std::string operator()(const rules::pgn::BadMove& bad) const {
        const bool is_white = bad.position.turn() == Color::White;
        return fmt::format("{}{} {}: {}", bad.position.fullmove_number(), is_white ? "." : "...", bad.text,
                           std::visit(Teller{bad.position}, bad.reason));
    }
    std::string operator()(const rules::pgn::BadStart& bad) const {
        return fmt::format("the FEN {} makes no position: {}", bad.fen, std::visit(*this, bad.reason));
    }
    std::string operator()(const rules::pgn::StaleStart& stale) const {
        return fmt::format("the FEN {} is read without what is wrong in it: {}", stale.fen,
                           asking::describe(stale.forgiven));
    }
    std::string operator()(const rules::pgn::RepeatedTag& repeated) const {
        return fmt::format("the tag {} is repeated, the first counts", repeated.name);
    }
    std::string operator()(const rules::pgn::OtherResult& other) const {
        return fmt::format("the game ends with {}, but its Result tag says {}", word(other.end), other.tag);
    }
    std::string operator()(rules::pgn::Utf16) const { return "the text is UTF-16, expected UTF-8 or Latin-1"; }
    std::string operator()(const rules::pgn::UnknownVariant& unknown) const {
        return fmt::format("the variant {} is not known, expected {}", unknown.name,
                           rules::variants::names_of_variants());
    }
    std::string operator()(rules::notation::FenFault fault) const { return std::string(asking::describe(fault)); }
    std::string operator()(const std::set<rules::variants::SetupFault>& faults) const {
        return asking::describe(faults);
    }
};

} // namespace

std::string describe(const rules::notation::MoveReading& reading, const Position& position) {
    return std::visit(Teller{position}, reading);
}

std::string describe(const rules::pgn::Fault& fault) {
    return fmt::format("line {}: {}", fault.line, std::visit(FaultTeller{}, fault.reason));
}

} // namespace tools::asking
