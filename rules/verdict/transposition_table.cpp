#include "rules/verdict/transposition_table.hpp"

#include "rules/verdict/successors.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Move;
using variants::standard::Position;

namespace {

Move move_between(const Position& before, const Packed& after) {
    std::optional<Move> found;
    for_each_successor(before, [&](Move move, const Position& next) {
        if (Packed(next) == after) found = move;
    });
    return *found;
}

} // namespace

Packed::Packed(const Position& position) {
    const auto words = position.repetition_words();
    std::copy_n(words.begin(), words_.size(), words_.begin());
}

Position Packed::unpacked() const {
    return Position::of_words({words_[0], words_[1], words_[2], words_[3], words_[4]});
}

std::uint64_t Packed::hash() const {
    std::uint64_t mixed = 0;
    for (const std::uint64_t word : words_) {
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15U;
        mixed ^= mixed >> 32U;
    }
    return mixed;
}

std::optional<std::uint32_t> TranspositionTable::add(const Packed& position, std::uint64_t hash,
                                                     std::uint32_t structure, std::uint32_t parent) {
    if (places_.size() < 2 * (std::size_t{size_} + 1)) grow();
    const auto tag = static_cast<std::uint32_t>(hash >> 32U);
    std::size_t place = hash & (places_.size() - 1);
    for (; places_[place].number != 0; place = (place + 1) & (places_.size() - 1))
        if (places_[place].tag == tag && node(places_[place].number - 1).position == position) return std::nullopt;
    if (size_ % chunk == 0) chunks_.emplace_back();
    chunks_.back().push_back({position, parent, structure & 0x7FFFFFFFU, 0});
    places_[place] = {tag, ++size_};
    return size_ - 1;
}

std::vector<Move> TranspositionTable::line_to(std::uint32_t number) const {
    std::vector<Move> line;
    for (; number != 0; number = node(number).parent)
        line.push_back(move_between(position(node(number).parent), node(number).position));
    std::reverse(line.begin(), line.end());
    return line;
}

void TranspositionTable::grow() {
    std::vector<Place> wider(std::max<std::size_t>(64, 2 * places_.size()));
    for (std::uint32_t number = 0; number < size_; ++number) {
        const std::uint64_t hash = node(number).position.hash();
        std::size_t place = hash & (wider.size() - 1);
        while (wider[place].number != 0) place = (place + 1) & (wider.size() - 1);
        wider[place] = {static_cast<std::uint32_t>(hash >> 32U), number + 1};
    }
    places_ = std::move(wider);
}

Waiting::Waiting(int levels)
    : levels_(static_cast<std::size_t>(levels))
    , lowest_(levels_.size()) {}

void Waiting::push(std::uint32_t number, int level) {
    levels_[static_cast<std::size_t>(level)].push_back(number);
    lowest_ = std::min(lowest_, static_cast<std::size_t>(level));
}

std::optional<std::uint32_t> Waiting::pop() {
    while (lowest_ < levels_.size() && levels_[lowest_].empty()) ++lowest_;
    if (lowest_ == levels_.size()) return std::nullopt;
    const std::uint32_t number = levels_[lowest_].back();
    levels_[lowest_].pop_back();
    return number;
}

} // namespace rules::verdict
