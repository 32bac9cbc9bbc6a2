#include "src/tools/asking/position.hpp"

#include "rules/notation/fen.hpp"
#include "rules/variants/registry.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <iostream>
#include <string_view>
#include <variant>
#include <vector>

namespace tools::asking {

using rules::notation::FenFault;
using rules::variants::SetupFault;

std::string_view describe(FenFault fault) {
    switch (fault) {
    case FenFault::Placement: return "field 1: expected eight ranks of eight squares, letters PNBRQKpnbrqk and digits";
    case FenFault::Reserve: return "field 1: expected pieces in hand as letters of PNBRQpnbrq in brackets at its end";
    case FenFault::Turn: return "field 2: expected w or b";
    case FenFault::Castling:
        return "field 3: expected - or letters of KQkq (or the files of the rooks, as HAha) in this order";
    case FenFault::EnPassant: return "field 4: expected - or a square of the third or sixth rank";
    case FenFault::HalfmoveClock: return "field 5: expected a number from 0 to 65535";
    case FenFault::FullmoveNumber: return "field 6: expected a number from 0 to 65535";
    case FenFault::TooManyFields: return "expected at most six fields";
    }
    return {};
}

std::string_view describe(SetupFault fault) {
    switch (fault) {
    case SetupFault::NoWhiteKing: return "there is no white king";
    case SetupFault::NoBlackKing: return "there is no black king";
    case SetupFault::SeveralWhiteKings: return "there are several white kings";
    case SetupFault::SeveralBlackKings: return "there are several black kings";
    case SetupFault::TooManyPieces: return "a colour has more pieces than the game";
    case SetupFault::TooManyPawns: return "a colour has more than eight pawns";
    case SetupFault::ReserveNotPlayed: return "pieces in hand or marked as promoted, which only doubles has";
    case SetupFault::PawnOnFirstOrLastRank: return "a pawn stands on the first or last rank";
    case SetupFault::OpponentInCheck: return "the side that is not to move is in check";
    case SetupFault::ImpossibleCheck: return "no single move can have given all the checks to the side to move";
    case SetupFault::CastlingWithoutPieces: return "a castling right without king and rook at home";
    case SetupFault::ImpossibleEnPassant: return "no double step can have just passed the en passant square";
    }
    return {};
}

std::string describe(const std::set<SetupFault>& faults) {
    std::vector<std::string_view> complaints;
    for (const SetupFault fault : faults) complaints.push_back(describe(fault));
    return fmt::format("{}", fmt::join(complaints, "; "));
}

void add_position_options(CLI::App& command, PositionOptions& options) {
    command.add_option("--variant", options.variant, "The rules played: " + rules::variants::names_of_variants())
        ->capture_default_str();
    command.add_option("--fen", options.fen, "The position; without it the initial one");
}

std::optional<rules::variants::Position> read_position(const PositionOptions& options) {
    const auto variant = rules::variants::parse_variant(options.variant);
    if (!variant) {
        std::cerr << fmt::format("--variant {}: expected {}\n", options.variant, rules::variants::names_of_variants());
        return std::nullopt;
    }
    if (!options.fen) return rules::variants::Position::initial(*variant);
    return read_position(*options.fen, fmt::format("--fen {}", *options.fen), *variant);
}

namespace {

using rules::variants::Position;

/// The position `make` makes of a FEN; without one, a complaint.
template <typename Make>
std::optional<Position> read_with(const std::string& fen, const std::string& origin, Make make) {
    const auto setup = rules::notation::read_fen(fen);
    if (const auto* fault = std::get_if<FenFault>(&setup)) {
        std::cerr << fmt::format("{}: {}\n", origin, asking::describe(*fault));
        return std::nullopt;
    }
    const std::variant<Position, std::set<SetupFault>> position = make(std::get<rules::board::Setup>(setup));
    if (const auto* faults = std::get_if<std::set<SetupFault>>(&position)) {
        std::cerr << fmt::format("{}: not a legal position: {}\n", origin, asking::describe(*faults));
        return std::nullopt;
    }
    return std::get<Position>(position);
}

} // namespace

std::optional<Position> read_position(const std::string& fen, const std::string& origin,
                                      rules::variants::Variant variant) {
    return read_with(fen, origin, [&](const auto& setup) { return Position::from_setup(setup, variant); });
}

std::optional<Position> read_problem(const std::string& fen, const std::string& origin,
                                     rules::variants::Variant variant) {
    return read_with(fen, origin, [&](const auto& setup) { return Position::from_problem(setup, variant); });
}

} // namespace tools::asking
