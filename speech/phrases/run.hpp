// Words together with the language they are in: the smallest thing a voice is given.
#pragma once

#include <compare>
#include <string>
#include <vector>

namespace speech::phrases {

/// A language tag as the folders of locales/ are named: `de`, `en`, `fa`.
struct Language {
    std::string tag;
    auto operator<=>(const Language&) const = default;
};

/// Of whom words tell: a second voice may speak those of the opponent, and another one those of the partner's board.
enum class Part { Own, Opponent, Partner };

/// UTF-8 words of one language, to be spoken by a voice of that language.
struct Run {
    Language language;
    std::string text;
    Part part = Part::Own;
    bool operator==(const Run&) const = default;
};

/// One sentence or answer: its runs in the order in which they are spoken.
using Runs = std::vector<Run>;

/// The same words, told of the opponent.
Runs as_opponents(Runs runs);

/// The same words, told of the partner's board.
Runs as_partners(Runs runs);

/// The runs as one line of text, as they are spoken: joined by single spaces, none before a run that begins with
/// closing punctuation.
std::string joined_text(const Runs& runs);

/// The same as it is written, on the screen, in files and on paper: without the Arabic signs for short vowels and
/// doubling, which are for the voice. The ending -an, which is part of how words are written, stays.
std::string plain_text(const Runs& runs);

/// The runs with their languages, for terminals, scripts and tests: `en:Your move: | de:Springer Felix drei`.
std::string tagged_text(const Runs& runs);

} // namespace speech::phrases
