// What is wrong with a game, or is not written as it should be.
#pragma once

#include "rules/notation/fen.hpp"
#include "rules/notation/reading.hpp"
#include "rules/pgn/game.hpp"
#include "rules/variants/position.hpp"
#include "rules/variants/setup_fault.hpp"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <variant>

namespace rules::pgn {

/// What should have stood there.
enum class Expected : std::uint8_t {
    TagName,             ///< behind `[`
    TagValue,            ///< a value in quotes, behind a tag's name
    TagValueEnd,         ///< the closing quote, in the same line
    TagEnd,              ///< `]`
    CommentEnd,          ///< `}`, before the next game begins
    VariationEnd,        ///< `)`, before the game ends
    VariationStart,      ///< a `(` for this `)`
    MoveBeforeVariation, ///< a variation replaces a move
    MoveBeforeGlyph,     ///< `$5` or `!?` are about a move
    GlyphNumber,         ///< `$0` to `$255`
    MoveOrResult,
    Result,         ///< the game has none, and another one begins or the text ends
    Hyphen,         ///< a result is written with a dash or another sign: `1–0`
    AlgebraicMove,  ///< `g1f3` is how engines write a move
    MoveNotPass,    ///< `--` is no move of a game
    MoveOutOfCheck, ///< `--` leaves a king in check
    ShorterGame,    ///< not more than ReadingLimits::most_bytes of text or ReadingLimits::most_plies
    FewerLevels,    ///< not more than ReadingLimits::most_levels of variations in variations
};

/// The text is not Portable Game Notation.
struct Unexpected {
    Expected expected;
    std::string found; ///< what stands there instead, cut off if long; empty at the end of the text
};
/// A move that cannot be read or played.
struct BadMove {
    std::string text;
    variants::Position position;
    std::variant<notation::NotAMove, notation::IllegalMove, notation::AmbiguousMove> reason;
};
/// The FEN tag makes no position.
struct BadStart {
    std::string fen;
    std::variant<notation::FenFault, std::set<variants::SetupFault>> reason;
};
/// The FEN tag makes a position only without some of its castling rights or its en passant square, and was read so.
struct StaleStart {
    std::string fen;
    std::set<variants::SetupFault> forgiven;
};
/// The tag stands there a second time. The first counts; what the other says is kept as a comment.
struct RepeatedTag {
    std::string name;
};
/// The Result tag says something else than the end of the moves. A result counts more than `*`, and otherwise the end
/// of the moves more than the tag.
struct OtherResult {
    std::string tag;
    Result end;
};
/// The text is UTF-16, which is not read.
struct Utf16 {};
/// The Variant tag names a game that is not known here.
struct UnknownVariant {
    std::string name;
};

/// What is wrong, and in which line of the text, counted from 1.
struct Fault {
    std::size_t line;
    std::variant<Unexpected, BadMove, BadStart, StaleStart, UnknownVariant, RepeatedTag, OtherResult, Utf16> reason;
};

} // namespace rules::pgn
