// The sentences of the program in one language. Everything a player hears or reads comes from here, the words of moves
// excepted (speech/vocabulary).
#pragma once

#include "speech/phrases/phrase_id.hpp"
#include "speech/phrases/run.hpp"
#include "speech/phrases/value.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::phrases {

enum class Direction { LeftToRight, RightToLeft };

/// What `locale.toml` says about a language.
struct Locale {
    Language language;
    std::string name;          ///< as its speakers call it: "Deutsch"
    std::string voice;         ///< name of the voice to prefer, as the voice engine calls it: `en`
    Direction direction;       ///< of its writing
    std::string piece_letters; ///< the language whose initials of the pieces its players write: `de`; one of those
                               ///< rules::notation has a table of
    std::string braille_text;  ///< the table, as liblouis calls it, in which its sentences are written: `de-g0.utb`
    std::string braille_moves; ///< the same for moves: six dots, nothing contracted, capitals marked
    std::vector<std::string> accents{}; ///< names of the voices that speak it as elsewhere: `en-us`
    bool operator==(const Locale&) const = default;
};

/// Why a language cannot be spoken.
enum class CatalogueTrouble {
    Unreadable,     ///< the file is missing or cannot be read
    NotToml,        ///< it is not TOML, or not sections of texts
    BadLocale,      ///< locale.toml lacks a key, has one too many, or one of a wrong kind
    BadPattern,     ///< a text is not a MessageFormat pattern
    MissingPhrase,  ///< a phrase of the program is not there
    UnknownPhrase,  ///< there is a phrase the program does not have
    WrongArguments, ///< a phrase has other arguments than the English one
    WrongUse,       ///< an argument is used as a number or a choice, but not so in English, or for other words
};

/// Which file and line, and what was expected there.
struct CatalogueFault {
    CatalogueTrouble trouble;
    std::filesystem::path file;
    int line; ///< from 1; 1 where the whole file is meant
    std::string expected;

    /// `file:line: expected ...`, in English, for the terminal.
    std::string message() const;
};

/// The name of a phrase in the catalogues: `menu.welcome`.
std::string_view name(PhraseId id);
/// The phrase of that name; empty if the program has none.
std::optional<PhraseId> parse_phrase_id(std::string_view name);

/// All phrases of one language, checked: each is there, in the arguments the program gives. Used on one thread only.
class Catalogue {
public:
    /// Reads `<locales>/<tag>/messages.toml` and `locale.toml`.
    static std::variant<Catalogue, CatalogueFault> load(const std::filesystem::path& locales, const Language& language);

    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    const Locale& locale() const;
    const Language& language() const { return locale().language; }

    /// The phrase, with words of other languages as runs of their own. Precondition: exactly its arguments are given,
    /// numbers where it wants numbers, and words it knows where it would be silent for others.
    Runs runs(PhraseId id, const Arguments& arguments = {}) const;

    /// The same as one line of text.
    std::string text(PhraseId id, const Arguments& arguments = {}) const { return plain_text(runs(id, arguments)); }

    /// ASCII text with its digits as the language writes them: `4:59`, `۴:۵۹`.
    std::string in_own_digits(std::string_view text) const;

private:
    struct Inside;
    explicit Catalogue(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// The languages that have a folder with both files below `locales`, sorted by tag.
std::vector<Language> languages(const std::filesystem::path& locales);

/// What a language's locale.toml says, without its phrases.
std::variant<Locale, CatalogueFault> read_locale(const std::filesystem::path& locales, const Language& language);

} // namespace speech::phrases
