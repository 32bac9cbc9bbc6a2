#include "speech/voice/espeak/pronunciation.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "base/text/utf8.hpp"
#include "base/toml/table.hpp"
#include "speech/phrases/locale.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <optional>
#include <system_error>

namespace speech::voice::espeak {
namespace {

constexpr UChar32 zero_width_non_joiner = 0x200C; // within Persian words

/// Where a word begins in a text, and where it ends.
struct Span {
    std::size_t begin;
    std::size_t end;
};

icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

bool is_of_word(UChar32 character) {
    return u_isalpha(character) != 0 || (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0 ||
           character == zero_width_non_joiner;
}

std::vector<Span> words_of(std::string_view text) {
    std::vector<Span> words;
    bool is_within = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at + base::text::first_character(text.substr(at));
        const bool continues = is_of_word(unicode(text.substr(at, end - at)).char32At(0));
        if (continues && !is_within) words.push_back({at, end});
        if (continues) words.back().end = end;
        is_within = continues;
        at = end;
    }
    return words;
}

std::string without_case(std::string_view text) {
    std::string folded;
    unicode(text).foldCase().toUTF8String(folded);
    return folded;
}

std::string with_all_replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

std::string noun_key(std::string_view noun) { return without_case(phrases::plain_text({{{}, std::string(noun)}})); }

/// How many bytes of the text's end are digits.
std::size_t digits_at_end(std::string_view text) {
    std::size_t begin = text.size();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at + base::text::first_character(text.substr(at));
        if (u_isdigit(unicode(text.substr(at, end - at)).char32At(0)) == 0)
            begin = text.size();
        else
            begin = std::min(begin, at);
        at = end;
    }
    return text.size() - begin;
}

} // namespace

std::string SpokenWords::with_number_for(std::string text, std::string_view noun) const {
    if (counted_.empty() || !text.ends_with(' ')) return text;
    const std::string_view before = std::string_view(text).substr(0, text.size() - 1);
    const std::size_t length = digits_at_end(before);
    const std::size_t begin = before.size() - length;
    const bool is_part_of_longer =
        begin > 0 && std::string_view(".,:/").find(text[begin - 1]) != std::string_view::npos;
    if (length == 0 || is_part_of_longer) return text;
    for (const Counted& counted : counted_) {
        const auto number = counted.numbers.find(std::string(before.substr(begin)));
        if (number == counted.numbers.end() || !counted.nouns.contains(noun_key(noun))) continue;
        return text.substr(0, begin) + number->second + ' ';
    }
    return text;
}

void SpokenWords::add(const std::string& words, std::string written) {
    most_words_ = std::max(most_words_, words_of(words).size());
    words_.insert_or_assign(without_case(words), std::move(written));
}

std::variant<SpokenWords, base::toml::DataFault> SpokenWords::read(const std::filesystem::path& file) {
    const auto parsed = base::data::read_file(file);
    if (!parsed) return parsed.error();
    const auto spoken = base::toml::read<SpokenWords>(
        *parsed, base::platform::shown(file), +[](const base::toml::Table& root) {
            root.know({"words", "phonemes", "signs", "counted"});
            SpokenWords read;
            const auto add = [&](const char* table, const auto& as_written) {
                for (const auto& [words, written] : root.options(table)) {
                    const auto found = words_of(words);
                    if (found.empty() || found.front().begin != 0 || found.back().end != words.size())
                        root.refuse(table, "whole words, not \"" + words + "\"");
                    read.add(words, as_written(written));
                }
            };
            add("words", [](const std::string& written) { return written; });
            add("phonemes", [](const std::string& written) { return "[[" + written + "]]"; });
            read.signs_ = root.options("signs");
            for (const auto& [sign, written] : read.signs_)
                if (sign.empty()) root.refuse("signs", "a text to be replaced");
            for (const base::toml::Table& table : root.optional_tables("counted")) {
                table.know({"nouns", "numbers"});
                Counted counted;
                for (const std::string& noun : table.texts("nouns")) counted.nouns.insert(noun_key(noun));
                for (const auto& [digits, said] : table.options("numbers")) {
                    if (digits.empty() || digits_at_end(digits) != digits.size())
                        table.refuse("numbers", "digits, not \"" + digits + "\"");
                    counted.numbers.insert_or_assign(digits, said);
                }
                read.counted_.push_back(std::move(counted));
            }
            return read;
        });
    if (!spoken) return spoken.error();
    return *spoken;
}

std::string SpokenWords::written(std::string_view text) const {
    const std::vector<Span> words = words_of(text);
    std::string result;
    std::size_t copied = 0;
    for (std::size_t first = 0; first < words.size();) {
        result += text.substr(copied, words[first].begin - copied);
        copied = words[first].begin;
        result = with_number_for(std::move(result), text.substr(copied, words[first].end - copied));
        std::size_t count = std::min(most_words_, words.size() - first);
        auto found = words_.end();
        for (; count > 0; --count) {
            const std::size_t begin = words[first].begin;
            found = words_.find(without_case(text.substr(begin, words[first + count - 1].end - begin)));
            if (found != words_.end()) break;
        }
        if (found == words_.end()) {
            ++first;
            continue;
        }
        result += found->second;
        copied = words[first + count - 1].end;
        first += count;
    }
    result += text.substr(copied);
    for (const auto& [sign, instead] : signs_) result = with_all_replaced(std::move(result), sign, instead);
    return result;
}

std::string Pronunciation::written(const phrases::Run& run) const {
    const std::string text = with_all_replaced(run.text, "[[", "[ [");
    const auto found = languages.find(run.language);
    return found == languages.end() ? text : found->second.written(text);
}

LoadedPronunciation load_pronunciation(const std::filesystem::path& locales) {
    LoadedPronunciation loaded;
    for (const phrases::Language& language : phrases::languages(locales)) {
        const auto file = locales / base::platform::path_of(language.tag) / "spoken.toml";
        std::error_code unseen;
        if (!std::filesystem::exists(file, unseen)) continue;
        auto read = SpokenWords::read(file);
        if (auto* fault = std::get_if<base::toml::DataFault>(&read))
            loaded.broken.emplace_back(language, std::move(*fault));
        else
            loaded.words.languages.emplace(language, std::get<SpokenWords>(std::move(read)));
    }
    return loaded;
}

} // namespace speech::voice::espeak
