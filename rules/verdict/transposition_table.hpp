// The positions a search has seen, and those it has still to look at.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/standard/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

/// What a position was before it was packed away: equal for two of them if they go on alike, see
/// variants::Position::RepetitionKey.
class Packed {
public:
    explicit Packed(const variants::standard::Position& position);
    variants::standard::Position unpacked() const;
    std::uint64_t hash() const;
    bool operator==(const Packed& other) const {
        std::uint64_t differing = 0;
        for (std::size_t place = 0; place < words_.size(); ++place) differing |= words_[place] ^ other.words_[place];
        return differing == 0;
    }

private:
    std::array<std::uint64_t, 5> words_;
};

/// The positions seen so far, each once, numbered from 0 as they come. Each takes some 60 bytes.
class TranspositionTable {
public:
    /// A position of this hash will soon be added: memory begins to bring the place where it might be.
    void expect(std::uint64_t hash) const { __builtin_prefetch(&places_[hash & (places_.size() - 1)]); }
    /// The place should have come by now: the position noted there is next.
    void expect_soon(std::uint64_t hash) const {
        const Place& place = places_[hash & (places_.size() - 1)];
        if (place.number != 0) __builtin_prefetch(&node(place.number - 1));
    }
    /// The number of the position, whose hash is known already; empty if it was seen before. The structure is a number,
    /// see Search.
    std::optional<std::uint32_t> add(const Packed& position, std::uint64_t hash, std::uint32_t structure,
                                     std::uint32_t parent);
    variants::standard::Position position(std::uint32_t number) const { return node(number).position.unpacked(); }
    std::uint32_t structure(std::uint32_t number) const { return node(number).structure; }
    /// Nothing is left to do there.
    bool is_done(std::uint32_t number) const { return node(number).is_done != 0; }
    void set_structure(std::uint32_t number, std::uint32_t structure) {
        chunks_[number / chunk][number % chunk].structure = structure & 0x7FFFFFFFU;
    }
    void set_done(std::uint32_t number) { chunks_[number / chunk][number % chunk].is_done = 1; }
    std::size_t size() const { return size_; }
    /// The moves from the start to this position.
    std::vector<board::Move> line_to(std::uint32_t number) const;

private:
    struct Node {
        Packed position;
        std::uint32_t parent; ///< the start is its own
        std::uint32_t structure : 31;
        std::uint32_t is_done : 1;
    };
    struct Place {
        std::uint32_t tag = 0;    ///< half of the hash
        std::uint32_t number = 0; ///< from 1; 0 is free
    };
    static constexpr std::uint32_t chunk = 1U << 14U;
    const Node& node(std::uint32_t number) const { return chunks_[number / chunk][number % chunk]; }
    void grow();

    std::vector<std::vector<Node>> chunks_; ///< so that growing needs no second copy of all
    std::uint32_t size_ = 0;
    std::vector<Place> places_;
};

/// Numbers of positions waiting, the lowest level out first; among equals the latest.
class Waiting {
public:
    explicit Waiting(int levels);
    /// 0 <= level < levels
    void push(std::uint32_t number, int level);
    std::optional<std::uint32_t> pop();

private:
    std::vector<std::vector<std::uint32_t>> levels_;
    std::size_t lowest_;
};

} // namespace rules::verdict
