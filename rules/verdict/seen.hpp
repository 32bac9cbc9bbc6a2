// The positions a search has seen, and those it has still to look at.
#pragma once

#include "rules/board/move.hpp"
#include "rules/variants/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace rules::verdict {

struct Node {
    variants::Position position;
    std::uint64_t structure; ///< see Novelty
    std::uint32_t parent;    ///< the start is its own
    bool is_done = false;    ///< nothing is left to do here
};

/// The positions seen so far, each once, numbered from 0 as they come.
class Seen {
public:
    /// The number of the position; empty if it was seen before.
    std::optional<std::uint32_t> add(const variants::Position& position, std::uint64_t structure, std::uint32_t parent);
    Node& operator[](std::uint32_t number) { return nodes_[number]; }
    std::size_t size() const { return nodes_.size(); }
    /// The moves from the start to this position.
    std::vector<board::Move> line_to(std::uint32_t number) const;

private:
    struct Place {
        std::uint32_t tag = 0;    ///< half of the hash
        std::uint32_t number = 0; ///< from 1; 0 is free
    };
    void grow();

    std::vector<Node> nodes_;
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
