#include "speech/phrases/script.hpp"

#include <unicode/uscript.h>

namespace speech::phrases {

namespace {

UScriptCode script_of(const Language& language) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = USCRIPT_LATIN;
    // Of languages with several, like Japanese, there is no room for all: those are not one script.
    const int32_t count = uscript_getCode(language.tag.c_str(), &script, 1, &status);
    return U_SUCCESS(status) && count == 1 ? script : USCRIPT_LATIN;
}

} // namespace

bool share_script(const Language& one, const Language& other) { return script_of(one) == script_of(other); }

} // namespace speech::phrases
