#include "rules/pgn/start.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace rules::pgn {

using board::CastlingRights;
using board::Setup;
using variants::Position;
using variants::SetupFault;
using variants::Variant;

namespace {

using Faults = std::set<SetupFault>;

constexpr std::array rights{&CastlingRights::white_short, &CastlingRights::white_long, &CastlingRights::black_short,
                            &CastlingRights::black_long};

bool has_fault(const Setup& setup, Variant variant, SetupFault fault) {
    const auto made = Position::from_setup(setup, variant);
    const auto* faults = std::get_if<Faults>(&made);
    return faults != nullptr && faults->contains(fault);
}

/// The set-up without those of its castling rights that lack king or rook.
Setup without_stale_rights(Setup setup, Variant variant) {
    const CastlingRights written = setup.castling;
    CastlingRights kept;
    for (const auto right : rights) {
        setup.castling = {};
        setup.castling.inner_rooks = written.inner_rooks;
        setup.castling.*right = written.*right;
        kept.*right = written.*right && !has_fault(setup, variant, SetupFault::CastlingWithoutPieces);
    }
    kept.inner_rooks = kept == CastlingRights{} ? board::Bitboard() : written.inner_rooks;
    setup.castling = kept;
    return setup;
}

} // namespace

std::variant<Start, BadStart> read_start(std::string_view fen, Variant variant) {
    const auto read = notation::read_fen(fen);
    if (const auto* wrong = std::get_if<notation::FenFault>(&read)) return BadStart{std::string(fen), *wrong};
    Setup setup = std::get<Setup>(read);
    auto made = Position::from_setup(setup, variant);
    Faults forgiven;
    if (const auto* faults = std::get_if<Faults>(&made)) {
        forgiven = *faults;
        if (forgiven.contains(SetupFault::CastlingWithoutPieces)) setup = without_stale_rights(setup, variant);
        if (forgiven.contains(SetupFault::ImpossibleEnPassant)) setup.en_passant.reset();
        made = Position::from_setup(setup, variant);
    }
    if (auto* faults = std::get_if<Faults>(&made)) return BadStart{std::string(fen), std::move(*faults)};
    return Start{std::get<Position>(made), std::move(forgiven)};
}

} // namespace rules::pgn
