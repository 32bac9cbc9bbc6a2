// The words in which a script's moves are announced and repeated.
#pragma once

#include "rules/variants/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tools::script {

/// Whoever knows how moves are said.
class Spoken {
public:
    virtual ~Spoken() = default;
    /// The legal moves the words may mean; none if they mean no move that can be made.
    virtual std::vector<rules::board::Move> meant(const rules::variants::Position& position,
                                                  std::string_view words) const = 0;
    /// Whether the words describe the move, legal or not.
    virtual bool describes(const rules::variants::Position& position, std::string_view words,
                           rules::board::Move move) const = 0;
    /// The move, legal or not, in the words of the Laws: "Springer Felix drei".
    virtual std::string said(const rules::variants::Position& position, rules::board::Move move) const = 0;
};

} // namespace tools::script
