#include "rules/verdict/search.hpp"

#include "rules/verdict/hope.hpp"
#include "rules/verdict/material.hpp"
#include "rules/verdict/mobility.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

using board::Color;
using board::Move;
using variants::Position;

namespace {

/// The positions seen so far, each once.
class Seen {
public:
    /// The number of the position; empty if it was seen before. Numbers count up from 0.
    std::optional<std::uint32_t> add(const Position& position) {
        if (places_.size() < 2 * (positions_.size() + 1)) grow();
        const auto key = position.repetition_key();
        std::size_t place = key.hash() & (places_.size() - 1);
        for (; places_[place]; place = (place + 1) & (places_.size() - 1))
            if (positions_[*places_[place]].repetition_key() == key) return std::nullopt;
        places_[place] = static_cast<std::uint32_t>(positions_.size());
        positions_.push_back(position);
        return places_[place];
    }
    const Position& operator[](std::uint32_t number) const { return positions_[number]; }
    std::size_t size() const { return positions_.size(); }

private:
    void grow() {
        std::vector<std::optional<std::uint32_t>> wider(std::max<std::size_t>(64, 2 * places_.size()));
        for (std::uint32_t number = 0; number < positions_.size(); ++number) {
            std::size_t place = positions_[number].repetition_key().hash() & (wider.size() - 1);
            while (wider[place]) place = (place + 1) & (wider.size() - 1);
            wider[place] = number;
        }
        places_ = std::move(wider);
    }

    std::vector<Position> positions_;
    std::vector<std::optional<std::uint32_t>> places_;
};

/// Numbers of positions waiting, the most hopeful out first; among equals the latest.
class Waiting {
public:
    void push(std::uint32_t number, int level) {
        levels_[static_cast<std::size_t>(level)].push_back(number);
        lowest_ = std::min(lowest_, static_cast<std::size_t>(level));
    }
    std::optional<std::uint32_t> pop() {
        while (lowest_ < levels_.size() && levels_[lowest_].empty()) ++lowest_;
        if (lowest_ == levels_.size()) return std::nullopt;
        const std::uint32_t number = levels_[lowest_].back();
        levels_[lowest_].pop_back();
        return number;
    }

private:
    std::array<std::vector<std::uint32_t>, hope_levels> levels_;
    std::size_t lowest_ = hope_levels;
};

bool is_mated(const Position& position, Color loser) {
    return position.turn() == loser && position.is_check() && !position.has_legal_move();
}

} // namespace

Winnable search_mate(const Position& start, Color side, Effort effort) {
    Seen seen;
    Waiting waiting;
    waiting.push(*seen.add(start), 0);
    while (const auto number = waiting.pop()) {
        const Position position = seen[*number];
        for (const Move move : position.legal_moves()) {
            const Position next = position.after(move);
            if (lacks_mating_men(next, side)) continue;
            if (is_mated(next, !side)) return Winnable::Can;
            if (seen.size() >= static_cast<std::size_t>(std::max(1, effort.positions))) return Winnable::Unknown;
            const auto added = seen.add(next);
            if (!added || (next.halfmove_clock() == 0 && is_walled_off(next, side))) continue;
            waiting.push(*added, remoteness(next, side));
        }
    }
    return Winnable::Cannot;
}

} // namespace rules::verdict
