// The way through a net along which the words are most like what was said.
#pragma once

#include "speech/hearing/net.hpp"
#include "speech/hearing/templates/utterance.hpp"

#include <optional>
#include <vector>

namespace speech::hearing::templates {

/// A word and where it was found: from one frame to before another.
struct FoundWord {
    HeardWord word;
    std::size_t begin;
    std::size_t end;
    double cost; ///< of its frames
};

struct Way {
    std::vector<FoundWord> words;
    /// Of all frames of the utterance, so that the costs of different nets compare.
    double cost;
};

/// Nothing if none of the ways through the net has only known words and fits into the time. Each frame belongs to a
/// word or to the room, before, between and behind the words. A word may be said a third as long as it was recorded, or
/// longer. Net::places, ends and arcs must be such as speech/hearing/net.hpp says; circles in it are allowed.
std::optional<Way> best_way(Utterance& utterance, const Net& net);

} // namespace speech::hearing::templates
