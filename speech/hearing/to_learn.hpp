// The words that are heard better once the player has recorded them.
#pragma once

#include "speech/hearing/net.hpp"

#include <string>
#include <vector>

namespace speech::hearing {

/// A word to be recorded, and how it is written.
struct WordToLearn {
    HeardWord word;
    std::string written;
    bool operator==(const WordToLearn&) const = default;
};

/// The words of the tongues, each once: for each file, rank, piece, order, answer, and sign that moves are said with,
/// and for what comes first where no key is held, the first ones it is said with in words. What moves are announced
/// with comes first, and within a tongue what is said most.
std::vector<WordToLearn> words_to_learn(const std::vector<Tongue>& tongues);

} // namespace speech::hearing
