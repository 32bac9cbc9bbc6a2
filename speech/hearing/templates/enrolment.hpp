// Whether a recording of a word is good enough to hear the word by.
#pragma once

#include "speech/hearing/templates/words.hpp"

#include <variant>

namespace speech::hearing::templates {

/// Nothing in it is much louder than the room, or all of it is very soft.
struct TooSoft {
    bool operator==(const TooSoft&) const = default;
};
/// Louder than the microphone can bring.
struct Clipped {
    bool operator==(const Clipped&) const = default;
};
/// No word is so short: it was cut off, or something clicked.
struct TooShort {
    bool operator==(const TooShort&) const = default;
};
/// No single word is so long.
struct TooLong {
    bool operator==(const TooLong&) const = default;
};
/// Unlike the recordings of the same word that there are already.
struct UnlikeOthers {
    double distance; ///< over the word and half a second around it: 2.7 is the limit
    bool operator==(const UnlikeOthers&) const = default;
};
/// Nearer to another word's recordings than to those of its own.
struct LikeAnother {
    HeardWord word;
    bool operator==(const LikeAnother&) const = default;
};
using Fault = std::variant<TooSoft, Clipped, TooShort, TooLong, UnlikeOthers, LikeAnother>;

/// No single word takes more frames.
inline constexpr std::size_t longest_word = frames_per_second * 18 / 10;

/// What to learn, or why it should be said again. The first recording of a word is only refused for how it was
/// recorded. `known` are the same player's.
std::variant<Template, Fault> judge(Samples recording, const HeardWord& word, const Templates& known);

} // namespace speech::hearing::templates
