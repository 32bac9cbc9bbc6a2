// Understands moves as people type and say them.
#pragma once

#include "rules/notation/letters.hpp"
#include "rules/variants/position.hpp"
#include "speech/listen/reading.hpp"
#include "speech/phrases/catalogue.hpp"

#include <filesystem>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::listen {

namespace variants = rules::variants;

/// Takes words from any of its vocabularies and initials from any of its letters, mixed as one likes: "springer gustav
/// eins felix drei", "knight f three", "Sf3", "nf3", "ef4", "exd6 e.p.", "e2e4", "e7e8d", "castle short", "0-0". All
/// readings of a text are collected; one that makes a legal move is taken, of several none. A capital letter before
/// small ones is a piece's initial (`Bc3` is the bishop), a small one may also be a file (`bc3`). What two of them
/// would take for different things is what the first says: a Spanish `Rf1` moves the king.
class Listener {
public:
    /// None of the vocabularies is null; they are read and not kept. Their answers are no part of a move or an order.
    Listener(const std::vector<const vocabulary::Vocabulary*>& vocabularies,
             const std::vector<rules::notation::PieceLetters>& letters);

    Reading read(const variants::Position& position, std::string_view text) const;

    /// Whether the text describes the move, which may be none that is legal: of what stands on a board already.
    bool describes(const variants::Position& position, std::string_view text, board::Move move) const;

    /// A text that names a square and nothing else: "felix drei", "f3", "f three".
    std::optional<board::Square> read_square(std::string_view text) const;

private:
    std::vector<vocabulary::Spelling> spellings_;
    std::vector<std::pair<std::string, board::Role>> initials_; ///< folded
};

/// The listener of those who speak a language: it knows every vocabulary and the initials of English and German, but
/// the language's own words and initials go before them.
Listener listener_for(const phrases::Locale& locale, const std::vector<vocabulary::NamedVocabulary>& vocabularies);

/// The same with the vocabularies that lie below the program's data.
std::variant<Listener, base::toml::DataFault> load_listener(const std::filesystem::path& data,
                                                            const phrases::Locale& locale);

} // namespace speech::listen
