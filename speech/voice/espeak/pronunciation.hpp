// Words the engine would say wrongly, and how it has to be given them: locales/<language>/spoken.toml.
#pragma once

#include "base/toml/data_fault.hpp"
#include "speech/phrases/run.hpp"

#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace speech::voice::espeak {

/// How the words of one language are written for the engine. A `spoken.toml` has tables of what is written and what
/// stands in its place for the engine:
/// - `words`: whole words, or several with one space between them, capitals or not alike, respelled;
/// - `phonemes`: the same, as the engine's names of sounds (espeak-ng -x);
/// - `signs`: any piece of text, wherever it stands, after the words;
/// and, for languages in which a number goes by the gender of what is counted, `counted`, each with `nouns` and the
/// `numbers` that stand otherwise before them, by their digits. Short vowels of Arabic nouns do not matter.
class SpokenWords {
public:
    /// The file as a table, or the first thing in it that is not as said above.
    static std::variant<SpokenWords, base::toml::DataFault> read(const std::filesystem::path& file);

    /// The text for the engine, to be spoken with espeakPHONEMES.
    std::string written(std::string_view text) const;

private:
    struct Counted {
        std::set<std::string> nouns; ///< without differences of case, and without short vowels
        std::map<std::string, std::string> numbers;
    };
    void add(const std::string& words, std::string written);
    /// With the number it ends in, if any, as it is said before the noun.
    std::string with_number_for(std::string text, std::string_view noun) const;

    std::map<std::string, std::string> words_; ///< by the words without differences of case; phonemes in [[ ]]
    std::size_t most_words_ = 0;               ///< that one of them has
    std::vector<std::pair<std::string, std::string>> signs_;
    std::vector<Counted> counted_;
};

/// Of all languages. What is shown and kept is never changed, only what the engine is given.
class Pronunciation {
public:
    /// The text to give the engine for a run, to be spoken with espeakPHONEMES. A text that was written by somebody
    /// cannot give it names of sounds.
    std::string written(const phrases::Run& run) const;

    std::map<phrases::Language, SpokenWords> languages{};
};

/// What was read, and what was wrong where one could not be: the words of that language are said as they are written.
struct LoadedPronunciation {
    Pronunciation words;
    std::vector<std::pair<phrases::Language, base::toml::DataFault>> broken;
};

/// Of all languages below `locales` that have a `spoken.toml`; others need none.
LoadedPronunciation load_pronunciation(const std::filesystem::path& locales);

} // namespace speech::voice::espeak
