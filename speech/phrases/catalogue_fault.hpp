// Why a language cannot be spoken.
#pragma once

#include <filesystem>
#include <string>

namespace speech::phrases {

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

} // namespace speech::phrases
