#include "speech/listen/lattice.hpp"

#include "speech/vocabulary/folding.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace speech::listen {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Role;
using vocabulary::Meaning;
using vocabulary::Sign;
using vocabulary::Spelling;
using vocabulary::Word;

// A move is said in at most fourteen words; a text of small `b` and `d`, each a file or a piece, has 2^14 rows.
constexpr std::size_t longest_row = 14;
constexpr std::size_t most_rows = 4096;
constexpr std::size_t longest_text = 160;
// Shorter words are not looked for inside of others.
constexpr std::size_t shortest_glued = 3;

/// `Bc3`: what begins with a capital and goes on in small letters begins with a piece's initial.
bool begins_with_capital(const Word& word) {
    const auto text = icu::UnicodeString::fromUTF8(word.written);
    if (text.isEmpty() || !u_isupper(text.char32At(0))) return false;
    for (int32_t place = text.moveIndex32(0, 1); place < text.length(); place = text.moveIndex32(place, 1))
        if (u_islower(text.char32At(place))) return true;
    return false;
}

std::optional<Meaning> sign_at(std::string_view rest, std::size_t& length) {
    struct Mark {
        std::string_view text;
        Sign sign;
    };
    constexpr Mark marks[] = {{"x", Sign::Takes},   {"×", Sign::Takes},      {":", Sign::Takes},
                              {"=", Sign::Becomes}, {"++", Sign::Mate},      {"+", Sign::Check},
                              {"#", Sign::Mate},    {"ep", Sign::EnPassant}, {"@", Sign::Drop}};
    for (const Mark& mark : marks) {
        if (!rest.starts_with(mark.text)) continue;
        length = mark.text.size();
        return mark.sign;
    }
    return std::nullopt;
}

class Reader {
public:
    Reader(const std::vector<Word>& words, const Lexicon& lexicon)
        : words_(words)
        , lexicon_(lexicon) {}

    std::vector<Meanings> rows() {
        follow(0, 0);
        return std::move(rows_);
    }

private:
    void follow(std::size_t word, std::size_t place) {
        if (rows_.size() >= most_rows) return;
        if (word < words_.size() && place == words_[word].folded.size()) return follow(word + 1, 0);
        if (word == words_.size()) {
            if (!row_.empty() && std::find(rows_.begin(), rows_.end(), row_) == rows_.end()) rows_.push_back(row_);
            return;
        }
        if (row_.size() == longest_row) return;
        if (place == 0) follow_spellings(word);
        follow_characters(word, place);
    }

    void take(Meaning meaning, std::size_t word, std::size_t place) {
        row_.push_back(meaning);
        follow(word, place);
        row_.pop_back();
    }

    bool stands_at(const Spelling& spelling, std::size_t word) const {
        if (spelling.words.size() > words_.size() - word) return false;
        return std::equal(spelling.words.begin(), spelling.words.end(),
                          words_.begin() + static_cast<std::ptrdiff_t>(word),
                          [](const std::string& text, const Word& one) { return text == one.folded; });
    }

    void follow_spellings(std::size_t word) {
        for (const Spelling& spelling : lexicon_.spellings)
            if (stands_at(spelling, word)) take(spelling.meaning, word + spelling.words.size(), 0);
    }

    void follow_characters(std::size_t word, std::size_t place) {
        const std::string_view rest = std::string_view(words_[word].folded).substr(place);
        const bool is_initial = place == 0 && begins_with_capital(words_[word]) && has_initial(rest);
        if (!is_initial && rest[0] >= 'a' && rest[0] <= 'h') take(static_cast<File>(rest[0] - 'a'), word, place + 1);
        for (const auto& [initial, role] : lexicon_.initials)
            if (rest.starts_with(initial)) take(role, word, place + initial.size());
        if (rest.starts_with("p@")) take(Role::Pawn, word, place + 1); // the one place where a pawn has an initial
        if (rest[0] >= '1' && rest[0] <= '8') take(static_cast<Rank>(rest[0] - '1'), word, place + 1);
        std::size_t length = 0;
        if (const auto sign = sign_at(rest, length)) take(*sign, word, place + length);
        for (const Spelling& spelling : lexicon_.spellings) {
            const std::string& text = spelling.words.front();
            const bool is_glued = spelling.words.size() == 1 && text.size() >= shortest_glued && rest.starts_with(text);
            if (is_glued && !(place == 0 && text.size() == rest.size()))
                take(spelling.meaning, word, place + text.size());
        }
    }

    bool has_initial(std::string_view rest) const {
        return std::any_of(lexicon_.initials.begin(), lexicon_.initials.end(),
                           [&](const auto& initial) { return rest.starts_with(initial.first); });
    }

    const std::vector<Word>& words_;
    const Lexicon& lexicon_;
    Meanings row_;
    std::vector<Meanings> rows_;
};

bool is_part_of_spelling(const Word& word, const Lexicon& lexicon) {
    return std::any_of(lexicon.spellings.begin(), lexicon.spellings.end(), [&](const Spelling& spelling) {
        return std::find(spelling.words.begin(), spelling.words.end(), word.folded) != spelling.words.end();
    });
}

} // namespace

Lattice read_lattice(std::string_view text, const Lexicon& lexicon) {
    if (text.size() > longest_text) return {};
    const std::vector<Word> words = vocabulary::split(text);
    Lattice lattice{Reader(words, lexicon).rows(), std::nullopt};
    if (!lattice.rows.empty()) return lattice;
    for (const Word& word : words) {
        if (is_part_of_spelling(word, lexicon) || !Reader({word}, lexicon).rows().empty()) continue;
        lattice.strange_word = word.written;
        break;
    }
    return lattice;
}

} // namespace speech::listen
