#include "rules/insight/pawns.hpp"

#include "tests/rules/support/positions.hpp"
#include "tests/support/catch.hpp"

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::File;
using rules::board::Role;
using rules::insight::Island;
using rules::insight::PawnReport;
using support::drawn;
using support::squares;

namespace {

PawnReport report(std::string_view fen, Color side) {
    const auto position = support::position(fen);
    return rules::insight::report_pawns(side, position.pieces(side, Role::Pawn), position.pieces(!side, Role::Pawn));
}

} // namespace

TEST_CASE("At the beginning the pawns are one island, and nothing else is to be said of them") {
    for (const Color side : rules::board::both_colors) {
        const PawnReport all = report("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", side);
        CHECK(all == PawnReport{.islands = {{File::A, File::H}}, .doubled = {}, .isolated = {}, .passed = {}});
    }
}

TEST_CASE("Islands, doubled and isolated pawns") {
    const PawnReport white = report("4k3/8/8/8/3P4/P2P4/PP4P1/4K3 w - - 0 1", Color::White);
    CHECK(white.islands == std::vector<Island>{{File::A, File::B}, {File::D, File::D}, {File::G, File::G}});
    CHECK(white.doubled == squares({"a2", "a3", "d3", "d4"}));
    CHECK(white.isolated == squares({"d3", "d4", "g2"}));
}

TEST_CASE("A pawn is passed when none is ahead of it, on its file or beside") {
    const std::string_view fen = "4k3/p5p1/8/1P2p3/4P1P1/2p5/1P6/4K3 w - - 0 1";
    CHECK(report(fen, Color::White).passed.empty());
    CHECK(report(fen, Color::Black).passed.empty());
    const std::string_view ended = "4k3/8/p7/4p3/1P2P1P1/8/8/4K3 w - - 0 1";
    CHECK(report(ended, Color::White).passed == squares({"g4"}));
    CHECK(report("4k3/8/8/4p3/p3P1P1/1P6/8/4K3 w - - 0 1", Color::Black).passed.empty());
    CHECK(report("4k3/8/8/1P6/p7/8/8/4K3 w - - 0 1", Color::White).passed == squares({"b5"}));
    CHECK(report("4k3/8/8/1P6/p7/8/8/4K3 w - - 0 1", Color::Black).passed == squares({"a4"}));
}

TEST_CASE("Of two pawns of a side on one file only the one in front is passed") {
    CHECK(report("4k3/8/8/3P4/3P4/8/8/4K3 w - - 0 1", Color::White).passed == squares({"d5"}));
    CHECK(report("4k3/8/8/3p4/3p4/8/8/4K3 w - - 0 1", Color::Black).passed == squares({"d4"}));
}

TEST_CASE("A side without pawns has nothing to report") {
    CHECK(report("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", Color::White) == PawnReport{});
}
