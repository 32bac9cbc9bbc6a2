// Making spellings comparable.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace speech::vocabulary {

/// The text without differences of case, of accents and umlauts, of Persian and Arabic ways of writing one letter, and
/// of digits of any script. `CÄSAR` and `casar` fold alike, so do `ی` and `ي`. Folding twice changes nothing more.
std::string fold(std::string_view text);

/// A word as it was typed, and folded.
struct Word {
    std::string written; ///< in Unicode's composed form
    std::string folded;  ///< never empty
    bool operator==(const Word&) const = default;
};

/// The words of a text: spaces, hyphens and punctuation part them. The signs `x × : = + #` stay in a word, or are one
/// by themselves.
std::vector<Word> split(std::string_view text);

} // namespace speech::vocabulary
