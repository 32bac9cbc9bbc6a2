// How long the sentences of the catalogues are, whichever way their choices fall.
#include "speech/phrases/locale.hpp"
#include "speech/phrases/messages_file.hpp"
#include "tests/support/catch.hpp"

#include <unicode/messagepattern.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace speech::phrases;

namespace {

using Texts = std::vector<icu::UnicodeString>;

/// Every text a pattern can become. What is inserted is one word.
class Spread {
public:
    explicit Spread(const std::string& pattern)
        : pattern_(icu::UnicodeString::fromUTF8(pattern), nullptr, error_) {
        REQUIRE(U_SUCCESS(error_));
    }

    Texts texts() const { return message(0); }

private:
    /// Of the message that begins with that part.
    Texts message(std::int32_t first) const {
        const std::int32_t last = pattern_.getLimitPartIndex(first);
        Texts texts{{}};
        std::int32_t from = pattern_.getPart(first).getLimit();
        for (std::int32_t at = first + 1; at <= last; ++at) {
            const auto& part = pattern_.getPart(at);
            append(texts, {pattern_.getPatternString().tempSubStringBetween(from, part.getIndex())});
            if (part.getType() == UMSGPAT_PART_TYPE_ARG_START) {
                append(texts, argument(at));
                at = pattern_.getLimitPartIndex(at);
            } else if (part.getType() == UMSGPAT_PART_TYPE_REPLACE_NUMBER) {
                append(texts, {icu::UnicodeString("0")});
            }
            from = pattern_.getPart(at).getLimit();
        }
        return texts;
    }

    /// Of the argument that begins with that part: each of its messages, or a word.
    Texts argument(std::int32_t first) const {
        Texts texts;
        const std::int32_t last = pattern_.getLimitPartIndex(first);
        for (std::int32_t at = first + 1; at < last; ++at) {
            if (pattern_.getPart(at).getType() != UMSGPAT_PART_TYPE_MSG_START) continue;
            const Texts chosen = message(at);
            texts.insert(texts.end(), chosen.begin(), chosen.end());
            at = pattern_.getLimitPartIndex(at);
        }
        return texts.empty() ? Texts{icu::UnicodeString("x")} : texts;
    }

    static void append(Texts& texts, const Texts& next) {
        Texts longer;
        for (const auto& text : texts)
            for (const auto& end : next) longer.push_back(text + end);
        std::sort(longer.begin(), longer.end());
        longer.erase(std::unique(longer.begin(), longer.end()), longer.end());
        texts = std::move(longer);
    }

    UErrorCode error_ = U_ZERO_ERROR;
    icu::MessagePattern pattern_;
};

/// The words of the longest sentence. A semicolon or a colon does not end one.
int longest_sentence(const icu::UnicodeString& text) {
    int longest = 0;
    int words = 0;
    bool in_word = false;
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 character = text.char32At(at);
        const bool is_space = u_isUWhiteSpace(character) != 0;
        if (is_space) in_word = false;
        if (!in_word && u_isalnum(character) != 0) {
            in_word = true;
            longest = std::max(longest, ++words);
        }
        const bool is_last = at + 1 >= text.length() || u_isUWhiteSpace(text.char32At(at + 1)) != 0;
        constexpr UChar32 arabic_question_mark = 0x61F;
        const bool is_end =
            character == U'.' || character == U'!' || character == U'?' || character == arabic_question_mark;
        if (is_end && is_last) words = 0;
    }
    return longest;
}

Messages messages_of(const Language& language) {
    const auto file = locales_of(KLANGBRETT_DATA_FOLDER) / language.tag / "messages.toml";
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    auto read = read_messages(text.str(), file.string());
    REQUIRE(std::holds_alternative<Messages>(read));
    return std::get<Messages>(std::move(read));
}

} // namespace

TEST_CASE("A sentence ends with a full stop and not with a semicolon, and its words are counted so") {
    const auto longest = [](const std::string& pattern) {
        int words = 0;
        for (const auto& text : Spread(pattern).texts()) words = std::max(words, longest_sentence(text));
        return words;
    };
    CHECK(longest("One two. Three; four: five") == 3);
    CHECK(longest("{who, select, you {Your own} other {Their}} {piece} is on {place}.") == 6);
    CHECK(longest("{count, plural, one {# move} other {some more moves}} {a, select, b {{c, select, d {e. f} other "
                  "{g}}} other {}}") == 4);
}

TEST_CASE("No sentence of a catalogue has more than twenty words, whichever way its choices fall") {
    for (const Language& language : languages(locales_of(KLANGBRETT_DATA_FOLDER))) {
        const Messages messages = messages_of(language);
        REQUIRE(messages.full.size() > 1000);
        for (const auto* list : {&messages.full, &messages.brief})
            for (const Message& message : *list)
                for (const auto& text : Spread(message.pattern).texts()) {
                    std::string said;
                    text.toUTF8String(said);
                    CAPTURE(language.tag, message.name, said);
                    CHECK(longest_sentence(text) <= 20);
                }
    }
}
