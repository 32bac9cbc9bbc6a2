// No sentence is so long that its beginning is forgotten at its end.
#include "base/platform/whole_file.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <string_view>

namespace {

constexpr int most_words = 20;
/// What is enumerated, such as the pieces on the board, is as long as there is of it.
constexpr int least_commas_of_list = 3;

template <std::size_t Count>
bool ends_with_any(std::string_view word, const std::array<std::string_view, Count>& ends) {
    return std::ranges::any_of(ends, [word](std::string_view end) { return word.ends_with(end); });
}

/// The words of the longest sentence in a line of the golden texts, or of the longest part of it that stands alone.
int longest_sentence(const std::string& line) {
    constexpr std::array<std::string_view, 7> ends{".", "!", "?", ":", ";", "؟", "؛"};
    constexpr std::array<std::string_view, 2> commas{",", "،"};
    int longest = 0;
    int words = 0;
    int listed = 0;
    const auto end_sentence = [&] {
        if (listed < least_commas_of_list) longest = std::max(longest, words);
        words = 0;
        listed = 0;
    };
    std::istringstream parts(line);
    for (std::string word; parts >> word;) {
        if (word == "|") continue; // the language changes
        ++words;
        if (ends_with_any(word, commas)) ++listed;
        if (ends_with_any(word, ends)) end_sentence();
    }
    end_sentence();
    return longest;
}

} // namespace

TEST_CASE("A sentence has at most twenty words, in any language") {
    const auto locales = speech::phrases::locales_of(words::source);
    for (const auto& language : speech::phrases::languages(locales))
        for (const char* file : {"said.txt", "screens.txt"}) {
            const auto text = base::platform::read_whole(locales / language.tag / file);
            REQUIRE(text);
            std::istringstream lines(*text);
            for (std::string line; std::getline(lines, line);) {
                CAPTURE(language.tag, file, line);
                CHECK(longest_sentence(line) <= most_words);
            }
        }
}

TEST_CASE("Words are counted from one end of a sentence to the next, and lists are as long as they are") {
    CHECK(longest_sentence("en:One two. Three four five | de:sechs! Seven") == 4);
    CHECK(longest_sentence("en:One, two, three, four, five. Six") == 1);
}
