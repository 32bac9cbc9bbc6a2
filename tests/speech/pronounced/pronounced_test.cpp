// What the voice makes of the words it is given: every word that is said anywhere can be said, and those that were
// once said wrongly, with the sounds they should have.
#include "speech/phrases/locale.hpp"
#include "speech/voice/espeak/espeak.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/share.hpp"

#include <espeak-ng/speak_lib.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <regex>
#include <set>
#include <sstream>

/// espeak_TextToPhonemes of eSpeak NG 1.51 never frees the text it reads. Sanitizers ask for this by its name.
extern "C" const char* __lsan_default_suppressions();                                // NOLINT
extern "C" const char* __lsan_default_suppressions() { return "leak:libespeak-ng"; } // NOLINT

using namespace speech::voice;
using speech::phrases::Run;

namespace {

const std::filesystem::path& locales() {
    static const std::filesystem::path folder = speech::phrases::locales_of(words::source);
    return folder;
}

/// The engine as the program has it.
class Voice {
public:
    Voice() {
        auto loaded = espeak::load_pronunciation(locales());
        for (const auto& [language, fault] : loaded.broken) FAIL(base::toml::describe(fault));
        words_ = loaded.words;
        auto opened = espeak::open(std::move(loaded.words));
        if (const auto* error = std::get_if<VoiceError>(&opened)) FAIL(error->detail);
        synth_ = std::get<std::unique_ptr<Synth>>(std::move(opened));
        // From now on the engine takes names of sounds.
        synth_->synthesise({{"en"}, "a"}, Manner{}, [](std::span<const float>) { return false; });
    }

    /// As the engine is given it.
    std::string written(const Run& run) const { return words_.written(run); }

    /// In the letters of the International Phonetic Alphabet.
    std::string phonemes(const Run& run) {
        REQUIRE(espeak_SetVoiceByName(voice_of(run.language).c_str()) == EE_OK);
        constexpr int as_ipa = 2;
        const std::string text = words_.written(run) + "\n"; // so that its last clause is not kept for the next text
        std::string all;
        for (const void* rest = text.c_str(); rest != nullptr && *static_cast<const char*>(rest) != '\0';) {
            const char* const clause = espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, as_ipa);
            if (clause != nullptr) all += (all.empty() ? "" : " ") + std::string(clause);
        }
        return all;
    }

private:
    const std::string& voice_of(const speech::phrases::Language& language) {
        std::string& voice = voices_[language];
        if (voice.empty())
            voice = std::get<speech::phrases::Locale>(speech::phrases::read_locale(locales(), language)).voice;
        return voice;
    }

    espeak::Pronunciation words_;
    std::unique_ptr<Synth> synth_;
    std::map<speech::phrases::Language, std::string> voices_;
};

Voice& voice() {
    static Voice one;
    return one;
}

bool is_letter(UChar32 character) {
    constexpr UChar32 zero_width_non_joiner = 0x200C;
    return u_isalpha(character) != 0 || (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0 ||
           character == zero_width_non_joiner || character == U'’' || character == U'\'';
}

UScriptCode script_of(UChar32 character) {
    UErrorCode error = U_ZERO_ERROR;
    return uscript_getScript(character, &error);
}

/// Whether signs of both scripts can stand in one word.
bool alike(UScriptCode one, UScriptCode other) {
    const auto is_of_any = [](UScriptCode script) { return script == USCRIPT_INHERITED || script == USCRIPT_COMMON; };
    return one == other || is_of_any(one) || is_of_any(other);
}

/// The words of a text, without their numbers and signs.
void add_words(const std::string& text, std::set<std::string>& found) {
    const auto unicode = icu::UnicodeString::fromUTF8(text);
    icu::UnicodeString word;
    const auto end_word = [&] {
        std::string written;
        word.toUTF8String(written);
        if (!word.isEmpty()) found.insert(written);
        word.remove();
    };
    for (std::int32_t at = 0; at < unicode.length(); at = unicode.moveIndex32(at, 1)) {
        const UChar32 character = unicode.char32At(at);
        const bool goes_on = word.isEmpty() || alike(script_of(character), script_of(word.char32At(0)));
        if (!is_letter(character) || !goes_on) end_word();
        if (is_letter(character)) word.append(character);
    }
    end_word();
}

/// All that the golden texts of one language have in it.
std::set<std::string> words_said_in(const std::string& tag) {
    std::set<std::string> found;
    for (const char* name : {"said.txt", "screens.txt"}) {
        std::ifstream file(locales() / tag / name);
        REQUIRE(file);
        for (std::string line; std::getline(file, line);) {
            // In said.txt each line begins with what it is an example of.
            for (std::size_t at = line.find(tag + ':'); at != std::string::npos; at = line.find(tag + ':', at + 1)) {
                if (at > 0 && line[at - 1] != ' ') continue;
                const std::size_t begin = at + tag.size() + 1;
                add_words(line.substr(begin, line.find(" | ", begin) - begin), found);
            }
        }
    }
    return found;
}

/// And, in a script no key of the catalogue is written in, all that the catalogue has.
void add_words_of_catalogue(const std::string& tag, std::set<std::string>& found) {
    std::set<std::string> all;
    std::ifstream file(locales() / tag / "messages.toml");
    REQUIRE(file);
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) add_words(line, all);
    for (const std::string& word : all)
        if (script_of(icu::UnicodeString::fromUTF8(word).char32At(0)) == USCRIPT_ARABIC) found.insert(word);
}

bool is_vowel(UChar32 sound) {
    // '?' is what eSpeak NG 1.51 writes for the vowel of German "kurz".
    static const icu::UnicodeString vowels(u"aeiouyøœɐɑɒɔəɚɛɜɝɞɘɤɨɪɯɵɶʉʊʌʏæ?");
    return vowels.indexOf(sound) >= 0;
}

bool is_sound(UChar32 letter) {
    // Signs of stress and length, of how a sound is made, and ties; numbers tell variants of a sound.
    return u_isalpha(letter) != 0 && u_charType(letter) != U_MODIFIER_LETTER;
}

struct Sounds {
    bool has_vowel = false;
    int most_consonants = 0; ///< in a row
};

Sounds sounds_of(const std::string& phonemes) {
    Sounds sounds;
    int consonants = 0;
    UChar32 before = 0;
    const auto unicode = icu::UnicodeString::fromUTF8(phonemes);
    for (std::int32_t at = 0; at < unicode.length(); at = unicode.moveIndex32(at, 1)) {
        const UChar32 sound = unicode.char32At(at);
        const bool is_end_of_affricate = (sound == U'ʒ' && before == U'd') || (sound == U'ʃ' && before == U't');
        if (sound == ' ') {
            consonants = 0;
        } else if (is_vowel(sound)) {
            sounds.has_vowel = true;
            consonants = 0;
        } else if (is_sound(sound) && !is_end_of_affricate) {
            sounds.most_consonants = std::max(sounds.most_consonants, ++consonants);
        }
        if (is_sound(sound)) before = sound;
    }
    return sounds;
}

/// Why nobody would understand the word; empty if they would.
std::optional<std::string> trouble_with(const std::string& tag, const std::string& word, bool may_be_a_name) {
    const std::string phonemes = voice().phonemes({{tag}, word});
    const bool is_arabic = script_of(icu::UnicodeString::fromUTF8(word).char32At(0)) == USCRIPT_ARABIC;
    const bool is_own = is_arabic == (tag == "ar" || tag == "fa");
    if (is_own && phonemes.find('(') != std::string::npos && !may_be_a_name) return phonemes + ", by another voice";
    if (!is_own) return std::nullopt;
    const Sounds sounds = sounds_of(phonemes);
    if (!sounds.has_vowel) return phonemes + ", without a vowel";
    // Persian words end in two consonants, and what is put behind them may begin with a third.
    const int most_in_a_row = tag == "fa" ? 3 : 2;
    if (is_arabic && sounds.most_consonants > most_in_a_row) return phonemes + ", without vowels enough";
    return std::nullopt;
}

/// The first word behind every number of the catalogue: `{count, plural, one {# orden} other {# órdenes}}`.
std::set<std::string> words_counted_in(const std::string& tag) {
    std::set<std::string> found;
    std::ifstream file(locales() / tag / "messages.toml");
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        const auto unicode = icu::UnicodeString::fromUTF8(line);
        for (std::int32_t at = unicode.indexOf(u'#'); at >= 0; at = unicode.indexOf(u'#', at + 1)) {
            std::int32_t end = at + 2;
            while (end < unicode.length() && is_letter(unicode.char32At(end))) ++end;
            std::string word;
            unicode.tempSubStringBetween(at + 2, end).toUTF8String(word);
            if (end > at + 2) found.insert(word);
        }
    }
    return found;
}

/// In Arabic the numbers as the voice says them are those of what is masculine; three go with a plural.
const std::set<std::string>& masculine() {
    static const std::set<std::string> nouns{
        "أَحرُف",  "أَحصِنَة", "أَفيال", "أمر",   "أمرًا",  "أوامر", "بَيادِق", "بيدق", "بَيدَقًا", "تَسجيل", "تَسجيلًا", "تَسجيلات",
        "حرف",   "حرفًا",  "حصان",  "حِصانًا", "رُخّ",    "رُخًّا",   "رِخاخ",  "فيل",  "فيلًا",  "مربع",  "مربعًا",  "مُرَبَّعات",
        "وُزَراء", "وزير",  "وَزيرًا", "عَمود",  "عَمودًا", "أَعمِدَة", "صَفّ",    "صَفًّا",  "صُفوف",  "سَطر",   "سَطرًا",   "أَسطُر"};
    return nouns;
}

/// French `qu’` before a vowel, the Arabic prefix before the name of a key.
bool is_part_of_word(const std::string& word) {
    return word.ends_with("’") || word.ends_with('\'') || word.ends_with("ـ");
}

} // namespace

TEST_CASE("Every word that is said in any language can be said by its voice") {
    const std::set<std::string> english = words_said_in("en");
    std::string unsayable;
    for (const auto& language : tests::share_of(speech::phrases::languages(locales()), 3)) {
        std::set<std::string> all = words_said_in(language.tag);
        REQUIRE(all.size() > 500);
        add_words_of_catalogue(language.tag, all);
        for (const std::string& word : all) {
            if (icu::UnicodeString::fromUTF8(word).countChar32() < 2 || is_part_of_word(word)) continue;
            // What is written alike in English is a name.
            const auto trouble = trouble_with(language.tag, word, english.contains(word));
            if (trouble) unsayable += language.tag + ": " + word + ": " + *trouble + '\n';
        }
    }
    CHECK(unsayable == "");
}

TEST_CASE("Every text of every language is composed as Unicode's NFC has it") {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const composed = icu::Normalizer2::getNFCInstance(status);
    REQUIRE(U_SUCCESS(status));
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(locales())) {
        if (entry.path().extension() != ".toml") continue;
        INFO(entry.path().string());
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        CHECK(composed->isNormalized(icu::UnicodeString::fromUTF8(text), status));
        ++count;
    }
    CHECK(count > 20);
}

TEST_CASE("French signs of two parts have a thin space beside them, which the voice does not read") {
    std::ifstream file(locales() / "fr" / "messages.toml");
    REQUIRE(file);
    const std::regex wide("« | »| [;!?]| :(?!:)");
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) CHECK_FALSE(std::regex_search(line, wide));
}

TEST_CASE("Words that were said wrongly have the sounds they should have") {
    std::ifstream file(std::filesystem::path(KLANGBRETT_SOURCE_DIR) / "tests/speech/pronounced/wanted.txt");
    REQUIRE(file);
    std::string wrong;
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t colon = line.find(": ");
        const std::size_t arrow = line.find(" -> ");
        INFO(line);
        REQUIRE(colon != std::string::npos);
        REQUIRE(arrow != std::string::npos);
        const Run run{{line.substr(0, colon)}, line.substr(colon + 2, arrow - colon - 2)};
        const std::string phonemes = voice().phonemes(run);
        if (phonemes != line.substr(arrow + 4)) wrong += line + ", not " + phonemes + '\n';
        ++count;
    }
    CHECK(wrong == "");
    CHECK(count > 50);
}

TEST_CASE("Where numbers agree with what is counted the voice knows the gender of all that is") {
    const std::set<std::string> no_nouns{"contando", "de", "d’entre"};
    for (const std::string tag : {"es", "fr"}) {
        const auto counted = words_counted_in(tag);
        CHECK(counted.size() > 20);
        for (const std::string& noun : counted) {
            if (no_nouns.contains(noun)) continue;
            CAPTURE(tag, noun);
            CHECK(voice().written({{tag}, "21 " + noun}) != "21 " + noun);
        }
    }
    for (const std::string& noun : words_counted_in("ar")) {
        if (masculine().contains(noun)) continue;
        CAPTURE(noun);
        const bool is_known = voice().written({{"ar"}, "٣ " + noun}) != "٣ " + noun ||
                              voice().written({{"ar"}, "٢١ " + noun}) != "٢١ " + noun;
        CHECK(is_known);
    }
}

TEST_CASE("German writes one as a word, since it has a gender and a case, and all other numbers have none") {
    std::ifstream file(locales() / "de" / "messages.toml");
    REQUIRE(file);
    const std::regex one_in_digits("(one|=1) \\{[^{}]*#");
    std::size_t plurals = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.find(", plural,") == std::string::npos) continue;
        ++plurals;
        CAPTURE(line);
        CHECK_FALSE(std::regex_search(line, one_in_digits));
    }
    CHECK(plurals > 30);
}

TEST_CASE("Every number to 120 agrees with every noun that is counted") {
    const std::set<std::string> no_nouns{"contando", "de", "d’entre"};
    const auto said = [](const std::string& tag, const std::string& number, const std::string& noun) {
        return voice().written({{tag}, number + " " + noun});
    };
    for (const std::string tag : {"es", "fr"})
        for (const std::string& noun : words_counted_in(tag)) {
            if (no_nouns.contains(noun)) continue;
            const std::string one = said(tag, "1", noun);
            const bool is_feminine = one.starts_with("una ") || one.starts_with("une ");
            CAPTURE(tag, noun, one);
            CHECK((is_feminine || one.starts_with("un ")));
            for (int number = 0; number <= 120; ++number) {
                const std::string digits = std::to_string(number);
                const std::string words = said(tag, digits, noun);
                CAPTURE(number, words);
                const bool is_by_score =
                    tag == "fr" && (number == 71 || number == 91 || (number == 81 && !is_feminine));
                const bool agrees = number % 10 == 1 && number % 100 != 11 && !is_by_score;
                const std::string end = std::string(!is_feminine ? "n " : tag == "es" ? "una " : "une ") + noun;
                CHECK((agrees ? words.ends_with(end) && !words.starts_with(digits) : words == digits + " " + noun));
            }
        }
    for (const std::string& noun : words_counted_in("ar")) {
        if (masculine().contains(noun)) continue;
        const bool is_plural = said("ar", "٣", noun) != "٣ " + noun;
        const bool is_singular = said("ar", "٢١", noun) != "٢١ " + noun;
        CHECK(is_plural != is_singular);
        for (int number = 0; number <= 120; ++number) {
            std::string digits;
            for (const char digit : std::to_string(number))
                digits += std::string("\xd9") + static_cast<char>(digit - '0' + '\xa0');
            const int part = number % 100;
            const bool is_ten = part % 10 == 0 && part != 10;
            CAPTURE(noun, digits);
            const bool agrees = is_plural ? part >= 3 && part <= 10 : part > 10 && !is_ten;
            CHECK((said("ar", digits, noun) != digits + " " + noun) == agrees);
        }
    }
}
