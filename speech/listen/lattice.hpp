// The ways in which a text can be read as a sequence of meanings.
#pragma once

#include "speech/vocabulary/vocabulary.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace speech::listen {

using Meanings = std::vector<vocabulary::Meaning>;

/// What can be understood: spellings, and the initials of the pieces, folded.
struct Lexicon {
    const std::vector<vocabulary::Spelling>& spellings;
    const std::vector<std::pair<std::string, rules::board::Role>>& initials;
};

/// All sequences of meanings of a text, files before initials, without duplicates; or the first word without a meaning.
/// Texts longer than any move have none. Bounded work for every text.
struct Lattice {
    std::vector<Meanings> rows;
    std::optional<std::string> strange_word;
};
Lattice read_lattice(std::string_view text, const Lexicon& lexicon);

} // namespace speech::listen
