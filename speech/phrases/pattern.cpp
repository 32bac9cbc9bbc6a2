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
        ArgumentKind& known = arguments.try_emplace(utf8(pattern.getSubstring(name)), kind).first->second;
        if (known == ArgumentKind::Anything) known = kind;
    }
    return arguments;
}

} // namespace speech::phrases
