// Text as the library for Unicode takes it.
#pragma once

#include <unicode/unistr.h>

#include <string_view>

namespace speech::vocabulary {

inline icu::UnicodeString unicode(std::string_view text) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

} // namespace speech::vocabulary
