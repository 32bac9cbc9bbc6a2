#include "rules/board/sliders.hpp"

#include "rules/board/magics.hpp"
#include "rules/board/steps.hpp"

#include <span>

namespace rules::board {

namespace detail {

namespace {

constexpr Bitboard ray(Square from, Step step, Bitboard occupied) {
    Bitboard reached;
    for (auto to = from.offset(step.files, step.ranks); to; to = to->offset(step.files, step.ranks)) {
        reached |= Bitboard(*to);
        if (occupied.has(*to)) break;
    }
    return reached;
}

Bitboard rays(Square from, std::span<const Step> steps, Bitboard occupied) {
    Bitboard reached;
    for (const Step step : steps) reached |= ray(from, step, occupied);
    return reached;
}

// A piece on the edge blocks nothing behind it, so it matters only to lines running along that edge.
Bitboard edges_that_do_not_block(Square from) {
    const Bitboard ranks = Bitboard::of(Rank::One) | Bitboard::of(Rank::Eight);
    const Bitboard files = Bitboard::of(File::A) | Bitboard::of(File::H);
    return ranks.without(Bitboard::of(from.rank())) | files.without(Bitboard::of(from.file()));
}

void fill(std::array<Magic, 64>& magics, std::span<Bitboard> sets, const std::array<std::uint64_t, 64>& factors,
          std::span<const Step> steps) {
    std::uint32_t start = 0;
    for (const Square square : Bitboard::all()) {
        const Bitboard relevant = rays(square, steps, Bitboard()).without(edges_that_do_not_block(square));
        const auto bits = static_cast<std::uint32_t>(relevant.count());
        Magic& magic = magics[index(square)];
        magic = {relevant.bits(), factors[index(square)], start, 64U - bits};
        std::uint64_t blockers = 0;
        do {
            sets[magic.place(blockers)] = rays(square, steps, Bitboard(blockers));
            blockers = (blockers - relevant.bits()) & relevant.bits();
        } while (blockers != 0);
        start += 1U << bits;
    }
}

// Counting within a mask passes its subsets in the order of what PEXT makes of them.
void copy_in_order(const std::array<Magic, 64>& magics, std::span<const Bitboard> from, std::span<Bitboard> to) {
    for (const Magic& magic : magics) {
        std::size_t place = magic.start;
        std::uint64_t blockers = 0;
        do {
            to[place++] = from[magic.place(blockers)];
            blockers = (blockers - magic.relevant) & magic.relevant;
        } while (blockers != 0);
    }
}

} // namespace

SliderTables::SliderTables() {
    fill(bishop_magics, bishop_sets, bishop_factors, diagonal_steps);
    fill(rook_magics, rook_sets, rook_factors, straight_steps);
}

ExtractedTables::ExtractedTables() {
    if (!has_fast_pext()) return;
    copy_in_order(slider_tables.bishop_magics, slider_tables.bishop_sets, bishop_sets);
    copy_in_order(slider_tables.rook_magics, slider_tables.rook_sets, rook_sets);
}

} // namespace detail

#if defined(__x86_64__)
bool has_fast_pext() {
    __builtin_cpu_init();
    const bool is_microcode = __builtin_cpu_is("bdver4") || __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
    return has_bit_counting() && __builtin_cpu_supports("bmi2") && !is_microcode;
}
bool has_bit_counting() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt");
}
#else
bool has_fast_pext() { return false; }
bool has_bit_counting() { return false; }
#endif

} // namespace rules::board
