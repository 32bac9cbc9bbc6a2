// A player's own recordings of words.
#pragma once

#include "speech/hearing/net.hpp"
#include "speech/hearing/templates/features.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace speech::hearing::templates {

/// One recording of a word, without what is before and behind it.
struct Template {
    Frames frames; ///< at least one
    float level;   ///< how loud its loud frames are; a natural logarithm of power
    bool operator==(const Template&) const = default;
};

/// What is spoken in a recording, by its loudness; nothing if all of it is about as loud as its quietest.
std::optional<Template> trimmed(const Frames& frames);

/// What one player's words sound like.
class Templates {
public:
    static constexpr std::size_t most_of_a_word = 3;

    /// One more recording of a word; of more than the most the oldest is forgotten.
    void learn(const HeardWord& word, Template recording);
    void forget(const HeardWord& word);

    /// Each with at least one recording.
    const std::map<HeardWord, std::vector<Template>>& words() const { return words_; }

    /// How many recordings of the word there are.
    std::size_t count(const HeardWord& word) const;

    /// How loud the player spoke: the middle one of the levels; nothing while no word is known.
    std::optional<float> level() const;

private:
    std::map<HeardWord, std::vector<Template>> words_;
};

} // namespace speech::hearing::templates
