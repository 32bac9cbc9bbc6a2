// How a voice is to speak.
#pragma once

#include "speech/phrases/run.hpp"

#include <algorithm>
#include <array>
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

/// Voices of one engine that sound like different people; how they come about is the engine's affair.
enum class Variant { Usual, Man1, Man2, Man3, Woman1, Woman2, Woman3 };

inline constexpr std::array all_variants{Variant::Usual,  Variant::Man1,   Variant::Man2,  Variant::Man3,
                                         Variant::Woman1, Variant::Woman2, Variant::Woman3};

/// How one voice differs from how all speak.
struct Difference {
    Variant variant = Variant::Usual;
    int words_per_minute = 0;
    int pitch = 0;
    bool operator==(const Difference&) const = default;
};

struct Manner {
    WordsPerMinute rate{175};
    Pitch pitch{50};
    /// The engine's name for the voice of a language, where it is not the language's own tag.
    std::map<phrases::Language, std::string> voices{};
    std::map<phrases::Language, Difference> languages{};
    /// The second voice, as it differs from the one of the same language; its variant counts instead of that one's.
    Difference second{};
    /// The voice of the partner's board, in the same way.
    Difference partner{Variant::Usual, 0, -30};
    bool operator==(const Manner&) const = default;
};

/// How some words are to be spoken.
struct Delivery {
    std::string voice; ///< as the engine calls it
    Variant variant;
    WordsPerMinute rate;
    Pitch pitch;
};
Delivery delivery(const phrases::Run& run, const Manner& manner);

} // namespace speech::voice
