#include "speech/phrases/pattern.hpp"

#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace speech::phrases {
namespace {

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

ArgumentKind kind_of(const icu::MessagePattern& pattern, int32_t start) {
    switch (pattern.getPart(start).getArgType()) {
    case UMSGPAT_ARG_TYPE_NONE: return ArgumentKind::Anything;
    case UMSGPAT_ARG_TYPE_SELECT: return ArgumentKind::Choice;
    case UMSGPAT_ARG_TYPE_SIMPLE:
    case UMSGPAT_ARG_TYPE_CHOICE:
    case UMSGPAT_ARG_TYPE_PLURAL:
    case UMSGPAT_ARG_TYPE_SELECTORDINAL: return ArgumentKind::Number;
    }
    return ArgumentKind::Anything;
}

/// A select is made of its start, its name, and pairs of a word and the message said for it.
void read_choices(const icu::MessagePattern& pattern, int32_t start, PatternArgument& argument) {
    const int32_t limit = pattern.getLimitPartIndex(start);
    for (int32_t word = start + 2; word < limit; word = pattern.getLimitPartIndex(word + 1) + 1) {
        const std::string text = utf8(pattern.getSubstring(pattern.getPart(word)));
        const int32_t message = word + 1;
        const bool is_silent =
            pattern.getPart(message).getLimit() == pattern.getPart(pattern.getLimitPartIndex(message)).getIndex();
        if (text != "other")
            argument.choices.insert(text);
        else if (is_silent)
            argument.else_silent = true;
    }
}

} // namespace

std::variant<PatternArguments, PatternFault> read_arguments(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    icu::MessagePattern pattern(status);
    pattern.parse(icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size()))),
                  &where, status);
    if (U_FAILURE(status)) return PatternFault{utf8(icu::UnicodeString(where.preContext))};

    PatternArguments arguments;
    for (int32_t place = 0; place < pattern.countParts(); ++place) {
        if (pattern.getPartType(place) != UMSGPAT_PART_TYPE_ARG_START) continue;
        const icu::MessagePattern::Part& name = pattern.getPart(place + 1);
        if (name.getType() != UMSGPAT_PART_TYPE_ARG_NAME)
            return PatternFault{utf8(pattern.getPatternString().tempSubString(0, name.getLimit()))};
        const ArgumentKind kind = kind_of(pattern, place);
        PatternArgument& known = arguments[utf8(pattern.getSubstring(name))];
        if (known.kind == ArgumentKind::Anything) known.kind = kind;
        if (kind == ArgumentKind::Choice) read_choices(pattern, place, known);
    }
    return arguments;
}

} // namespace speech::phrases
