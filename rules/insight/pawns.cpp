#include "rules/insight/pawns.hpp"

namespace rules::insight {

using board::Bitboard;
using board::Color;
using board::File;
using board::Rank;
using board::Square;

namespace {

Bitboard files_beside(File file) {
    const Bitboard here = Bitboard::of(file);
    return board::shifted<-1, 0>(here) | board::shifted<1, 0>(here);
}

/// The ranks that a pawn of that colour has still before it.
Bitboard ranks_ahead(Color side, Rank rank) {
    const int at = static_cast<int>(rank);
    Bitboard ahead;
    for (int other = 0; other < 8; ++other)
        if (side == Color::White ? other > at : other < at) ahead |= Bitboard::of(static_cast<Rank>(other));
    return ahead;
}

bool is_passed(Color side, Square pawn, Bitboard own, Bitboard others) {
    const Bitboard ahead = ranks_ahead(side, pawn.rank());
    const Bitboard file = Bitboard::of(pawn.file());
    return !(file & ahead).meets(own | others) && !(files_beside(pawn.file()) & ahead).meets(others);
}

std::vector<Island> islands_of(Bitboard pawns) {
    std::vector<Island> islands;
    for (const File file : files_of(pawns)) {
        const bool joins = !islands.empty() && static_cast<int>(islands.back().last) + 1 == static_cast<int>(file);
        if (joins)
            islands.back().last = file;
        else
            islands.push_back({file, file});
    }
    return islands;
}

} // namespace

std::vector<File> files_of(Bitboard squares) {
    std::vector<File> files;
    for (int place = 0; place < 8; ++place)
        if (const auto file = static_cast<File>(place); squares.meets(Bitboard::of(file))) files.push_back(file);
    return files;
}

PawnReport report_pawns(Color side, Bitboard own, Bitboard others) {
    PawnReport report{.islands = islands_of(own), .doubled = {}, .isolated = {}, .passed = {}};
    for (const Square pawn : own) {
        const Bitboard here(pawn);
        if ((own & Bitboard::of(pawn.file())).several()) report.doubled |= here;
        if (!own.meets(files_beside(pawn.file()))) report.isolated |= here;
        if (is_passed(side, pawn, own, others)) report.passed |= here;
    }
    return report;
}

} // namespace rules::insight
