// The words in which squares, pieces and moves are said and understood. A vocabulary is a TOML file.
#pragma once

#include "base/toml/data_fault.hpp"
#include "rules/board/square.hpp"
#include "speech/phrases/run.hpp"
#include "speech/vocabulary/meaning.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::vocabulary {

/// `offer_draw`, `resign` ...: the keys of a vocabulary's [order].
std::string_view name(Order order);

/// One way to write a meaning: its folded words, at least one.
struct Spelling {
    std::vector<std::string> words;
    Meaning meaning;
    bool operator==(const Spelling&) const = default;
};

/// A value for one of a pattern's arguments.
struct PatternWord {
    std::string_view name;
    std::string word;
};

/// One vocabulary, complete: each file, rank, piece and sign has a word, each pattern is there with its arguments. What
/// its file lacks it has from its `parent`, a file beside it.
class Vocabulary {
public:
    static std::variant<Vocabulary, base::toml::DataFault> load(const std::filesystem::path& file);

    Vocabulary(Vocabulary&&) noexcept;
    Vocabulary& operator=(Vocabulary&&) noexcept;
    ~Vocabulary();

    /// As a person would name it.
    const std::string& name() const;
    /// The language of the voice that says it.
    const phrases::Language& language() const;

    /// The one word that is said. Precondition: the file has one, as it need not for an Order or an Answer.
    const std::string& word(Meaning meaning) const;
    /// Every spelling that is understood.
    const std::vector<Spelling>& spellings() const;

    std::string square(board::Square square) const;
    /// Precondition: the words are exactly the pattern's arguments.
    std::string fill(MovePattern pattern, const std::vector<PatternWord>& words) const;
    /// The text as words of this vocabulary's language.
    phrases::Run run(std::string text) const { return {language(), std::move(text)}; }

private:
    struct Inside;
    explicit Vocabulary(std::unique_ptr<const Inside> inside);
    std::unique_ptr<const Inside> inside_;
};

/// Where a vocabulary of that name lies below the program's data: `vocabularies/<name>.toml`, the words of the
/// language `<name>`, `locales/<name>/vocabulary.toml`, or, for `<name>-spelled`, `locales/<name>/spelled.toml`. Empty
/// if there is none of them.
std::optional<std::filesystem::path> find_vocabulary(const std::filesystem::path& data, std::string_view name);

/// The names of all vocabularies: those of speech/vocabulary first, then the languages' own, then those that spell the
/// squares, each group sorted.
std::vector<std::string> vocabulary_names(const std::filesystem::path& data);

/// A vocabulary and the name by which it is found.
struct NamedVocabulary {
    std::string name;
    Vocabulary vocabulary;
};

/// What is understood: all vocabularies below the program's data that have words of their own, in the order of their
/// names, without those that are wrong; or, where none is right, what is wrong with the first one. Those that spell
/// squares say the same words at another pace.
std::variant<std::vector<NamedVocabulary>, base::toml::DataFault> load_all(const std::filesystem::path& data);

} // namespace speech::vocabulary
