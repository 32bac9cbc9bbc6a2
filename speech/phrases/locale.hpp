// What a language is like, apart from its sentences: locale.toml.
#pragma once

#include "rules/notation/letters.hpp"
#include "speech/phrases/calendar.hpp"
#include "speech/phrases/catalogue_fault.hpp"
#include "speech/phrases/run.hpp"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace speech::phrases {

enum class Direction { LeftToRight, RightToLeft };

/// What `locale.toml` says about a language.
struct Locale {
    Language language;
    std::string name;                            ///< as its speakers call it: "Deutsch"
    std::string voice;                           ///< name of the voice to prefer, as the voice engine calls it: `en`
    Direction direction;                         ///< of its writing
    rules::notation::PieceLetters piece_letters; ///< the initials of the pieces its players write
    std::string braille_text;  ///< the table, as liblouis calls it, in which its sentences are written: `de-g0.utb`
    std::string braille_moves; ///< the same for moves: six dots, nothing contracted, capitals marked
    std::vector<std::string> accents{};      ///< names of the voices that speak it as elsewhere: `en-us`
    Calendar calendar = Calendar::Gregorian; ///< in which its speakers give dates
    /// What its Laws have for the a, b, c ... behind the number of an Article; empty: the same as in English.
    std::vector<std::string> article_letters{};
    bool operator==(const Locale&) const = default;
};

/// The languages that have a folder with both files below `locales`, sorted by tag.
std::vector<Language> languages(const std::filesystem::path& locales);

/// Where the languages of that folder of data are: in it, as `locales`, or, in the source tree, beside it.
std::filesystem::path locales_of(const std::filesystem::path& data);

/// What a language's locale.toml says, without its phrases.
std::variant<Locale, CatalogueFault> read_locale(const std::filesystem::path& locales, const Language& language);

} // namespace speech::phrases
