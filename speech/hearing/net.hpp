// What can be said, as a network of words: each path from the start to one of the ends is a sentence.
#pragma once

#include "speech/hearing/sounds.hpp"
#include "speech/phrases/catalogue.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace speech::hearing {

/// A sequence of meanings that can be said.
using Phrase = std::vector<vocabulary::Meaning>;

/// A folded word of a language.
struct HeardWord {
    phrases::Language language;
    std::string text;
    auto operator<=>(const HeardWord&) const = default;
};

/// The start is place 0.
struct Net {
    struct Arc {
        int from;
        int to;
        HeardWord word;
    };
    int places = 1;
    std::vector<int> ends;
    std::vector<Arc> arcs;
};

/// The words of a vocabulary, or of several of one language, that can be heard, by what they mean.
class Tongue {
public:
    /// All of them: a player who has recorded them is heard by those recordings.
    explicit Tongue(const vocabulary::Vocabulary& vocabulary);
    /// Those whose sounds are known.
    Tongue(const vocabulary::Vocabulary& vocabulary, const AllSounds& sounds);

    /// Its words can be said as well, also mixed with those that are there. Precondition: it has the same language.
    void join(Tongue other);

    const phrases::Language& language() const { return language_; }
    const std::vector<vocabulary::Spelling>& all() const { return spellings_; }
    bool knows(const std::string& word) const;
    /// A word as it is written, where the vocabulary says it itself.
    std::string written(const std::string& word) const;
    /// Each of them at least one word; none if the meaning cannot be said so that it would be heard.
    std::vector<std::vector<std::string>> spellings(vocabulary::Meaning meaning) const;

private:
    void keep_as_written(const vocabulary::Vocabulary& vocabulary);

    phrases::Language language_;
    std::vector<vocabulary::Spelling> spellings_;
    std::map<std::string, std::string> written_; ///< by the folded word
};

/// The tongues of those who speak a language: the words moves are announced in, and the language's own.
std::vector<Tongue> tongues_for(const phrases::Locale& locale,
                                const std::vector<vocabulary::NamedVocabulary>& vocabularies);
/// The same of the words whose sounds are known, all of a language as one tongue: each tongue is searched by itself.
std::vector<Tongue> tongues_for(const phrases::Locale& locale,
                                const std::vector<vocabulary::NamedVocabulary>& vocabularies, const AllSounds& sounds);

/// Lays the spellings of a meaning from one place of the net to another.
void lay(Net& net, const Tongue& tongue, vocabulary::Meaning meaning, int from, int to);

/// Whether the words lead from the start of the net to one of its ends.
bool is_way_through(const Net& net, const std::vector<HeardWord>& words);

/// How what is meant for the program begins.
enum class Beginning {
    AtOnce,     ///< a key tells that it is meant
    WithOpening ///< with the opening word, in any of the tongues
};

/// The phrases in each of the tongues, which do not mix within a phrase.
Net net_of(const std::set<Phrase>& phrases, const std::vector<Tongue>& tongues,
           Beginning beginning = Beginning::AtOnce);

/// The words of the tongues in any order, at least one; before them the opening word, or anything but that.
Net any_words(const std::vector<Tongue>& tongues, Beginning beginning);

/// The same net behind the opening word, if that is how it begins.
Net begun(Net net, const std::vector<Tongue>& tongues, Beginning beginning);

/// Whether that is an opening word of one of the tongues.
bool is_opening(const HeardWord& word, const std::vector<Tongue>& tongues);

} // namespace speech::hearing
