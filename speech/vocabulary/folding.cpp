#include "speech/vocabulary/folding.hpp"

#include "speech/vocabulary/unicode.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include <cassert>

namespace speech::vocabulary {
namespace {

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

icu::UnicodeString normalize(const icu::Normalizer2* form, const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result = form->normalize(text, status);
    assert(U_SUCCESS(status));
    return result;
}

const icu::Normalizer2* form(const icu::Normalizer2* (*instance)(UErrorCode&)) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* found = instance(status);
    assert(U_SUCCESS(status) && found != nullptr);
    return found;
}

/// Letters that Persian and Arabic keyboards have different characters for.
UChar32 one_way_of_writing(UChar32 letter) {
    switch (letter) {
    case 0x06CC: // Farsi yeh
    case 0x0649: // alef maksura
        return 0x064A;
    case 0x06A9: // keheh
        return 0x0643;
    case 0x0629: // teh marbuta
    case 0x06C1: // heh goal
        return 0x0647;
    default: return letter;
    }
}

bool is_left_out(UChar32 letter) {
    const int8_t type = u_charType(letter);
    return type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK || letter == 0x0640; // tatweel stretches a word
}

bool is_chess_sign(UChar32 letter) {
    switch (letter) {
    case U'×':
    case U':':
    case U'=':
    case U'+':
    case U'#':
    case U'@': return true;
    default: return false;
    }
}

} // namespace

std::string fold(std::string_view text) {
    const icu::UnicodeString caseless = normalize(form(&icu::Normalizer2::getNFKCCasefoldInstance), unicode(text));
    const icu::UnicodeString apart = normalize(form(&icu::Normalizer2::getNFDInstance), caseless);
    icu::UnicodeString result;
    for (int32_t place = 0; place < apart.length(); place = apart.moveIndex32(place, 1)) {
        const UChar32 letter = apart.char32At(place);
        if (is_left_out(letter)) continue;
        const int32_t digit = u_charDigitValue(letter);
        result.append(digit >= 0 ? UChar32{'0'} + digit : one_way_of_writing(letter));
    }
    return utf8(result);
}

std::vector<Word> split(std::string_view text) {
    const icu::UnicodeString composed = normalize(form(&icu::Normalizer2::getNFCInstance), unicode(text));
    std::vector<Word> words;
    icu::UnicodeString written;
    const auto finish = [&] {
        const std::string word = utf8(written);
        written.remove();
        if (std::string folded = fold(word); !folded.empty()) words.push_back({word, std::move(folded)});
    };
    for (int32_t place = 0; place < composed.length(); place = composed.moveIndex32(place, 1)) {
        const UChar32 letter = composed.char32At(place);
        const bool is_part = u_isalnum(letter) || is_left_out(letter) || is_chess_sign(letter) ||
                             u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
        if (is_part)
            written.append(letter);
        else
            finish();
    }
    finish();
    return words;
}

} // namespace speech::vocabulary
