// How a voice is to speak.
#pragma once

#include "speech/phrases/run.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <string>

namespace speech::voice {

/// The rate of speech, from 80 to 600. Values outside are brought to the nearest.
class WordsPerMinute {
public:
    static constexpr int slowest = 80;
    static constexpr int fastest = 600;
    constexpr explicit WordsPerMinute(int value)
        : value_{std::clamp(value, slowest, fastest)} {}
    constexpr int value() const { return value_; }
    constexpr auto operator<=>(const WordsPerMinute&) const = default;

private:
    int value_;
};

/// The height of the voice, from 0 to 100; 50 is how it was made. Values outside are brought to the nearest.
class Pitch {
public:
    static constexpr int lowest = 0;
    static constexpr int highest = 100;
    constexpr explicit Pitch(int value)
        : value_{std::clamp(value, lowest, highest)} {}
    constexpr int value() const { return value_; }
    constexpr auto operator<=>(const Pitch&) const = default;

private:
    int value_;
};

struct Manner {
    WordsPerMinute rate{175};
    Pitch pitch{50};
    /// The engine's name for the voice of a language, where it is not the language's own tag.
    std::map<phrases::Language, std::string> voices;
    bool operator==(const Manner&) const = default;
};

} // namespace speech::voice
