#include "rules/verdict/seen.hpp"

#include <algorithm>

namespace rules::verdict {

using board::Move;
using variants::Position;

namespace {

Move move_between(const Position& before, const Position& after) {
    const auto moves = before.legal_moves();
    return *std::find_if(moves.begin(), moves.end(),
                         [&](Move move) { return before.after(move).repetition_key() == after.repetition_key(); });
}

} // namespace

std::optional<std::uint32_t> Seen::add(const Position& position, std::uint64_t structure, std::uint32_t parent) {
    if (places_.size() < 2 * (nodes_.size() + 1)) grow();
    const auto key = position.repetition_key();
    const std::uint64_t hash = key.hash();
    const auto tag = static_cast<std::uint32_t>(hash >> 32U);
    std::size_t place = hash & (places_.size() - 1);
    for (; places_[place].number != 0; place = (place + 1) & (places_.size() - 1))
        if (places_[place].tag == tag && nodes_[places_[place].number - 1].position.repetition_key() == key)
            return std::nullopt;
    nodes_.push_back({position, structure, parent});
    places_[place] = {tag, static_cast<std::uint32_t>(nodes_.size())};
    return static_cast<std::uint32_t>(nodes_.size() - 1);
}

std::vector<Move> Seen::line_to(std::uint32_t number) const {
    std::vector<Move> line;
    for (; number != 0; number = nodes_[number].parent)
        line.push_back(move_between(nodes_[nodes_[number].parent].position, nodes_[number].position));
    std::reverse(line.begin(), line.end());
    return line;
}

void Seen::grow() {
    std::vector<Place> wider(std::max<std::size_t>(64, 4 * places_.size()));
    for (std::uint32_t number = 1; number <= nodes_.size(); ++number) {
        const std::uint64_t hash = nodes_[number - 1].position.repetition_key().hash();
        std::size_t place = hash & (wider.size() - 1);
        while (wider[place].number != 0) place = (place + 1) & (wider.size() - 1);
        wider[place] = {static_cast<std::uint32_t>(hash >> 32U), number};
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
