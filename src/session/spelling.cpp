// A message letter by letter.
#include "src/session/replies.hpp"

namespace session {

using rules::board::File;
using rules::board::Rank;
using speech::phrases::Run;
using speech::phrases::Runs;

namespace {

/// The bytes of the character that begins here.
std::size_t character_length(unsigned char first) {
    if (first < 0x80U) return 1;
    if ((first & 0xE0U) == 0xC0U) return 2;
    return (first & 0xF0U) == 0xE0U ? 3 : 4;
}

} // namespace

Runs spelled(const Step& step, const Runs& message) {
    const Lexicon& lexicon = words(step.model);
    const std::string text = plain_text(message);
    Runs letters;
    for (std::size_t at = 0; at < text.size(); at += character_length(static_cast<unsigned char>(text[at]))) {
        const char letter = text[at];
        const char small = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if (small >= 'a' && small <= 'h') {
            letters.push_back(lexicon.announcing->run(lexicon.announcing->word(static_cast<File>(small - 'a'))));
        } else if (letter >= '1' && letter <= '8') {
            letters.push_back(lexicon.announcing->run(lexicon.announcing->word(static_cast<Rank>(letter - '1'))));
        } else if (letter != ' ') {
            letters.push_back(
                {lexicon.catalogue->language(), text.substr(at, character_length(static_cast<unsigned char>(letter)))});
        }
    }
    return letters;
}

} // namespace session
