#include "src/session/core/spelling.hpp"

#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"

#include <string_view>
#include <utility>

namespace session {

using rules::board::File;
using rules::board::Rank;
using speech::phrases::Run;
using speech::phrases::Runs;

namespace {

bool is_letter_or_digit(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9');
}

/// A square is written here: `e4`.
bool is_square(std::string_view text, std::size_t at) {
    const bool ends = at + 2 >= text.size() || !is_letter_or_digit(text[at + 2]);
    return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'h' && text[at + 1] >= '1' && text[at + 1] <= '8' &&
           ends;
}

/// Marks over and under letters, and what only parts or joins them, are not read out.
bool is_heard(std::string_view letter) {
    const std::string folded = speech::vocabulary::fold(letter);
    return !folded.empty() && folded != " ";
}

bool is_sign(std::string_view letter) {
    constexpr std::string_view signs = ".,:;!?()-–…،؛؟";
    return signs.find(letter) != std::string_view::npos;
}

/// Between words the voice pauses, as at a comma; behind another sign it does so anyway.
void pause_behind(Run& letter) {
    const bool pauses = is_sign(letter.text) || letter.text.ends_with(",") || letter.text.ends_with("،");
    if (pauses) return;
    const bool is_from_right = letter.language.tag == "fa" || letter.language.tag == "ar";
    letter.text += is_from_right ? "،" : ",";
}

void spell(const LanguagePack& language_pack, const Run& run, Runs& letters) {
    const std::string& text = run.text;
    for (std::size_t at = 0; at < text.size();) {
        if (is_square(text, at)) {
            const auto& announcing = *language_pack.announcing.at(settings::MoveWords::FideGerman);
            letters.push_back(announcing.run(announcing.word(static_cast<File>(text[at] - 'a'))));
            letters.push_back(announcing.run(announcing.word(static_cast<Rank>(text[at + 1] - '1'))));
            at += 2;
            continue;
        }
        std::string letter(first_character(std::string_view(text).substr(at)));
        const std::size_t length = letter.size();
        if (letter == " " && !letters.empty()) pause_behind(letters.back());
        if (is_heard(letter)) letters.push_back({run.language, std::move(letter)});
        at += length;
    }
}

} // namespace

Runs spelled(const Scene& context, const Runs& message) {
    Runs letters;
    for (const Run& run : message) {
        if (!letters.empty() && !is_sign(first_character(run.text))) pause_behind(letters.back());
        spell(words(context), run, letters);
    }
    return letters;
}

} // namespace session
