// The sentences of the program in one language. Everything a player hears or reads comes from here, the words of moves
// excepted (speech/vocabulary).
#pragma once

#include "speech/phrases/catalogue_fault.hpp"
#include "speech/phrases/forms.hpp"
#include "speech/phrases/locale.hpp"
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

/// The name of a phrase in the catalogues: `menu.welcome`.
std::string_view name(PhraseId id);
/// The phrase of that name; empty if the program has none.
std::optional<PhraseId> parse_phrase_id(std::string_view name);

/// All phrases of one language, checked: each is there, in the arguments the program gives. Several threads
/// may ask it at once.
class Catalogue {
public:
    /// Reads `<locales>/<tag>/messages.toml` and `locale.toml`.
    static std::variant<Catalogue, CatalogueFault> load(const std::filesystem::path& locales, const Language& language);

    Catalogue(Catalogue&&) noexcept;
    Catalogue& operator=(Catalogue&&) noexcept;
    ~Catalogue();

    const Locale& locale() const;
    const Language& language() const { return locale().language; }

    /// The phrase, with words of other languages as runs of their own; where its kind is wanted short and the language
    /// has a short form of it, that one. Precondition: exactly its arguments are given, numbers where it wants numbers,
    /// and words it knows where it would be silent for others.
    Runs runs(PhraseId id, const Arguments& arguments = {}, const Forms& forms = {}) const;

    /// The same as one line of text.
    std::string text(PhraseId id, const Arguments& arguments = {}, const Forms& forms = {}) const {
        return plain_text(runs(id, arguments, forms));
    }

    /// ASCII text with its digits as the language writes them: `4:59`, `۴:۵۹`.
    std::string in_own_digits(std::string_view text) const;

private:
    struct Inside;
    explicit Catalogue(std::unique_ptr<const Inside> inside);
    std::unique_ptr<const Inside> inside_;
};

} // namespace speech::phrases
